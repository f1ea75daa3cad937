/** Trades that complete something to build, from what the reader holds and pays alone. */
import { computed } from '@preact/signals';
import { model } from '../board/model';
import { entries, total } from '../i18n/names';
import type { Good, Goods, Legal } from '../net/types';
import { fixed, legal, myRow, mySeat, scene, seats } from '../state/store';
import { refusesGood, refusesTurn } from './refusals';
import { bestBankTrade, playersTrade } from './trading';

/** One trade, and what it pays for; `bank` is the legal action where it goes to the bank. */
export interface Suggestion {
  item: string;
  gives: Goods;
  gets: Goods;
  bank: Legal | null;
}

/** What is built, the weightiest first; the names of `costs`. */
const ITEMS = ['settlement', 'city', 'card', 'knight', 'road', 'wall'];
const MOST = 3;

interface Purse {
  hand: Goods;
  cost: Goods;
  actions: readonly Legal[];
  /** Goods that may be offered to other players; none where nobody could take an offer. */
  offered: (good: Good) => boolean;
}

const left = (hand: Goods, cost: Goods, good: Good) => (hand[good] ?? 0) - (cost[good] ?? 0);

/** The one trade after which a cost is paid, where one card is missing; the bank's where it can be had there. */
export function completing({ hand, cost, actions, offered }: Purse): Omit<Suggestion, 'item'> | null {
  const missing = entries(cost).filter(([good, n]) => (hand[good] ?? 0) < n);
  const [lack] = missing;
  if (!lack || missing.length > 1 || left(hand, cost, lack[0]) < -1) return null;
  const [wanted] = lack;
  const spare = entries(hand)
    .map(([good]) => [good, left(hand, cost, good)] as const)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1]);
  const payable = actions.filter((one) => one.kind === 'bank' && entries(one.gives).every(([good, n]) => left(hand, cost, good) >= n));
  const trades = spare.flatMap(([good]) => bestBankTrade(payable, { [good]: 1 }, { [wanted]: 1 }) ?? []);
  const [bank] = trades.sort((a, b) => total(a.gives) - total(b.gives));
  if (bank) return { gives: bank.gives ?? {}, gets: { [wanted]: 1 }, bank };
  const given = spare.find(([good]) => offered(good));
  return given ? { gives: { [given[0]]: 1 }, gets: { [wanted]: 1 }, bank: null } : null;
}

/** A place for a settlement: the end of an own road, away from all buildings. Only to leave out what would be of no use. */
function canSettle(): boolean {
  const map = model.value;
  const now = scene.value;
  if (!map || !now) return false;
  const taken = (name: string) => name in now.pieces.settlements || name in now.pieces.cities;
  const ends = Object.entries(now.pieces.roads).flatMap(([name, seat]) => (seat === mySeat.value ? (map.edges.get(name)?.nodes ?? []) : []));
  const near = (name: string) => [...map.edges.values()].filter((edge) => edge.nodes.includes(name)).flatMap((edge) => edge.nodes);
  return ends.some((name) => !near(name).some(taken));
}

const owns = (pieces: Record<string, number> | undefined) => Object.values(pieces ?? {}).includes(mySeat.value ?? -1);

/** Whether there is a piece or card of it, and a place where one may want it. */
function isOfUse(item: string): boolean {
  const now = scene.value;
  const row = myRow.value;
  if (!now || !row) return false;
  if (item === 'road') return row.left.roads > 0;
  if (item === 'settlement') return row.left.settlements > 0 && canSettle();
  if (item === 'city') return row.left.cities > 0 && owns(now.pieces.settlements);
  if (item === 'card') return now.deck > 0;
  if (item === 'knight') return (row.knights_left?.basic ?? 0) > 0;
  return (row.walls_left ?? 0) > 0 && owns(now.pieces.cities);
}

/** Up to three, each for something else. */
export const suggestions = computed<Suggestion[]>(() => {
  const costs = fixed.value?.costs ?? {};
  const hand = myRow.value?.hand ?? {};
  const others = playersTrade.value && scene.value?.offers_open && !refusesTurn.value;
  const anybody = seats.value.some(({ seat }) => seat !== mySeat.value && scene.value?.players[seat]?.hand_size !== 0);
  const offered = (good: Good) => Boolean(others && anybody) && !refusesGood(good);
  return ITEMS.filter((item) => costs[item] && isOfUse(item))
    .flatMap((item) => {
      const found = completing({ hand, cost: costs[item] ?? {}, actions: legal.value, offered });
      return found ? [{ item, ...found }] : [];
    })
    .slice(0, MOST);
});
