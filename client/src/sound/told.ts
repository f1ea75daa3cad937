/** The sounds of events. */
import type { GameEvent } from '../net/types';
import type { Sound } from './sounds';

/** Who hears: a seat, and whether it is their turn. */
export interface Hearer {
  seat: number | null;
  active: boolean;
  /** The guest who hears, and those whom they do not want to hear. */
  guest: string | null;
  muted: readonly string[];
}

const SIMPLE: Record<string, Sound> = {
  built: 'build',
  'wall-built': 'build',
  improved: 'build',
  'knight-recruited': 'build',
  'robber-moved': 'robber',
  'robber-chased': 'robber',
  'card-played': 'card',
  'progress-played': 'card',
  'knight-activated': 'knight',
  'ship-sailed': 'ship',
  battle: 'attack',
  metropolis: 'metropolis',
  aborted: 'over',
};
const GAINS = new Set(['production', 'income', 'year-of-plenty', 'harvested', 'aqueduct']);
const THEFTS = new Set(['stolen', 'goods-taken', 'progress-taken']);

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

function ofOffer(event: GameEvent, { seat, active }: Hearer): Sound | null {
  if (event.event === 'exchanged') return [event.player, event.partner].some((one) => seatOf(one) === seat) ? 'accepted' : null;
  if (!active || seatOf(event.player) === seat) return null;
  return event.event === 'accepted' ? 'accepted' : event.event === 'declined' ? 'refused' : null;
}

/** The sound of an event for somebody; null for many. */
export function soundOf(event: GameEvent, hearer: Hearer): Sound | null {
  const { seat } = hearer;
  const mine = seat !== null && seatOf(event.player) === seat;
  if (event.event === 'victory') return mine ? 'win' : 'over';
  if (event.event === 'dice') return event.total === 7 ? 'seven' : 'roll';
  if (event.event === 'said') return event.guest === hearer.guest || hearer.muted.includes(String(event.guest)) ? null : 'chat';
  if (seat !== null && THEFTS.has(event.event)) return seatOf(event.victim) === seat ? 'theft' : mine ? 'gain' : null;
  if (seat !== null && event.event === 'monopoly') {
    const takings = Array.isArray(event.takings) ? event.takings.map(seatOf) : [];
    return takings.includes(seat) ? 'theft' : mine ? 'gain' : 'card';
  }
  if (GAINS.has(event.event)) return mine ? 'gain' : null;
  return SIMPLE[event.event] ?? (seat === null ? null : ofOffer(event, hearer));
}

/** How a battle ended: nobody takes the sides of the barbarians. */
export function battleSound(event: GameEvent): Sound | null {
  if (event.event !== 'battle') return null;
  return Number(event.island) >= Number(event.barbarians) ? 'battle-won' : 'battle-lost';
}
