/** Standing refusals: what the reader will not trade, said once and kept. They bind the reader alone and are easily lifted. */
import { computed, signal } from '@preact/signals';
import { entries } from '../i18n/names';
import type { Good, Offer } from '../net/types';
import { mySeat, scene } from '../state/store';
import { type Kept, keep, kept } from './kept';

export type Refusal = { kind: 'good'; good: Good } | { kind: 'seat'; seat: number } | { kind: 'turn' };

/** The reader looks at all of them. */
export const refusalsOpen = signal(false);

const flipped = <One>(all: One[], one: One) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]);

export const refusesTurn = computed(() => kept.value.notIn !== null && kept.value.notIn === scene.value?.turn);
export const refusesGood = (good: Good) => kept.value.never.includes(good);
export const refusesSeat = (seat: number) => kept.value.notWith.includes(seat);

/** Whether one of them stands. */
export function stands(refusal: Refusal): boolean {
  if (refusal.kind === 'good') return refusesGood(refusal.good);
  return refusal.kind === 'seat' ? refusesSeat(refusal.seat) : refusesTurn.value;
}

/** Sets one, or lifts it. */
export function flip(refusal: Refusal): void {
  if (refusal.kind === 'good') keep({ never: flipped(kept.value.never, refusal.good) });
  else if (refusal.kind === 'seat') keep({ notWith: flipped(kept.value.notWith, refusal.seat) });
  else keep({ notIn: refusesTurn.value ? null : (scene.value?.turn ?? null) });
}

export function liftAll(): void {
  keep({ never: [], notWith: [], notIn: null });
}

export const anyRefusal = computed(() => kept.value.never.length > 0 || kept.value.notWith.length > 0 || refusesTurn.value);

/** Whether an offer of somebody falls under what was settled: by its maker, what it asks for, or the turn. Never by the hand. */
export function falls({ seat, gets }: Pick<Offer, 'seat' | 'gets'>, settled: Kept, turn: number): boolean {
  if (settled.notIn === turn || settled.notWith.includes(seat)) return true;
  return entries(gets).some(([good]) => settled.never.includes(good));
}

export const isRefused = (offer: Pick<Offer, 'seat' | 'gets'>): boolean => offer.seat !== mySeat.value && falls(offer, kept.value, scene.value?.turn ?? -1);
