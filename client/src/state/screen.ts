/** Which of the four layouts the table has; the style reads it from the page, so that each limit stands here alone. */
import { effect, signal } from '@preact/signals';

/** Wide screens lie; tablets stand tall; phones stand, or lie low. */
export type Shape = 'wide' | 'tall' | 'phone' | 'low';

const LYING = matchMedia('(orientation: landscape)');
const WIDE = matchMedia('(orientation: landscape) and (width >= 960px) and (height >= 560px)');
const BROAD = matchMedia('(width >= 600px)');

function shapeNow(): Shape {
  if (WIDE.matches) return 'wide';
  if (LYING.matches) return 'low';
  return BROAD.matches ? 'tall' : 'phone';
}

export const shape = signal<Shape>(shapeNow());

/** Follows the window; the answer ends it. */
export function followScreen(): () => void {
  const look = () => {
    shape.value = shapeNow();
  };
  const stops = [LYING, WIDE, BROAD].map((query) => {
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  });
  const stop = effect(() => {
    document.documentElement.dataset.shape = shape.value;
  });
  return () => [stop, ...stops].forEach((end) => end());
}
