/** What tellers of stories share: who is who, and where cards come from and go to. */
import type { Model } from '../board/model';
import { entries } from '../i18n/names';
import type { Colour, GameEvent, Good, Goods, Scene } from '../net/types';
import type { Fly, Move, Picture, Spot, Story } from './story';

/** What a teller knows: the reader's seat, the map, the position before what happened and after it. */
export interface Context {
  seat: number | null;
  map: Model;
  before: Scene | null;
  now: Scene;
  colour: (seat: number) => Colour;
}
export type Teller = (event: GameEvent, context: Context, all: readonly GameEvent[]) => Story | null;

export const FLIGHT = 400;
/** Cards of a kind that are drawn for themselves; of more the rest goes with the last. */
const DRAWN = 5;
const APART = 60;

export const seatOf = (value: unknown): number | undefined => (value as { seat?: number } | null | undefined)?.seat;
export const rowsOf = (value: unknown): { seat: number; number: number }[] => (Array.isArray(value) ? value : []) as { seat: number; number: number }[];
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where cards of a seat are: in the own slots, or in the row of another player. */
export function holds({ seat: reader }: Context, seat: number, good?: Good): Spot {
  return seat === reader && good ? { at: 'slot', good } : { at: 'hand', seat };
}

/** `n` pictures one after the other on the same way. */
export function flock(n: number, picture: Picture, way: { from: Spot; to: Spot; ms?: number; delay?: number }): Fly[] {
  return Array.from({ length: Math.min(n, DRAWN) }, (_, i) => ({ do: 'fly', picture, from: way.from, to: way.to, ms: way.ms ?? FLIGHT, delay: (way.delay ?? 0) + i * APART }));
}

export const toBank = (context: Context, seat: number, goods: Goods): Fly[] =>
  entries(goods).flatMap(([good, n]) => flock(n, { kind: 'card', good }, { from: holds(context, seat, good), to: { at: 'bank', good } }));

export const fromBank = (context: Context, seat: number, goods: Goods): Fly[] =>
  entries(goods).flatMap(([good, n]) => flock(n, { kind: 'card', good }, { from: { at: 'bank', good }, to: holds(context, seat, good) }));

/** Cards from one player to another: open ones where the event tells them, else so many backs. */
export function handed(context: Context, from: number, to: number, goods: unknown, n = 1): Fly[] {
  const known = entries(goods as Goods | undefined);
  if (!known.length) return flock(n, { kind: 'back', tone: 'hand' }, { from: holds(context, from), to: holds(context, to), ms: 550 });
  return known.flatMap(([good, count]) => flock(count, { kind: 'card', good }, { from: holds(context, from, good), to: holds(context, to, good), ms: 550 }));
}

/** The own slots that cards leave against the reader's will shake once. */
export function shaken(context: Context, victim: number, goods: unknown): Move[] {
  if (victim !== context.seat) return [];
  return entries(goods as Goods | undefined).map(([good]) => ({ do: 'stir', how: 'shake', what: { at: 'slot', good }, ms: 400 }));
}

/** A tag that is worth points comes to a seat, from another or from the board. */
export const tagged = (of: 'route' | 'army' | 'medal', to: number, from?: number): Move => ({
  do: 'fly',
  picture: { kind: 'tag', of },
  from: from === undefined ? { at: 'board' } : { at: 'seat', seat: from },
  to: { at: 'seat', seat: to },
  ms: of === 'medal' ? 700 : 600,
});

/** What is built drops onto its place, and a ring runs from it. */
export function dropped(name: string, where: string, edge = false): Story {
  const on: Spot = edge ? { at: 'edge', name: where } : { at: 'node', name: where };
  return {
    name,
    holds: 280,
    moves: [
      { do: 'stir', how: 'drop', what: { at: 'piece', name: where }, ms: 280 },
      { do: 'show', picture: { kind: 'ring' }, on, delay: 160, ms: 360 },
    ],
  };
}

/** A card from a deck: who draws it is seen by all, what it is by nobody here. */
export const drawn: Teller = ({ player }, { seat }) => {
  const who = seatOf(player);
  if (who === undefined) return null;
  const to: Spot = who === seat ? { at: 'cards' } : { at: 'seat', seat: who };
  return { name: 'card', holds: FLIGHT, moves: flock(1, { kind: 'back', tone: 'development' }, { from: { at: 'board' }, to }) };
};
