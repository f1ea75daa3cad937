/** What lies over the table goes away on Escape, and on a press beside it. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** `own` selects the controls that open such a box: what a press on them means, they know themselves. */
export function useClosing(box: RefObject<HTMLElement | null>, own: string, close: () => void): void {
  useLayoutEffect(() => {
    const isBeside = (target: EventTarget | null) => target instanceof Element && !box.current?.contains(target) && !target.closest(own);
    const hear = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isBeside(event.target)) close();
    };
    addEventListener('pointerdown', hear);
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('pointerdown', hear);
      removeEventListener('keydown', hear);
    };
  }, []); // from the first picture on: nobody's first key is lost
}
