/** The points of everybody by source, hidden cards included, the winner first. */
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import type { Story } from '../net/catalogue';
import { events } from '../state/store';
import { tallies } from './statistics';

const SOURCES = ['settlements', 'cities', 'longest_route', 'largest_army', 'cards', 'metropolises', 'defender', 'merchant'];
const TALLIES = ['gained', 'blocked', 'discarded', 'took', 'lost', 'traded', 'banked'] as const;

export function Scores({ story, winner }: { story: Story; winner: number | null }) {
  const used = SOURCES.filter((source) => story.final.some((one) => one.sources[source]));
  const rows = [...story.final].sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.points - a.points);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={t('final-points')}>
      <table class="numbers">
        <caption>{t('final-points')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            {used.map((source) => (
              <th scope="col" key={source}>
                {t(`source-${source}`)}
              </th>
            ))}
            <th scope="col">{t('sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} class={row.seat === winner ? 'winner' : ''}>
              <th scope="row">
                <PlayerChip seat={row.seat} plain />
              </th>
              {used.map((source) => (
                <td key={source}>{row.sources[source] ?? '–'}</td>
              ))}
              <td class="sum">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cards gained, kept back, stolen and traded. */
export function Cards({ seats }: { seats: number }) {
  const counted = tallies(events.value, seats);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={t('cards-counted')}>
      <table class="numbers">
        <caption>{t('cards-counted')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            {TALLIES.map((what) => (
              <th scope="col" key={what} title={t(`tally-${what}-about`)}>
                {t(`tally-${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map((tally, seat) => (
            <tr key={seat}>
              <th scope="row">
                <PlayerChip seat={seat} plain />
              </th>
              {TALLIES.map((what) => (
                <td key={what}>{tally[what]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
