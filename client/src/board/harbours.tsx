/** Harbours: a ship off the coast with the rate and the good on its sail, and a pier to each of its nodes. */
import { between, distance, scatter } from './geometry';
import type { HarbourPlace, Model } from './model';

const SAIL = 'M-20-28Q0-32 20-28Q25-8 20 13Q0 9-20 13Q-15-8-20-28Z';
const CLOTH: Record<string, string> = { lumber: '#acc69a', brick: '#eabe9c', wool: '#d8e6a9', grain: '#f7e099', ore: '#d7d3ce' };

const CARGO: Record<string, readonly (readonly [symbol: string, x: number, y: number, scale: number])[]> = {
  lumber: [['tree', 1.5, -5, 0.75]],
  brick: [['bricks', 1.5, -6, 0.6]],
  wool: [['sheep', 0.5, -6, 0.85]],
  grain: [
    ['ear', -5, -5, 0.62],
    ['ear', 8, -5, 0.62],
    ['ear', 1.5, -5, 0.68],
  ],
  ore: [
    ['peak', -5, -6, 0.45],
    ['peak', 5.5, -6, 0.58],
  ],
};

export function Ship({ harbour }: { harbour: HarbourPlace }) {
  const { good, at, ends } = harbour;
  return (
    <g class="harbour">
      {ends.map((node) => {
        const [a, b] = [between(node, at, 0.1), between(node, at, 0.7)];
        const line = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
        return (
          <g key={line}>
            <path class="pier-edge" d={line} />
            <path class="pier" d={line} />
          </g>
        );
      })}
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <path d="M0-34V20" stroke="#5f3d20" stroke-width="3.5" stroke-linecap="round" />
        <path d="M-26 15Q0 20 26 15Q23 28 13 28H-13Q-23 28-26 15Z" fill="#a8713f" stroke="#5f3d20" stroke-width="2" />
        <path d={SAIL} fill={CLOTH[good] ?? '#fbf2dc'} stroke="#5f3d20" stroke-width="2" stroke-linejoin="round" />
        {CARGO[good]?.map(([symbol, x, y, scale]) => (
          <use key={x} href={`#${symbol}`} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
        <text x="1.5" y={good === '3:1' ? -2 : 8.5} font-size={good === '3:1' ? 19 : 15}>
          {good === '3:1' ? '3:1' : '2:1'}
        </text>
      </g>
    </g>
  );
}

export function Harbours({ map }: { map: Model }) {
  return (
    <g aria-hidden="true">
      {map.harbours.map((harbour) => (
        <Ship key={harbour.edge} harbour={harbour} />
      ))}
    </g>
  );
}

/** Waves where there is water enough for them. */
export function Waves({ map }: { map: Model }) {
  const { left, top, width, height } = map.box;
  const lands = [...map.hexes.values()].map((hex) => hex.at);
  const found: string[] = [];
  for (let row = -5; row < height / 36 + 5; row++) {
    for (let column = -6; column < width / 76 + 6; column++) {
      const x = left + 34 + 76 * column + 38 * (row & 1) + 12 * scatter(row, column);
      const y = top + 26 + 36 * row + 8 * scatter(column, row, 7);
      const dry = lands.every((land) => distance([x + 9, y], land) > 98);
      if (dry && map.harbours.every(({ at }) => distance([x + 9, y], at) > 46)) found.push(`M${x.toFixed(0)} ${y.toFixed(0)}q4.5-6 9 0t9 0`);
    }
  }
  return <path class="waves" d={found.join('')} aria-hidden="true" />;
}
