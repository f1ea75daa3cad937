/** The scales of a trade: what would be given and got, and the texts that make it. */
import { computed, signal } from '@preact/signals';
import { entries, goodsNotation, total } from '../i18n/names';
import type { Good, Goods, Legal, Offer } from '../net/types';
import { legal, myRow, mySeat, scene, seats, table } from '../state/store';

export const tradeOpen = signal(false);
export const give = signal<Goods>({});
export const get = signal<Goods>({});
/** The seat that a private offer was for last. */
export const addressee = signal<number | null>(null);

export function toggleTrade(): void {
  tradeOpen.value = !tradeOpen.value;
}

export function clearScales(): void {
  give.value = {};
  get.value = {};
}

function changed(goods: Goods, good: Good, by: number, most: number): Goods {
  const n = Math.min(most, Math.max(0, (goods[good] ?? 0) + by));
  const { [good]: _, ...rest } = goods;
  return n ? { ...rest, [good]: n } : rest;
}

/** Puts one card on the own scale, as far as the hand goes, and opens the panel. */
export function giveOne(good: Good, by = 1): void {
  tradeOpen.value = true;
  give.value = changed(give.value, good, by, myRow.value?.hand?.[good] ?? 0);
  if (by > 0) get.value = changed(get.value, good, -99, 19);
}

export function getOne(good: Good, by = 1): void {
  get.value = changed(get.value, good, by, 19);
  if (by > 0) give.value = changed(give.value, good, -99, 19);
}

/** The bank's trade for one kind against one kind, at the best rate. */
export function bestBankTrade(actions: readonly Legal[], gives: Goods, gets: Goods): Legal | null {
  const [given, more] = entries(gives);
  const [got, others] = entries(gets);
  if (!got || others || more) return null;
  const found = actions.filter((one) => one.kind === 'bank' && one.gets?.[got[0]] && (!given || one.gives?.[given[0]]));
  if (!given && new Set(found.map((one) => entries(one.gives)[0]?.[0])).size > 1) return null;
  return found.sort((a, b) => total(a.gives) - total(b.gives))[0] ?? null;
}

export const bankTrade = computed(() => bestBankTrade(legal.value, give.value, get.value));

/** Whether players trade with each other at this table (H-3). */
export const playersTrade = computed(() => table.value?.options.domestic_trade !== false);

/** Whether offers go to one player alone at this table; else everybody hears them. */
export const privateOffers = computed(() => table.value?.options.trade_offers_private === true);

/** Who hears an offer that I make now; null when all do. */
export const partner = computed<number | null>(() => {
  const active = scene.value?.active ?? 0;
  if (active !== mySeat.value) return active;
  if (!privateOffers.value) return null;
  const others = seats.value.filter((seat) => seat.seat !== mySeat.value);
  return (others.find((seat) => seat.seat === addressee.value) ?? others[0])?.seat ?? null;
});

const colourName = (seat: number) => seats.value.find((one) => one.seat === seat)?.colour ?? '';

/** The text of the offer on the scales; null when it is none. */
export const offerText = computed(() => {
  const now = scene.value;
  if (!now?.offers_open || !total(give.value) || !total(get.value)) return null;
  const terms = `offer ${goodsNotation(give.value)} for ${goodsNotation(get.value)}`;
  return partner.value === null ? terms : `${terms} to ${colourName(partner.value)}`;
});

/** Turns an offer around, to answer it with another. */
export function counter(offer: Offer): void {
  const hand = myRow.value?.hand ?? {};
  give.value = Object.fromEntries(entries(offer.gets).map(([good, n]) => [good, Math.min(n, hand[good] ?? 0)]).filter(([, n]) => n));
  get.value = offer.gives;
  addressee.value = offer.seat;
  tradeOpen.value = true;
}
