/** What weighs how much for the reader. */
import type { GameEvent } from '../net/types';

/** What others tell already, or what nobody needs to hear at once. */
const SILENT = new Set(['said', 'card-paid', 'paced', 'lapsed', 'over', 'declined', 'turn', 'discard-chosen', 'withdrawn', 'call-withdrawn', 'joined', 'seated', 'left']);
const GRAVE = new Set(['battle', 'city-lost', 'robber-moved', 'monopoly', 'metropolis', 'victory', 'defender', 'route-gained', 'route-lost', 'army-gained', 'ship-sailed']);
const BUILT = new Set(['built', 'wall-built', 'improved', 'knight-recruited', 'knight-promoted', 'card-bought', 'card-played', 'progress-played']);
const TRADED = new Set(['exchanged', 'bank-trade', 'offer', 'counter-offer', 'called']);
const GAINED = new Set(['production', 'income', 'year-of-plenty', 'harvested', 'aqueduct', 'monopoly', 'defender', 'route-gained', 'army-gained', 'metropolis', 'progress-drawn', 'point-card']);
const LOST = new Set(['discarded', 'city-lost', 'wall-lost', 'route-lost', 'route-set-aside', 'knight-removed', 'given']);
/** Facts that name somebody who loses by what another does. */
const HIT = ['victim', 'displaced', 'owner', 'owner_before', 'from'];
/** Cards that make others give or discard. */
const DEMANDS = new Set(['CK-PROG-SABOTEUR-1', 'CK-PROG-WEDDING-1']);

export type Tone = 'loss' | 'gain' | 'plain';

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;
const rowsIn = (rows: unknown) => (Array.isArray(rows) ? (rows as { seat?: number; number?: number }[]) : []);
const seatsOf = (rows: unknown) => rowsIn(rows).map(seatOf);

/** Whether somebody else takes something from a seat, or makes it lose something. */
function hits(event: GameEvent, seat: number): boolean {
  if (event.event === 'nothing-stolen') return false;
  if (event.event === 'monopoly') return rowsIn(event.takings).some((row) => row.seat === seat && row.number !== 0);
  if (event.event === 'losses-due') return seatsOf(event.players).includes(seat);
  if (event.event === 'discards-due') return DEMANDS.has(event.clause ?? '') && seatsOf(event.due).includes(seat);
  if (event.event === 'harbour-exchange') return seatOf(event.partner) === seat; // the partner cannot refuse
  return seatOf(event.player) !== seat && HIT.some((fact) => seatOf(event[fact]) === seat);
}

/** Whether an event takes something from a seat or gives it something. */
export function toneOf(event: GameEvent, seat: number | null): Tone {
  if (seat === null) return 'plain';
  if (hits(event, seat)) return 'loss';
  if (event.event === 'defenders-tied' && seatsOf(event.players).includes(seat)) return 'gain';
  if (event.event === 'given' && seatOf(event.to) === seat) return 'gain';
  if (seatOf(event.player) !== seat) return 'plain';
  if (LOST.has(event.event)) return 'loss';
  return GAINED.has(event.event) ? 'gain' : 'plain';
}

/** Loss of mine, gain of mine, attack and robber, buildings, trade, roll; below nothing is told. */
export function rankOf(event: GameEvent, seat: number | null): number {
  if (SILENT.has(event.event)) return -1;
  const tone = toneOf(event, seat);
  if (tone !== 'plain') return tone === 'loss' ? 6 : 5;
  if (GRAVE.has(event.event)) return 4;
  if (BUILT.has(event.event)) return 3;
  return TRADED.has(event.event) ? 2 : 1;
}

/** The event that weighs most, the later of two that weigh the same. */
export function weightiest(events: readonly GameEvent[], seat: number | null): GameEvent | null {
  let found: GameEvent | null = null;
  for (const event of events) {
    const rank = rankOf(event, seat);
    if (rank >= 0 && rank >= (found ? rankOf(found, seat) : 0)) found = event;
  }
  return found;
}
