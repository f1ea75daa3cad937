/** Which cards are given up, tapped in the hand. */
import { computed, effect, signal } from '@preact/signals';
import { entries, total } from '../i18n/names';
import type { Good, Goods } from '../net/types';
import { legal, myRow, mySeat, scene } from '../state/store';

export const chosen = signal<Goods>({});
export const due = computed(() => scene.value?.due[String(mySeat.value)] ?? 0);
export const mustDiscard = computed(() => due.value > 0 && legal.value.some((one) => one.kind === 'discard'));

/** What to give up when nobody has a better idea: always one of the kind there is most of. */
export function suggestion(hand: Goods, due: number): Goods {
  const left = { ...hand };
  const given: Goods = {};
  for (let i = 0; i < due; i++) {
    const [most] = entries(left).sort((a, b) => b[1] - a[1]);
    if (!most) break;
    left[most[0]] = most[1] - 1;
    given[most[0]] = (given[most[0]] ?? 0) + 1;
  }
  return given;
}

/** Puts one card to those that are given up, or takes it back. */
export function discardOne(good: Good, by: 1 | -1): void {
  const n = (chosen.value[good] ?? 0) + by;
  if (n < 0 || n > (myRow.value?.hand?.[good] ?? 0) || total(chosen.value) + by > due.value) return;
  chosen.value = { ...chosen.value, [good]: n };
}

/** Begins anew whenever a discard is asked for. */
export function followDiscard(): () => void {
  return effect(() => {
    void mustDiscard.value;
    chosen.value = {};
  });
}
