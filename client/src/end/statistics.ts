/** Counts over the events of a game, as far as this reader heard them. */
import { total } from '../i18n/names';
import type { GameEvent, Goods } from '../net/types';

/** In how many of 36 ways each sum from 2 to 12 falls. */
export const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

export interface Tally {
  gained: number;
  blocked: number;
  discarded: number;
  /** Taken from others by robbery and by cards. */
  took: number;
  lost: number;
  /** Cards given to other players in trades. */
  traded: number;
  banked: number;
}

/** Events by which cards come from the bank. */
export const BANK_PAYS = new Set(['production', 'income', 'year-of-plenty', 'harvested', 'aqueduct']);

/** Events that stand: what was taken back is left out. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    if (event.event !== 'undone') {
      found.push(event);
      continue;
    }
    const last = found.findLast((one) => one.clause)?.seq;
    for (let i = found.length - 1; i >= 0; i--) if (found[i]?.seq === last && found[i]?.clause) found.splice(i, 1);
  }
  return found;
}

export function rolls(events: readonly GameEvent[]): number[] {
  return events.filter((event) => event.event === 'dice').map((event) => Number(event.total));
}

/** How often each sum from 2 to 12 was rolled. */
export function histogram(totals: readonly number[]): number[] {
  return WAYS.map((_, i) => totals.filter((one) => one === i + 2).length);
}

interface Row {
  seat: number;
  number?: number;
  goods?: Goods;
}

export const seatIn = (value: unknown): number => (typeof value === 'object' && value !== null && 'seat' in value ? Number(value.seat) : -1);
export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

export function tallies(events: readonly GameEvent[], seats: number): Tally[] {
  const found: Tally[] = Array.from({ length: seats }, () => ({ gained: 0, blocked: 0, discarded: 0, took: 0, lost: 0, traded: 0, banked: 0 }));
  const add = (seat: number, what: keyof Tally, n: number) => {
    const tally = found[seat];
    if (tally) tally[what] += n;
  };
  const moved = (to: number, from: number, n: number) => {
    add(to, 'took', n);
    add(from, 'lost', n);
  };
  for (const event of standing(events)) {
    const seat = seatIn(event.player);
    const goods = total(event.goods as Goods | undefined);
    if (BANK_PAYS.has(event.event)) add(seat, 'gained', goods);
    else if (event.event === 'blocked') for (const row of rowsIn(event.losers)) add(row.seat, 'blocked', total(row.goods));
    else if (event.event === 'discarded') add(seat, 'discarded', goods);
    else if (event.event === 'stolen') moved(seat, seatIn(event.victim), 1);
    else if (event.event === 'goods-taken') moved(seat, seatIn(event.victim), Number(event.number));
    else if (event.event === 'given') moved(seatIn(event.to), seat, Number(event.number));
    else if (event.event === 'monopoly') for (const row of rowsIn(event.takings)) moved(seat, row.seat, row.number ?? 0);
    else if (event.event === 'exchanged' || event.event === 'harbour-exchange') {
      add(seat, 'traded', total(event.gives as Goods | undefined));
      add(seatIn(event.partner), 'traded', total(event.gets as Goods | undefined));
    } else if (event.event === 'bank-trade') add(seat, 'banked', total(event.gives as Goods | undefined));
  }
  return found;
}
