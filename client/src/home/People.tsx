/** Who is at a table, in one line: people, bots, free seats. */
import { t } from '../i18n/bundle';
import type { SeatShown } from '../net/types';

/** Seats that anybody may take, or somebody who was invited. */
export const freeSeats = (seats: readonly Pick<SeatShown, 'kind' | 'kept'>[], invited = false): number => seats.filter((seat) => seat.kind === 'open' && (invited || !seat.kept)).length;

export function People({ seats }: { seats: readonly Pick<SeatShown, 'kind' | 'name' | 'kept'>[] }) {
  const names = seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name ?? '');
  const bots = seats.filter((seat) => seat.kind === 'bot').length;
  const free = freeSeats(seats);
  return (
    <span class="people">
      <bdi>{names.join(', ')}</bdi> {bots > 0 && <small>{t('with-bots', { n: bots })}</small>} {free > 0 && <small class="free">{t('free-seats', { n: free })}</small>}
    </span>
  );
}
