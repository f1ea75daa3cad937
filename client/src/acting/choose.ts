/** How an action is chosen part by part, from the legal ones alone. */
import type { PlaceKind } from '../board/model';
import type { Goods, Legal } from '../net/types';

/** What an action may name, in the order in which it is asked for. */
export const SLOTS = ['place', 'to', 'seat', 'good', 'goods', 'track', 'card', 'dice', 'strength'] as const;
export type Slot = (typeof SLOTS)[number];
/** Chosen parts; an empty text stands for `none`. */
export type Picked = Partial<Record<Slot, string>>;

const EDGES = new Set(['road', 'found road', 'free road', 'relay road', 'play diplomat']);
const HEXES = new Set(['robber', 'play bishop', 'play merchant', 'play inventor']);
/** Asked for even when there is but one answer: a click on the board is how one agrees to it. */
const ALWAYS_ASKED = new Set<Slot>(['place', 'to']);
/** Kinds that are never done without a choice that was seen, be it the only one. */
const SEEN_FIRST = new Set(['choose deck', 'return', 'take', 'take card', 'hand over', 'ask']);
/** Kinds whose two places may be chosen in either order. */
const EITHER_ORDER = new Set(['play inventor', 'play smith']);
/** Kinds that panels of their own deal with. */
export const OWN_PANEL = new Set(['bank', 'offer', 'accept', 'decline', 'withdraw', 'deal', 'discard', 'take goods', 'done']);

export function placeKind(kind: string): PlaceKind {
  return EDGES.has(kind) ? 'edge' : HEXES.has(kind) ? 'hex' : 'node';
}

function goodsKey(goods: Goods): string {
  return Object.entries(goods)
    .map(([good, n]) => `${n} ${good}`)
    .join(', ');
}

/** A part of an action as text. */
export function keyOf(action: Partial<Legal>, slot: Slot): string {
  const value = action[slot];
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? goodsKey(value) : String(value);
}

export function byKind(actions: readonly Legal[]): Map<string, Legal[]> {
  const found = new Map<string, Legal[]>();
  for (const action of actions) found.set(action.kind, [...(found.get(action.kind) ?? []), action]);
  return found;
}

/** An action, and the same one with its places named the other way round. */
function readings(action: Legal): Legal[] {
  const { place, to } = action;
  return place && to && EITHER_ORDER.has(action.kind) ? [action, { ...action, place: to, to: place }] : [action];
}

/** The actions of a kind that have the chosen parts. */
export function matching(actions: readonly Legal[], kind: string, picked: Picked): Legal[] {
  return actions
    .filter((action) => action.kind === kind)
    .flatMap(readings)
    .filter((action) => SLOTS.every((slot) => !(slot in picked) || keyOf(action, slot) === picked[slot]));
}

/** The different values that these actions have for a part, in their order. */
export function choices(actions: readonly Legal[], slot: Slot): string[] {
  return [...new Set(actions.map((action) => keyOf(action, slot)))];
}

/** The part that is to be chosen next; null when the action is complete. */
export function nextSlot(actions: readonly Legal[], picked: Picked): Slot | null {
  for (const slot of SLOTS) {
    if (slot in picked) continue;
    const keys = choices(actions, slot);
    if (keys.length > 1 || (keys[0] && (ALWAYS_ASKED.has(slot) || SEEN_FIRST.has(actions[0]?.kind ?? '')))) return slot;
  }
  return null;
}

/** The kind that the game asks for, when there is only one and it needs choosing. */
export function forcedKind(actions: readonly Legal[]): string | null {
  const kinds = [...byKind(actions).keys()].filter((kind) => !OWN_PANEL.has(kind));
  const [kind] = kinds;
  if (kinds.length !== 1 || !kind) return null;
  return nextSlot(matching(actions, kind, {}), {}) ? kind : null;
}
