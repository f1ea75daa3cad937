/** What is being chosen: a kind of action and what was picked so far. The game's own demands choose the kind by themselves. */
import { computed, effect, signal } from '@preact/signals';
import type { Legal } from '../net/types';
import { legal, play, problem, scene } from '../state/store';
import { choices, forcedKind, matching, nextSlot, type Picked, type Slot } from './choose';

export interface Draft {
  kind: string;
  picked: Picked;
}

const chosen = signal<Draft | null>(null);
/** A place that was tapped and waits for a second tap. */
export const preview = signal<string | null>(null);

export const draft = computed<Draft | null>(() => {
  const own = chosen.value;
  if (own && matching(legal.value, own.kind, own.picked).length) return own;
  const kind = forcedKind(legal.value);
  return kind ? { kind, picked: {} } : null;
});
/** Whether the player may drop the draft. */
export const optional = computed(() => draft.value !== null && (draft.value === chosen.value ? forcedKind(legal.value) !== chosen.value?.kind || Object.keys(chosen.value.picked).length > 0 : false));
export const candidates = computed<Legal[]>(() => (draft.value ? matching(legal.value, draft.value.kind, draft.value.picked) : []));
export const slot = computed<Slot | null>(() => (draft.value ? nextSlot(candidates.value, draft.value.picked) : null));
export const options = computed<string[]>(() => (slot.value ? choices(candidates.value, slot.value) : []));
export const onBoard = computed(() => slot.value === 'place' || slot.value === 'to');

/** Starts choosing an action of a kind; does it at once when nothing is to be chosen. */
export function start(kind: string, picked: Picked = {}): void {
  problem.value = null;
  preview.value = null;
  step({ kind, picked });
}

/** Chooses the part that is asked for. */
export function pick(value: string): void {
  const now = draft.value;
  const part = slot.value;
  if (!now || !part) return;
  preview.value = null;
  step({ kind: now.kind, picked: { ...now.picked, [part]: value } });
}

function step(next: Draft): void {
  const found = matching(legal.value, next.kind, next.picked);
  const [only] = found;
  if (only && nextSlot(found, next.picked) === null) {
    chosen.value = null;
    void play(only.text);
  } else {
    chosen.value = found.length ? next : null;
  }
}

export function cancel(): void {
  chosen.value = null;
  preview.value = null;
}

/** A new position ends what does not fit it any more. */
export function followScene(): () => void {
  return effect(() => {
    void scene.value?.seq;
    preview.value = null;
  });
}
