/** A table before the start: who sits where, whom to invite. */
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../art/chips';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { showTable, type TablePage } from '../net/api';
import { isHost, mySeat, seats, send, table } from '../state/store';
import { Why } from '../table/Why';

export function Lobby() {
  const id = table.value?.id ?? '';
  const [page, setPage] = useState<TablePage | null>(null);
  useEffect(() => {
    void showTable(id).then(setPage, () => setPage(null));
  }, [id]);
  const full = seats.value.every((seat) => seat.kind !== 'open');
  const link = page?.invitations.seat;
  return (
    <main class="page lobby">
      <h1>{t('title')}</h1>
      <ul>
        {seats.value.map((seat) => (
          <li key={seat.seat}>
            <Sign colour={seat.colour} size={24} />
            {seat.kind === 'open' ? <i>{t('seat-open')}</i> : <bdi>{seatName(seat.seat)}</bdi>}
            {seat.kind === 'open' && mySeat.value === null && (
              <button type="button" class="small" onClick={() => send({ do: 'sit', seat: seat.seat })}>
                {t('sit-here')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {link && !full && (
        <label>
          {t('invite-link')}
          <input readOnly value={location.origin + link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <Why />
      {isHost.value ? (
        <button type="button" class="primary" data-act="start" disabled={!full} onClick={() => send({ do: 'start' })}>
          {t('start-game')}
        </button>
      ) : (
        <p>{t('prompt-start')}</p>
      )}
    </main>
  );
}
