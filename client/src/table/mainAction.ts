/** Rolling and ending the turn: the one big button, with the confirmations that people like. */
import { effect, signal } from '@preact/signals';
import { byKind } from '../acting/choose';
import { start } from '../acting/draft';
import { prefs } from '../state/prefs';
import { busy, legal, scene } from '../state/store';

const ROLL_AFTER = 5000;
const SURE_WITHIN = 4000;

/** The end of the turn was asked for once and waits for the second time. */
export const endAsked = signal(false);

export function mainKind(): 'roll' | 'end turn' {
  return byKind(legal.value).has('roll') ? 'roll' : 'end turn';
}

/** Does it if it can be done; false when it cannot. */
export function pressMain(): boolean {
  const kind = mainKind();
  if (busy.value || !byKind(legal.value).has(kind)) return false;
  if (kind === 'end turn' && prefs.value.confirmEnd && !endAsked.value) {
    endAsked.value = true;
    return true;
  }
  endAsked.value = false;
  start(kind);
  return true;
}

/** Rolls for those who want it when nothing else can be done, and forgets a question that was not answered. */
export function followMain(): () => void {
  const stops = [
    effect(() => {
      void scene.value?.seq;
      endAsked.value = false;
    }),
    effect(() => {
      if (!endAsked.value) return undefined;
      const timer = setTimeout(() => {
        endAsked.value = false;
      }, SURE_WITHIN);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      const kinds = [...byKind(legal.value).keys()];
      if (!prefs.value.autoRoll || kinds.length !== 1 || kinds[0] !== 'roll') return undefined;
      const timer = setTimeout(pressMain, ROLL_AFTER);
      return () => clearTimeout(timer);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
