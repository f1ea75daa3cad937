/** Goods as small pictures, as cards, and as a line of both. */
import { entries, goodName, goodsText } from '../i18n/names';
import type { Good, Goods } from '../net/types';

type Part = readonly [symbol: string, x: number, y: number, scale: number];

/** Drawn into a square of 32, its middle on the origin. */
const PICTURES: Record<Good, readonly Part[]> = {
  lumber: [
    ['tree', -6, 11, 0.8],
    ['tree', 6, 12, 0.9],
  ],
  brick: [['bricks', 0, 9, 0.62]],
  wool: [['sheep', -2, 10, 0.95]],
  grain: [
    ['ear', -7, 12, 0.82],
    ['ear', 7, 12, 0.82],
    ['ear', 0, 12, 0.92],
  ],
  ore: [
    ['peak', -4, 11, 0.6],
    ['peak', 6, 11, 0.5],
  ],
  paper: [['scroll', 0, 11, 0.95]],
  cloth: [['bolt', 0, 9, 0.9]],
  coin: [['coins', -1, 9, 0.95]],
};

export function GoodPicture({ good }: { good: Good }) {
  return (
    <svg class="picture" viewBox="-16 -16 32 32" aria-hidden="true">
      {PICTURES[good].map(([symbol, x, y, scale]) => (
        <use key={`${x}`} href={`#${symbol}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </svg>
  );
}

/** A card's face: the picture on the ground that yields it. `bare`: something around it says the number. */
export function GoodFace({ good, count, bare = false }: { good: Good; count?: number; bare?: boolean }) {
  return (
    <span class={`face ${good}`}>
      <GoodPicture good={good} />
      {count !== undefined && (bare ? <span class="badge" data-mark={count} /> : <span class="badge">{count}</span>)}
    </span>
  );
}

/** Several goods in a line of text; spoken as words, unless `bare`: then something around it says them. */
export function GoodsLine({ goods, bare = false }: { goods: Goods; bare?: boolean }) {
  const said = bare ? {} : { role: 'img' as const, 'aria-label': goodsText(goods) };
  return (
    <span class="goods" {...said}>
      {entries(goods).map(([good, n]) => (
        <span key={good} class="some" title={goodName(good)}>
          {n > 1 && (bare ? <b data-mark={n} /> : <b>{n}</b>)}
          <span class={`chip ${good}`}>
            <GoodPicture good={good} />
          </span>
        </span>
      ))}
    </span>
  );
}
