/** Tables of numbers: points by source and cards by what became of them, one column a player. */
import { Sign } from '../art/chips';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { Counted } from '../motion/counted';
import type { RecordStory, Story } from '../net/types';
import { events } from '../state/store';
import { tallies } from './statistics';

const SOURCES = ['settlements', 'cities', 'longest_route', 'largest_army', 'cards', 'metropolises', 'defender', 'merchant'];
const TALLIES = ['gained', 'blocked', 'discarded', 'took', 'lost', 'traded', 'banked'] as const;

/** Milliseconds after which the scene has risen, and for which points count up. */
const RISEN = 300;
const COUNTED = 600;

interface Row {
  name: string;
  title: string;
  cells: (number | string)[];
  sum?: boolean;
}

function Numbers({ caption, seats, rows, winner }: { caption: string; seats: number[]; rows: Row[]; winner: number | null }) {
  const mark = (i: number) => (seats[i] === winner ? 'winner' : undefined);
  return (
    <table class="numbers">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat, i) => (
            <th scope="col" key={seat} class={mark(i)}>
              <Sign colour={colourOf(seat)} size={20} />
              <bdi>{seatName(seat)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} class={row.sum ? 'sum' : undefined}>
            <th scope="row" title={row.title}>
              {row.name}
            </th>
            {row.cells.map((cell, i) => (
              <td key={seats[i]} class={mark(i)}>
                {row.sum && typeof cell === 'number' ? <Counted n={cell} ms={COUNTED} delay={RISEN} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The points of everybody by source, hidden cards included, the winner first. */
export function Scores({ story, winner }: { story: Story | RecordStory; winner: number | null }) {
  const ranked = [...story.final].sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.points - a.points);
  const used = SOURCES.filter((source) => ranked.some((one) => one.sources[source]));
  const rows: Row[] = used.map((source) => ({ name: t(`source-${source}`), title: '', cells: ranked.map((one) => one.sources[source] ?? '–') }));
  const sum: Row = { name: t('sum'), title: '', cells: ranked.map((one) => one.points), sum: true };
  return <Numbers caption={t('final-points')} seats={ranked.map((one) => one.seat)} rows={[...rows, sum]} winner={winner} />;
}

/** Cards gained, kept back, stolen and traded. */
export function Cards({ seats }: { seats: number }) {
  const counted = tallies(events.value, seats);
  const rows: Row[] = TALLIES.map((what) => ({ name: t(`tally-${what}`), title: t(`tally-${what}-about`), cells: counted.map((tally) => tally[what]) }));
  return <Numbers caption={t('cards-counted')} seats={counted.map((_, seat) => seat)} rows={rows} winner={null} />;
}
