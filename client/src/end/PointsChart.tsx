/** How the points of all players grew, turn by turn. */
import { PAINT, SHAPES } from '../art/colours';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import type { RecordStory, Story } from '../net/types';
import type { Seat } from '../net/types';

const NARROW = 700;
const HIGH = 180;
const LEFT = 26;
const BELOW = 22;
const BESIDE = 16;

/** How many players before this one ended with the same points: their signs stand side by side. */
function abreast(story: Story | RecordStory, seat: number): number {
  const mine = story.final.find((one) => one.seat === seat)?.points;
  return story.final.filter((one) => one.seat < seat && one.points === mine).length;
}

export function PointsChart({ story, seats }: { story: Story | RecordStory; seats: readonly Seat[] }) {
  const wide = innerWidth < NARROW ? 330 : 560;
  const end = Math.max(1, story.steps);
  const { goal } = story.static;
  const most = Math.max(goal, ...story.final.map((one) => one.points));
  const x = (step: number) => LEFT + ((wide - LEFT - 16) * step) / end;
  const y = (points: number) => 10 + (HIGH - 10 - BELOW) * (1 - points / most);
  const every = Math.max(1, Math.ceil(story.turns.length / (wide / 70)));
  const line = (seat: number) =>
    story.points.map((one, i) => (i === 0 ? `M${x(one.step).toFixed(1)} ${y(one.points[seat] ?? 0).toFixed(1)}` : `H${x(one.step).toFixed(1)}V${y(one.points[seat] ?? 0).toFixed(1)}`)).join('') + `H${x(end).toFixed(1)}`;
  const told = story.final.map((one) => t('points-of', { player: seatName(one.seat), n: one.points })).join('; ');
  return (
    <figure class="chart points-chart">
      <figcaption>{t('points-over-time')}</figcaption>
      <svg viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={told}>
        {Array.from({ length: Math.floor(most / 2) + 1 }, (_, i) => 2 * i).map((n) => (
          <g key={n}>
            <path class="grid" d={`M${LEFT} ${y(n)}H${wide - 16}`} />
            <text class="axis level" x={LEFT - 6} y={y(n) + 4}>
              {n}
            </text>
          </g>
        ))}
        <path class="goal-line" d={`M${LEFT} ${y(goal)}H${wide - 16}`} />
        {story.turns
          .filter((_, i) => i % every === 0)
          .map((one) => (
            <text key={one.turn} class="axis" x={x(one.step)} y={HIGH - 4}>
              {one.turn}
            </text>
          ))}
        {seats.map((seat) => (
          <g key={seat.seat}>
            <path class="casing" d={line(seat.seat)} />
            <path class="growth" d={line(seat.seat)} stroke={PAINT[seat.colour].fill} />
          </g>
        ))}
        {seats.map((seat) => (
          <g key={seat.seat} transform={`translate(${x(end) - BESIDE * abreast(story, seat.seat)} ${y(story.final[seat.seat]?.points ?? 0)})`}>
            <circle r="7" fill={PAINT[seat.colour].fill} stroke="#2b2420" stroke-width="1.2" />
            <path d={SHAPES[seat.colour]} fill={PAINT[seat.colour].ink} transform="scale(.7)" />
          </g>
        ))}
      </svg>
      <p class="legend">{t('turns-axis')}</p>
    </figure>
  );
}
