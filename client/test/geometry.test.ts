import { expect, test } from 'vitest';
import { centre, corners, distance, type Point, SIDE, voronoi } from '../src/board/geometry';
import { nextPoint } from '../src/board/keyboard';
import { zoomedAt } from '../src/board/zoom';

function inside(cell: readonly Point[], [x, y]: Point): boolean {
  return cell.every(([ax, ay], i) => {
    const [bx, by] = cell[(i + 1) % cell.length] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-6;
  });
}

test('neighbouring hexes share two corners', () => {
  const shared = corners(centre(0, 0)).filter((a) => corners(centre(1, 0)).some((b) => distance(a, b) < 1e-6));
  expect(shared).toHaveLength(2);
});

test('every point belongs to the nearest place within reach, and to no other', () => {
  const points = corners([0, 0]);
  const cells = voronoi(points, SIDE);
  for (let i = 0; i < 400; i++) {
    const at: Point = [((i * 37) % 200) - 100, ((i * 91) % 200) - 100];
    const nearest = points.reduce((a, b) => (distance(at, a) <= distance(at, b) ? a : b));
    const tie = points.filter((one) => distance(at, one) - distance(at, nearest) < 1e-3).length > 1;
    const holders = points.filter((_, k) => inside(cells[k] as Point[], at));
    if (tie) continue;
    if (distance(at, nearest) < 0.95 * SIDE) expect(holders).toEqual([nearest]);
    if (distance(at, nearest) > SIDE) expect(holders).toEqual([]);
  }
});

test('a lone place has the whole reach', () => {
  const [cell] = voronoi([[5, 5]], 10);
  expect(cell).toHaveLength(16);
  for (const point of cell ?? []) expect(distance(point, [5, 5])).toBeCloseTo(10);
});

test('arrow keys prefer what lies straight ahead', () => {
  const points: Point[] = [
    [0, 0],
    [60, 40],
    [100, 0],
    [0, -50],
  ];
  expect(nextPoint(points, [0, 0], 'ArrowRight')).toBe(2);
  expect(nextPoint(points, [0, 0], 'ArrowDown')).toBe(1);
  expect(nextPoint(points, [0, 0], 'ArrowUp')).toBe(3);
  expect(nextPoint(points, [0, 0], 'ArrowLeft')).toBeNull();
  expect(nextPoint(points, [0, 0], 'Enter')).toBeNull();
});

test('zoom keeps the point under the pointer and ends at the whole board', () => {
  const { x, y, scale } = zoomedAt({ x: 0, y: 0, scale: 1 }, 2, [30, 40]);
  expect([30 * scale + x, 40 * scale + y]).toEqual([60 + x, 80 + y]);
  expect([x + 30 * scale, y + 40 * scale]).toEqual([30, 40].map((n) => n));
  expect(zoomedAt({ x, y, scale }, 0.1, [0, 0])).toEqual({ x: 0, y: 0, scale: 1 });
});
