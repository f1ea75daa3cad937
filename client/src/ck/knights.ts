/** Knights on the board: how strong a seat is, each one in words, and the own one whose menu is open. */
import { computed, signal } from '@preact/signals';
import { draft } from '../acting/draft';
import { t } from '../i18n/bundle';
import type { Knight } from '../net/types';
import { mySeat, scene } from '../state/store';

/** The node of the knight whose menu is open. */
export const menuAt = signal<string | null>(null);

export function ownKnights(): [string, Knight][] {
  const now = scene.value;
  if (!now || now.phase !== 'main' || now.active !== mySeat.value) return [];
  return Object.entries(now.pieces.knights ?? {}).filter(([, knight]) => knight.seat === mySeat.value);
}

export const menuKnight = computed(() => (draft.value ? null : (ownKnights().find(([node]) => node === menuAt.value) ?? null)));

/** Strength of a seat's active knights, and of all of them. */
export function knightsOf(seat: number): { active: number; all: number } {
  const own = Object.values(scene.value?.pieces.knights ?? {}).filter((knight) => knight.seat === seat);
  const sum = (some: typeof own) => some.reduce((n, knight) => n + knight.strength, 0);
  return { active: sum(own.filter((knight) => knight.active)), all: sum(own) };
}

export function knightText(knight: Knight): string {
  const state = !knight.active ? 'passive' : knight.ready ? 'ready' : 'spent';
  return t('knight-spoken', { strength: knight.strength, state: t(`knight-${state}`) });
}
