/** Zoom and pan of the board: wheel, drag, two fingers, keys. */
import { computed, signal } from '@preact/signals';

interface View {
  x: number;
  y: number;
  scale: number;
}

const LARGEST = 4;
/** Pixels that a pointer may move and still mean a click. */
const STEADY = 8;
const HOME: View = { x: 0, y: 0, scale: 1 };

export const view = signal<View>(HOME);
export const zoomed = computed(() => view.value.scale > 1);

/** Zooms by a factor and keeps the point where it is. The smallest view is the whole board. */
export function zoomedAt({ x, y, scale }: View, factor: number, at: readonly [number, number]): View {
  const next = Math.min(LARGEST, Math.max(1, scale * factor));
  if (next === 1) return HOME;
  const share = next / scale;
  return { scale: next, x: at[0] - (at[0] - x) * share, y: at[1] - (at[1] - y) * share };
}

export function zoom(factor: number, at: readonly [number, number] = [0, 0]): void {
  view.value = zoomedAt(view.value, factor, at);
}

export function home(): void {
  view.value = HOME;
}

/** Listens to the pointers over the drawing; returns how to stop. */
export function followPointers(svg: SVGSVGElement): () => void {
  const down = new Map<number, [number, number]>();
  let moved = false;

  const toBoard = (x: number, y: number): [number, number] => {
    const matrix = svg.getScreenCTM()?.inverse();
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return [point.x, point.y];
  };
  const press = (event: PointerEvent) => {
    if (down.size === 0) moved = false;
    down.set(event.pointerId, [event.clientX, event.clientY]);
  };
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    if (!moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < STEADY) return;
    moved = true;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [before, now].map(([x, y]) => Math.hypot(x - other[0], y - other[1])) as [number, number];
      zoom(is / Math.max(was, 1), toBoard((now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
    } else if (view.value.scale > 1) {
      const [from, to] = [toBoard(...before), toBoard(...now)];
      view.value = { ...view.value, x: view.value.x + to[0] - from[0], y: view.value.y + to[1] - from[1] };
    }
    down.set(event.pointerId, now);
  };
  const release = (event: PointerEvent) => down.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (moved && event.detail > 0) event.stopPropagation();
    moved = false;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), toBoard(event.clientX, event.clientY));
  };

  svg.addEventListener('pointerdown', press);
  addEventListener('pointermove', move);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  svg.addEventListener('click', click, true);
  svg.addEventListener('wheel', wheel, { passive: false });
  return () => {
    svg.removeEventListener('pointerdown', press);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    svg.removeEventListener('click', click, true);
    svg.removeEventListener('wheel', wheel);
  };
}
