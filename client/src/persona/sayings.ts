/** What is said beside a player: words of people, and now and then a line of a bot about what befell it. */
import type { GameEvent, Seat } from '../net/types';
import { hashOf, type Occasion } from './personas';

export interface Saying {
  seat: number;
  /** Of a person; null where a bot speaks about an occasion. */
  text: string | null;
  occasion: Occasion | null;
}

/** One in so many occasions of a kind is spoken about: a bot that always talks is soon heard no more. */
const SELDOM: Record<Occasion, number> = { hello: 1, won: 1, robbed: 2, proud: 3, thanks: 3 };
const PROUD = new Set(['route-gained', 'army-gained', 'metropolis', 'defender']);

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** Whose occasion an event is. */
function occasionOf(event: GameEvent): { seat: number | undefined; occasion: Occasion } | null {
  if (event.event === 'victory') return { seat: seatOf(event.player), occasion: 'won' };
  if (event.event === 'stolen') return { seat: seatOf(event.victim), occasion: 'robbed' };
  if (PROUD.has(event.event) || (event.event === 'built' && event.piece === 'city')) return { seat: seatOf(event.player), occasion: 'proud' };
  if (event.event === 'exchanged') return { seat: seatOf(event.partner) ?? seatOf(event.player), occasion: 'thanks' };
  return null;
}

/** What somebody says after an event; null for most. The same for everybody who looks. */
export function sayingOf(event: GameEvent, seats: Seat[]): Saying | null {
  if (event.event === 'said') {
    const seat = seatOf(event.player);
    return seat === undefined ? null : { seat, text: String(event.text ?? ''), occasion: null };
  }
  if (event.event === 'started') {
    const bots = seats.filter((seat) => seat.kind === 'bot');
    const first = bots[event.seq % Math.max(1, bots.length)];
    return first ? { seat: first.seat, text: null, occasion: 'hello' } : null;
  }
  const found = occasionOf(event);
  if (found?.seat === undefined || seats.find((one) => one.seat === found.seat)?.kind !== 'bot') return null;
  if (hashOf(`${event.seq} ${found.occasion}`) % SELDOM[found.occasion]) return null;
  return { seat: found.seat, text: null, occasion: found.occasion };
}
