/** Knights on the board: how strong a seat is, and each one in words. */
import { t } from '../i18n/bundle';
import type { Knight } from '../net/types';
import { scene } from '../state/store';

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
