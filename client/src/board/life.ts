/** Now and then the board stirs: the sea sways, a sheep goes for a walk. For a few seconds only; then nothing is drawn anew. */
import { signal } from '@preact/signals';
import { motionAllowed, prefs } from '../state/prefs';

/** Milliseconds for which it stirs, and between two times. */
const STIRS = 6000;
const LEAST = 25_000;
const MORE = 20_000;

/** How often the board has stirred: each time another sheep. */
export const walk = signal(0);
export const stirring = signal(false);

const wanted = (): boolean => prefs.value.ambient && motionAllowed() && document.visibilityState === 'visible';

/** Begins; the answer ends it. */
export function followLife(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => {
    stirring.value = false;
    timer = setTimeout(stir, LEAST + Math.random() * MORE);
  };
  const stir = () => {
    if (!wanted()) {
      rest();
      return;
    }
    walk.value += 1;
    stirring.value = true;
    timer = setTimeout(rest, STIRS);
  };
  rest();
  return () => {
    clearTimeout(timer);
    stirring.value = false;
  };
}
