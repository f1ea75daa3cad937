/** Where an arrow key leads among points. */
import type { Point } from './geometry';

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2.5;
const TOO_NEAR = 4;

/** The index of the next point in the key's direction; null where there is none, or for another key. */
export function nextPoint(points: readonly Point[], from: Point, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([x, y], i) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    if (ahead <= TOO_NEAR) return;
    const cost = ahead + SIDEWAYS * Math.abs(dx * direction[1] - dy * direction[0]);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}
