/** Plane geometry of the board. A hex's side is 60 units; y grows downwards. */

export const SIDE = 60;
export type Point = readonly [number, number];

export function centre(q: number, r: number): Point {
  return [SIDE * Math.sqrt(3) * (q + r / 2), SIDE * 1.5 * r];
}

/** The corners of a hex, clockwise from the north, a share of the way towards its middle. */
export function corners([x, y]: Point, inset = 0): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (Math.PI / 3) * i - Math.PI / 2;
    const reach = SIDE * (1 - inset);
    return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)] as const;
  });
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A closed line through the points without corners. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const start = between(at(-1), at(0), 0.5);
  const parts = points.map((point, i) => {
    const end = between(point, at(i + 1), 0.5);
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
  });
  return `M${start[0].toFixed(1)} ${start[1].toFixed(1)}${parts.join('')}Z`;
}

/** A number from -1 to 1 that looks random and is always the same for the same whole numbers. */
export function scatter(...numbers: number[]): number {
  let h = 2166136261;
  for (const n of numbers) h = Math.imul(h ^ (n & 0xffff), 16777619);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 12)) & 0xffff) / 0x8000 - 1;
}

/** The part of a convex polygon that is nearer to `near` than to `far`. */
function nearer(cell: readonly Point[], near: Point, far: Point): Point[] {
  const middle = between(near, far, 0.5);
  const side = ([x, y]: Point) => (x - middle[0]) * (far[0] - near[0]) + (y - middle[1]) * (far[1] - near[1]);
  return cell.flatMap((point, i) => {
    const next = cell[(i + 1) % cell.length] as Point;
    const here = side(point);
    const there = side(next);
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here < 0 !== there < 0 && here !== there) kept.push(between(point, next, here / (here - there)));
    return kept;
  });
}

/** For each point the area that is nearest to it, no further away than `reach`. */
export function voronoi(points: readonly Point[], reach: number): Point[][] {
  return points.map((point) => {
    let cell: Point[] = Array.from({ length: 16 }, (_, i) => {
      const turn = (Math.PI / 8) * (i + 0.5);
      return [point[0] + reach * Math.cos(turn), point[1] + reach * Math.sin(turn)] as const;
    });
    for (const other of points) {
      if (other !== point && distance(point, other) < 2 * reach) cell = nearer(cell, point, other);
    }
    return cell;
  });
}
