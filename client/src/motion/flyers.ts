/** What is drawn over the table for a while: each picture with its way over the screen, and gone when it has arrived. */
import { signal } from '@preact/signals';
import { type Box, boxOf } from './places';
import type { Staged } from './queue';
import type { Fly, Picture, Show } from './story';

export interface Flyer {
  id: number;
  picture: Picture;
  /** Its size, where that is the place's and not its own. */
  size: { width: number; height: number } | null;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

export const flyers = signal<readonly Flyer[]>([]);
let made = 0;

/** More at once is a cloud and no news. */
const MOST = 40;

function launch(one: Omit<Flyer, 'id'>): number {
  const id = ++made;
  if (flyers.value.length < MOST) flyers.value = [...flyers.value, { ...one, id }];
  return id;
}

export function land(ids: readonly number[]): void {
  if (flyers.value.some(({ id }) => ids.includes(id))) flyers.value = flyers.value.filter(({ id }) => !ids.includes(id));
}

const at = ({ x, y }: Pick<Box, 'x' | 'y'>, more = '') => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) ${more}`;

/** How far a bow leaves the straight way, and its highest. */
const BOW = 0.18;
const HIGHEST = 70;

/** In a bow, a little larger on the way, small when it arrives. */
function flight(from: Box, to: Box): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bow = Math.min(HIGHEST, BOW * Math.hypot(dx, dy));
  const point = (share: number) => ({ x: from.x + dx * share, y: from.y + dy * share - 4 * bow * share * (1 - share) });
  return [
    { transform: at(point(0), 'scale(0.7)'), opacity: 0 },
    { transform: at(point(0.12), 'scale(1)'), opacity: 1, offset: 0.14 },
    { transform: at(point(0.35), 'scale(1.1)'), offset: 0.36 },
    { transform: at(point(0.62), 'scale(1.1)'), offset: 0.6 },
    { transform: at(point(0.86), 'scale(1)'), opacity: 1, offset: 0.84 },
    { transform: at(point(1), 'scale(0.72)'), opacity: 0 },
  ];
}

function appearance(picture: Picture, box: Box): Keyframe[] {
  const turned = `rotate(${box.turn}deg)`;
  switch (picture.kind) {
    case 'ring':
      return [{ transform: at(box, 'scale(0.5)'), opacity: 0.95 }, { transform: at(box, 'scale(1.7)'), opacity: 0 }];
    case 'more':
      return [{ transform: at(box, 'scale(0.8)'), opacity: 0 }, { transform: at({ x: box.x, y: box.y - 8 }), opacity: 1, offset: 0.2 }, { transform: at({ x: box.x, y: box.y - 16 }), opacity: 1, offset: 0.7 }, { transform: at({ x: box.x, y: box.y - 26 }), opacity: 0 }];
    case 'city':
      return [{ transform: at(box), opacity: 1 }, { transform: at({ x: box.x + 6, y: box.y }, 'rotate(38deg)'), opacity: 1, offset: 0.45 }, { transform: at({ x: box.x + 10, y: box.y + 10 }, 'rotate(84deg) scale(0.9)'), opacity: 0 }];
    case 'sweep':
      return [{ transform: at({ x: box.x - box.width / 2, y: box.y }, 'scaleX(0.01)'), opacity: 0.4 }, { transform: at(box), opacity: 0.9, offset: 0.55 }, { transform: at(box), opacity: 0 }];
    default:
      return [{ transform: at(box, `${turned} scale(0.94)`), opacity: 0 }, { transform: at(box, turned), opacity: 1, offset: 0.25 }, { transform: at(box, turned), opacity: 1, offset: 0.6 }, { transform: at(box, turned), opacity: 0 }];
  }
}

/** What is as large as its place; the rest has a size of its own. */
const FITTED = new Set<Picture['kind']>(['hex', 'road', 'sweep', 'frame', 'city']);
const RING = 0.5;

function sizeOf({ kind }: Picture, { width, height }: Box): Flyer['size'] {
  if (kind === 'ring') return { width: RING * width, height: RING * width };
  return FITTED.has(kind) ? { width, height } : null;
}

/** Starts a picture on its way; what ends it. */
function set(move: Fly | Show): number | null {
  const timing: KeyframeAnimationOptions = { duration: move.ms, delay: move.delay ?? 0, fill: 'both', easing: move.do === 'fly' ? 'ease-in-out' : 'linear' };
  if (move.do === 'fly') {
    const [from, to] = [boxOf(move.from), boxOf(move.to)];
    return from && to ? launch({ picture: move.picture, size: null, frames: flight(from, to), timing }) : null;
  }
  const box = boxOf(move.on);
  if (!box) return null;
  return launch({ picture: move.picture, size: sizeOf(move.picture, box), frames: appearance(move.picture, box), timing });
}

export function stageFlyers(moves: readonly (Fly | Show)[]): Staged {
  let ids: number[] = [];
  return {
    play: () => {
      ids = moves.map(set).filter((id) => id !== null);
    },
    stop: () => land(ids),
  };
}
