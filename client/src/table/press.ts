/** Where the person has just pressed or pointed, so that an answer can stand there. */

export interface Press {
  /** The middle of what was pressed, and its upper and lower end, in pixels of the window. */
  x: number;
  top: number;
  bottom: number;
}

const POINTED = 14;
let last: (() => Press) | null = null;
let keys = false;

/** Whether the person goes from place to place by keys: then what has the focus is what they look at. */
export const byKeys = (): boolean => keys;

function box(element: Element): Press {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return { x: left + width / 2, top, bottom };
}

/** A button as a whole, where it is by then; on the board the very point. */
function touched(event: PointerEvent): void {
  keys = false;
  pointed(event);
}

function pointed({ target, clientX: x, clientY: y }: PointerEvent): void {
  const button = target instanceof Element ? target.closest('button, a') : null;
  last = button ? () => box(button) : () => ({ x, top: y - POINTED, bottom: y + POINTED });
}

function focused({ target }: Event): void {
  keys = true;
  if (target instanceof Element) last = () => box(target);
}

/** Who was pressed or pointed at last; null before anything was. */
export function lastPress(): Press | null {
  return last?.() ?? null;
}

export function followPresses(): () => void {
  addEventListener('pointerdown', touched, true);
  addEventListener('pointerover', pointed, true);
  addEventListener('keydown', focused, true);
  return () => {
    removeEventListener('pointerdown', touched, true);
    removeEventListener('pointerover', pointed, true);
    removeEventListener('keydown', focused, true);
  };
}
