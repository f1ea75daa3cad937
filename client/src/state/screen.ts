/** How much room there is. */
import { signal } from '@preact/signals';

/** As in the style: where panels are sheets over what is asked. */
const small = matchMedia('(width < 1100px)');

export const sheets = signal(small.matches);
small.addEventListener('change', () => {
  sheets.value = small.matches;
});
