/** The attack of the barbarians: what is shown of it, when, and what stays to be read. */
import { signal } from '@preact/signals';
import type { GameEvent, Scene } from '../net/types';

/** What comes of it: one defender, several, nobody; cities to be lost, or none to lose. */
export type Outcome = 'defender' | 'defenders-tied' | 'defender-cards-out' | 'losses-due' | 'nothing-lost' | 'unrewarded';

export interface Battle {
  barbarians: number;
  island: number;
  won: boolean;
  /** What each seat has to defend, and with how much it did. */
  rows: { seat: number; strength: number; cities: number }[];
  outcome: Outcome;
  /** Whom the outcome concerns. */
  seats: number[];
}

/** The battle over the board now. */
export const shownBattle = signal<Battle | null>(null);
/** A battle has been told and not been shown to its end: nothing is asked on the board before. */
export const battleAhead = signal(false);
/** The last battle, until something is asked. */
export const report = signal<Battle | null>(null);

const OUTCOMES: readonly Outcome[] = ['defender', 'defenders-tied', 'defender-cards-out', 'losses-due', 'nothing-lost'];

interface Row {
  seat: number;
  strength?: number;
}
const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : []);

/** Reads a battle from its event and those that came with it. */
export function battleOf(event: GameEvent, all: readonly GameEvent[], now: Scene): Battle {
  const cities = (seat: number) => Object.values(now.pieces.cities).filter((owner) => owner === seat).length;
  const what = all.find((one) => (OUTCOMES as string[]).includes(one.event));
  const single = what?.player as Row | undefined;
  return {
    barbarians: Number(event.barbarians),
    island: Number(event.island),
    won: event.won === true,
    rows: rowsIn(event.contributions)
      .map(({ seat, strength }) => ({ seat, strength: strength ?? 0, cities: cities(seat) }))
      .sort((a, b) => a.seat - b.seat),
    outcome: (what?.event as Outcome | undefined) ?? 'unrewarded',
    seats: single ? [single.seat] : rowsIn(what?.players).map((row) => row.seat),
  };
}
