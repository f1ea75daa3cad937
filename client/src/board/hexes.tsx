/** The land: ground, scenery and number tokens. Each terrain is known by what stands on it, not by colour alone. */
import type { Terrain } from '../net/types';
import { scene } from '../state/store';
import { corners, polygon, scatter, smooth } from './geometry';
import type { HexPlace, Model } from './model';

type Plant = readonly [symbol: string, x: number, y: number, scale: number];

const GROUND: Record<Terrain, readonly [ground: string, rim: string]> = {
  forest: ['#5c9a58', '#3f7a45'],
  hills: ['#d98a5b', '#b5633a'],
  pasture: ['#b4d976', '#88b44c'],
  fields: ['#f3cd55', '#d0a32c'],
  mountains: ['#b3b4c0', '#888a9b'],
  desert: ['#e9cf98', '#c9a765'],
  sea: ['none', '#a9d5e2'],
  gold: ['#e8b93a', '#b8860b'],
};

const PLANTED: Partial<Record<Terrain, readonly Plant[]>> = {
  forest: [
    ['tree', 0, -23, 0.95],
    ['tree', -21, -17, 0.9],
    ['tree', 21, -17, 0.9],
    ['tree', -36, -5, 0.95],
    ['tree', -11, -10, 1.05],
    ['tree', 13, -9, 1.1],
    ['tree', 37, -4, 0.95],
    ['tree', -35, 28, 0.8],
    ['tree', 35, 29, 0.85],
    ['tree', -12, 48, 0.52],
    ['tree', 11, 49, 0.55],
  ],
  hills: [
    ['bricks', 2, -12, 1],
    ['one-brick', -35, 24, 0.85],
    ['one-brick', 36, 16, 0.85],
    ['one-brick', 8, 45, 0.75],
  ],
  pasture: [
    ['tuft', -3, -38, 0.9],
    ['tuft', 34, -21, 1],
    ['tuft', -40, -8, 1],
    ['sheep', 11, -25, 0.85],
    ['sheep', -18, -12, -1.1],
    ['tuft', 20, -10, 1.1],
    ['tuft', 38, 6, 1],
    ['tuft', -33, 12, 1.1],
    ['tuft', -38, 32, 0.9],
    ['sheep', 34, 31, 0.65],
    ['tuft', -11, 45, 0.9],
    ['tuft', 8, 49, 0.9],
  ],
  fields: [
    ['ear', -9, -20, 0.85],
    ['ear', 9, -20, 0.85],
    ['ear', -26, -12, 0.9],
    ['ear', 26, -12, 0.9],
    ['ear', 0, -9, 1],
    ['ear', -16, -6, 1],
    ['ear', 16, -6, 1],
    ['ear', -37, 0, 0.95],
    ['ear', 37, 0, 0.95],
    ['ear', -31, 26, 0.85],
    ['ear', 31, 26, 0.85],
  ],
  mountains: [
    ['peak', 2, -15, 0.95],
    ['peak', -25, -7, 0.85],
    ['peak', 27, -6, 0.9],
    ['peak', -35, 28, 0.5],
    ['peak', 35, 29, 0.45],
  ],
  desert: [
    ['cactus', 27, -2, 1.15],
    ['cactus', -31, 34, 0.8],
  ],
  gold: [
    ['coins', -18, -16, 0.8],
    ['coins', 22, -10, 0.8],
  ],
};

