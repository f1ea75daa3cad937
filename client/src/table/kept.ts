/** What the reader has settled about trade at one table; the browser keeps it, for this guest alone. */
import { effect, signal } from '@preact/signals';
import type { Good, Goods } from '../net/types';
import { prefs } from '../state/prefs';
import { table, you } from '../state/store';

const KEY = 'ostrov.trade.';

export interface Terms {
  gives: Goods;
  gets: Goods;
}

export interface Kept {
  /** Goods that are never given to another player. */
  never: Good[];
  /** Seats that are not traded with. */
  notWith: number[];
  /** The turn in which nothing is traded. */
  notIn: number | null;
  /** The last own offer. */
  last: Terms | null;
  /** The seat that a private offer was for last. */
  addressee: number | null;
  /** Seats that own offers do not ask. */
  notAsked: number[];
}

const NOTHING: Kept = { never: [], notWith: [], notIn: null, last: null, addressee: null, notAsked: [] };

export const kept = signal<Kept>(NOTHING);
let place: string | null = null;

export function keep(change: Partial<Kept>): void {
  kept.value = { ...kept.value, ...change };
  try {
    if (place) localStorage.setItem(place, JSON.stringify(kept.value));
  } catch {
    // private windows may have no room; it holds until the page is left
  }
}

function stored(where: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(where) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Tables that the browser no longer lists are forgotten here too. */
function forgetOthers(): void {
  const known = prefs.peek().tables;
  if (!known.length) return;
  try {
    for (const key of Object.keys(localStorage)) {
      const [, id] = key.startsWith(KEY) ? key.slice(KEY.length).split('.') : [];
      if (id && id !== table.peek()?.id && !known.includes(id)) localStorage.removeItem(key);
    }
  } catch {
    // no storage, nothing to forget
  }
}

/** Brings back what was settled at the table that is opened; the answer ends it. */
export function followKept(): () => void {
  const stop = effect(() => {
    const id = table.value?.id;
    const guest = you.value?.guest;
    const next = id && guest ? `${KEY}${guest}.${id}` : null;
    if (next === place) return;
    place = next;
    kept.value = place ? { ...NOTHING, ...stored(place) } : NOTHING;
    if (place) forgetOthers();
  });
  return () => {
    stop();
    place = null;
    kept.value = NOTHING;
  };
}
