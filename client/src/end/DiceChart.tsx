/** How the dice fell against what was to be expected. */
import { t } from '../i18n/bundle';
import { events } from '../state/store';
import { histogram, rolls, standing, WAYS } from './statistics';

const BAR = 84;
const STEP = 26;

export function DiceChart() {
  const totals = rolls(standing(events.value));
  const counts = histogram(totals);
  const expected = WAYS.map((ways) => (totals.length * ways) / 36);
  const most = Math.max(1, ...counts, ...expected);
  const told = counts.map((n, i) => t('dice-bar', { sum: i + 2, n, expected: Math.round(10 * (expected[i] ?? 0)) / 10 })).join('; ');
  return (
    <figure class="chart dice-chart">
      <figcaption>
        {t('dice-rolled')} <small>{t('dice-count', { n: totals.length })}</small>
      </figcaption>
      <svg viewBox={`0 0 ${11 * STEP} ${BAR + 34}`} role="img" aria-label={told}>
        {counts.map((n, i) => {
          const height = (BAR * n) / most;
          const level = BAR + 14 - (BAR * (expected[i] ?? 0)) / most;
          return (
            <g key={i} transform={`translate(${STEP * i} 0)`}>
              <rect class={`bar${i === 5 ? ' seven' : ''}`} x="4" width={STEP - 8} y={BAR + 14 - height} height={height} rx="2" />
              <path class="expected" d={`M1 ${level.toFixed(1)}H${STEP - 1}`} />
              <text x={STEP / 2} y={BAR + 10 - height}>
                {n || ''}
              </text>
              <text class="axis" x={STEP / 2} y={BAR + 30}>
                {i + 2}
              </text>
            </g>
          );
        })}
      </svg>
      <p class="legend">
        <span class="dash" aria-hidden="true" /> {t('expected')}
      </p>
    </figure>
  );
}