/** Lines of the ground: fill, stroke, path. */
const RELIEF: Partial<Record<Terrain, readonly (readonly [fill: string, stroke: string, d: string])[]>> = {
  forest: [['#4b8a4b', 'none', 'M-46 2Q0-40 46 2Z']],
  hills: [
    ['#c3704a', 'none', 'M-50-4Q-34-42-8-12Q-2-4 0 4Q-26-4-50-4Z'],
    ['#cd7b50', 'none', 'M-6-2Q16-46 42-18Q48-10 50 2Q24-6-6-2Z'],
    ['none', '#b5633a', 'M-48 32Q-30 14-16 34M20 34Q34 22 48 32'],
  ],
  pasture: [['#a5cd66', 'none', 'M-50-6Q-24-24 0-10T50-12V4H-50Z']],
  fields: [['none', '#d0a02a', 'M-48 34Q0 22 48 34M-42 42Q0 30 42 42M-30 48Q0 38 30 48M-16 54Q0 47 16 54']],
  mountains: [['#9c9dac', 'none', 'M-50 2Q-20-14 0-6T50 0V8H-50Z']],
  desert: [
    ['#f6ab3d', 'none', 'M-33-24A8 8 0 1 1-17-24A8 8 0 1 1-33-24Z'],
    ['#dcb974', 'none', 'M-49 4Q-24-20 6 2Q24-10 49 4V26L0 54-49 27Z'],
    ['#cfa75d', 'none', 'M-49 20Q-18 2 10 24Q30 14 49 26L0 54-49 27Z'],
    ['#dcb974', 'none', 'M-38 33Q-14 22 8 38Q20 34 30 37L0 54Z'],
  ],
};

export const TOKEN_LOW = 13;

export function Tile({ hex }: { hex: HexPlace }) {
  const shape = polygon(corners([0, 0], 0.05));
  const [ground, rim] = GROUND[hex.terrain];
  const turned = scatter(hex.q, hex.r) > 0 ? ' scale(-1 1)' : '';
  return (
    <g class={`hex ${hex.terrain}`} transform={`translate(${hex.at[0]} ${hex.at[1]})`}>
      <path d={shape} fill={ground} stroke={rim} stroke-width="3" stroke-linejoin="round" />
      <g transform={turned.trim() || undefined}>
        {RELIEF[hex.terrain]?.map(([fill, stroke, d]) => (
          <path key={d} d={d} fill={fill} stroke={stroke} stroke-width="2.5" stroke-linecap="round" />
        ))}
        {PLANTED[hex.terrain]?.map(([symbol, x, y, scale]) => (
          <use key={`${x} ${y}`} href={`#${symbol}`} transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`} />
        ))}
      </g>
    </g>
  );
}

export function pips(token: number): number {
  return 6 - Math.abs(7 - token);
}

export function Token({ hex, value, rolled, robbed }: { hex: HexPlace; value: number; rolled: boolean; robbed: boolean }) {
  const n = pips(value);
  const size = 15 + 2.2 * n;
  const state = `token${n === 5 ? ' red' : ''}${rolled ? ' rolled' : ''}${robbed ? ' robbed' : ''}`;
  return (
    <g class={state} transform={`translate(${hex.at[0]} ${hex.at[1] + TOKEN_LOW})`}>
      {rolled && <circle class="halo" r="27" />}
      <circle class="disc" r="20.5" />
      <text y={-2 + 0.35 * size} font-size={size}>
        {value}
      </text>
      {Array.from({ length: n }, (_, i) => (
        <circle key={i} class="pip" cx={5 * i - 2.5 * (n - 1)} cy="13.5" r="2" />
      ))}
    </g>
  );
}

/** The beach around the island and the tiles on it. */
export function Land({ map }: { map: Model }) {
  const shape = smooth(map.coast);
  return (
    <g class="land" aria-hidden="true">
      <path class="shallows wide" d={shape} />
      <path class="shallows" d={shape} />
      <path class="foam" d={shape} />
      <path class="beach" d={shape} />
      {[...map.hexes.values()].map((hex) => (
        <Tile key={hex.name} hex={hex} />
      ))}
    </g>
  );
}

export function Tokens({ map }: { map: Model }) {
  const now = scene.value;
  if (!now) return null;
  const sum = now.dice ? now.dice[0] + now.dice[1] : 0;
  return (
    <g class="tokens" aria-hidden="true">
      {[...map.hexes.values()].map((hex) => {
        const value = now.tokens[hex.name];
        const robbed = now.robber === hex.name;
        return value ? <Token key={hex.name} hex={hex} value={value} rolled={value === sum && !robbed} robbed={robbed} /> : null;
      })}
    </g>
  );
}
