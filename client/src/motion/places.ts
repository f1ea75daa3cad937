/** Where places of the table are on the screen. */
import { model, pointOf } from '../board/model';
import type { Point } from '../board/geometry';
import type { Spot } from './story';

/** A place on the screen: its middle, its size, and how it is turned. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

const rowOf = (seat: number) => `.player[data-seat="${seat}"]`;

/** The elements that a spot means; none for places of the board where nothing stands. */
function selectorOf(spot: Spot): string | null {
  switch (spot.at) {
    case 'slot':
      return `[data-slot="${spot.good}"] .pile`;
    case 'bank':
      return `[data-slot="${spot.good}"] .stock`;
    case 'seat':
      return `${rowOf(spot.seat)} .who > :first-child`;
    case 'points':
      return `${rowOf(spot.seat)} .points`;
    case 'hand':
      return `${rowOf(spot.seat)} .fact:first-child`;
    case 'level':
      return `${rowOf(spot.seat)} .level.of-${spot.track}`;
    case 'rung':
      return `.stage [data-rung="${spot.track} ${spot.level}"]`;
    case 'piece':
      return `.pieces [data-figure="${spot.name}"]`;
    case 'gate':
      return `.pieces [data-gate="${spot.name}"]`;
    case 'robber':
    case 'merchant':
      return `.pieces [data-figure="${spot.at}"]`;
    case 'dice':
      return '.tray .die';
    case 'sum':
      return '.tray b';
    case 'ship':
      return '.barbarians .lane .ship';
    case 'lane':
      return '.barbarians, .fleet';
    case 'prompt':
      return '.prompt';
    case 'stage':
      return '.stage.of-offers';
    case 'offer':
      return '.stage .offer.to-me header';
    case 'board':
      return '.board';
    case 'cards':
      return '.table .cards';
    default:
      return null;
  }
}

export function elementsAt(spot: Spot): Element[] {
  const selector = selectorOf(spot);
  return selector ? [...document.querySelectorAll(selector)] : [];
}

/** Where what stands on the board has its foot, in the units of the board. */
export function boardPoint(spot: Spot): Point | null {
  const map = model.peek();
  if (!map || !('name' in spot)) return null;
  switch (spot.at) {
    case 'robber': {
      const [x, y] = pointOf(map, 'hex', spot.name);
      return [x, y - 7];
    }
    case 'merchant':
    case 'hex':
      return pointOf(map, 'hex', spot.name);
    case 'edge':
      return pointOf(map, 'edge', spot.name);
    default:
      return pointOf(map, 'node', spot.name);
  }
}

/** What is on the board is measured in its hexes. */
const HEX = { width: 104, height: 120 };

function onBoard(spot: Spot): Box | null {
  const point = boardPoint(spot);
  const camera = document.querySelector<SVGGElement>('.board svg > g');
  const matrix = point && camera?.getScreenCTM();
  if (!point || !matrix) return null;
  const { x, y } = new DOMPoint(point[0], point[1]).matrixTransform(matrix);
  const turn = spot.at === 'edge' ? (model.peek()?.edges.get(spot.name)?.angle ?? 0) : 0;
  return { x, y, width: HEX.width * matrix.a, height: HEX.height * matrix.d, turn };
}

/** Where a spot is now; null when it is not to be seen. */
export function boxOf(spot: Spot): Box | null {
  if (spot.at === 'hex' || spot.at === 'node' || spot.at === 'edge') return onBoard(spot);
  for (const element of elementsAt(spot)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width && height) return { x: x + width / 2, y: y + height / 2, width, height, turn: 0 };
  }
  if (spot.at === 'bank') return boxOf({ at: 'slot', good: spot.good }) ?? boxOf({ at: 'board' });
  if (spot.at === 'slot' || spot.at === 'cards') return boxOf({ at: 'board' });
  return spot.at === 'hand' ? boxOf({ at: 'seat', seat: spot.seat }) : null;
}
