/** What somebody has just lost to somebody else, for badges at their seats; what everybody may know of it. */
import type { GameEvent } from '../net/types';

export type Lost = 'cards' | 'progress' | 'route' | 'army' | 'city' | 'wall' | 'metropolis' | 'knight' | 'road' | 'merchant';

export interface Blow {
  seat: number;
  lost: Lost;
  n: number;
}

interface Row {
  seat: number;
  number?: number;
}
const seatOf = (value: unknown) => (value as Row | undefined)?.seat;

/** What is lost in an event, and which of its facts tells by whom. */
const LOSERS: Record<string, readonly [Lost, string]> = {
  stolen: ['cards', 'victim'],
  'goods-taken': ['cards', 'victim'],
  given: ['cards', 'player'],
  'progress-taken': ['progress', 'victim'],
  'route-lost': ['route', 'player'],
  'route-set-aside': ['route', 'player'],
  'army-gained': ['army', 'from'],
  'city-lost': ['city', 'player'],
  'wall-lost': ['wall', 'player'],
  metropolis: ['metropolis', 'from'],
  'knight-removed': ['knight', 'player'],
  'road-removed': ['road', 'owner'],
  'merchant-moved': ['merchant', 'owner_before'],
};
/** Whoever does this to themselves has lost nothing to anybody. */
const OWN = new Set(['road-removed', 'merchant-moved', 'metropolis']);

export function blowsOf(event: GameEvent): Blow[] {
  if (event.event === 'monopoly') {
    const takings = Array.isArray(event.takings) ? (event.takings as Row[]) : [];
    return takings.flatMap(({ seat, number = 0 }): Blow[] => (number ? [{ seat, lost: 'cards', n: number }] : []));
  }
  const found = LOSERS[event.event];
  const seat = found && seatOf(event[found[1]]);
  if (!found || seat === undefined || (OWN.has(event.event) && seat === seatOf(event.player))) return [];
  return [{ seat, lost: found[0], n: typeof event.number === 'number' ? event.number : 1 }];
}
