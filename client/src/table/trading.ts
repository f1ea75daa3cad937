/** The scales of a trade: what would be given and got, and the texts that make it. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { entries, goodsNotation, total } from '../i18n/names';
import type { Good, Goods, Legal, Offer } from '../net/types';
import { legal, myRow, mySeat, play, scene, seats, table, you } from '../state/store';
import { keep, kept, type Terms } from './kept';
import { offersToMe } from './offering';

export const tradeOpen = signal(false);
export const give = signal<Goods>({});
export const get = signal<Goods>({});

/** What to ask about when nothing can be traded. */
export const ANY_TRADE = 'bank 4 lumber for 1 brick';

/** Whether anything can be traded now, with anybody. */
export const tradable = computed(() => Boolean(scene.value?.offers_open) || legal.value.some((one) => one.kind === 'bank' || one.kind === 'offer'));

const offersNow = computed(() => JSON.stringify(offersToMe.value));
/** The offers to me that there were when the trade was opened or taken up again: those can wait. */
const offersSeen = signal('');

/** Whether the trade goes before offers to me: it was taken up later than they came. */
export const tradeFirst = computed(() => tradeOpen.value && offersSeen.value === offersNow.value);

export function openTrade(): void {
  tradeOpen.value = true;
  offersSeen.value = offersNow.value;
}

/** Opens the trade, takes it up again where an offer lies over it, or closes it. */
export function toggleTrade(): void {
  if (tradeFirst.value) tradeOpen.value = false;
  else openTrade();
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

/** Puts cards on the own scale, as far as the hand goes, and opens the panel. */
export function giveOne(good: Good, by = 1): void {
  openTrade();
  give.value = changed(give.value, good, by, myRow.value?.hand?.[good] ?? 0);
  if (by > 0) get.value = changed(get.value, good, -99, 19);
}

export function getOne(good: Good, by = 1): void {
  openTrade();
  get.value = changed(get.value, good, by, 19);
  if (by > 0) give.value = changed(give.value, good, -99, 19);
}

/** Puts one kind of card against another: as many as the bank takes, where the hand has them. */
export function exchangeForOne(given: Good, got: Good): void {
  openTrade();
  const rate = myRow.value?.rates[given] ?? 4;
  give.value = { [given]: (myRow.value?.hand?.[given] ?? 0) < rate ? 1 : rate };
  get.value = { [got]: 1 };
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
  return (others.find((seat) => seat.seat === kept.value.addressee) ?? others[0])?.seat ?? null;
});

/** The others whom an own offer may ask or leave out; nobody where there is nothing to choose. */
export const choosable = computed<number[]>(() => {
  if (privateOffers.value || scene.value?.active !== mySeat.value) return [];
  const others = seats.value.map(({ seat }) => seat).filter((seat) => seat !== mySeat.value);
  return others.length > 1 ? others : [];
});

/** Those of them whom an offer that I make now asks; null when those are all. */
export const someAsked = computed<number[] | null>(() => {
  const asked = choosable.value.filter((seat) => !kept.value.notAsked.includes(seat));
  return asked.length && asked.length < choosable.value.length ? asked : null;
});

/** Whether offers ask this seat alone, so that it cannot be left out too. */
export const isLastAsked = (seat: number): boolean => someAsked.value?.length === 1 && someAsked.value[0] === seat;

/** Own offers ask a seat from now on, or leave it out; they always ask somebody. */
export function toggleAsked(seat: number): void {
  if (isLastAsked(seat)) return;
  const { notAsked } = kept.value;
  keep({ notAsked: notAsked.includes(seat) ? notAsked.filter((one) => one !== seat) : [...notAsked, seat] });
}

const colourName = (seat: number) => seats.value.find((one) => one.seat === seat)?.colour ?? '';

/** An offer of these terms, as a text, to whoever hears it now. */
export function offerOf({ gives, gets }: Terms): string {
  const terms = `offer ${goodsNotation(gives)} for ${goodsNotation(gets)}`;
  return partner.value === null ? terms : `${terms} to ${colourName(partner.value)}`;
}

/** The text of the offer on the scales; null when it is none. */
export const offerText = computed(() => {
  if (!scene.value?.offers_open || !total(give.value) || !total(get.value)) return null;
  return offerOf({ gives: give.value, gets: get.value });
});

/** The good that the scales only ask for, so that a call can say it; null when there is none, or something is given too. */
export const calledFor = computed<Good | null>(() => {
  const [wanted, more] = entries(get.value);
  return scene.value?.offers_open && wanted && !more && !total(give.value) ? wanted[0] : null;
});

/** Makes an offer to those who are chosen now, or as said, and remembers it; true when it stands. */
export async function makeOffer(terms: Terms, asked = someAsked.value): Promise<boolean> {
  const done = await play(offerOf(terms), asked);
  if (!done) return false;
  keep({ last: terms });
  closeTrade();
  return true;
}

/** Trades with the bank. */
export async function makeBankTrade(trade: Legal): Promise<void> {
  if (await play(trade.text)) closeTrade();
}

function closeTrade(): void {
  clearScales();
  tradeOpen.value = false;
}

/** Whoever has the page next finds no draft of somebody else; the answer ends it. */
export function followScales(): () => void {
  const guest = computed(() => you.value?.guest ?? null);
  return effect(() => {
    void guest.value;
    untracked(closeTrade);
  });
}

/** Turns an offer around, to answer it with another. */
export function counter(offer: Offer): void {
  const hand = myRow.value?.hand ?? {};
  give.value = Object.fromEntries(entries(offer.gets).map(([good, n]) => [good, Math.min(n, hand[good] ?? 0)]).filter(([, n]) => n));
  get.value = offer.gives;
  keep({ addressee: offer.seat, notAsked: kept.value.notAsked.filter((seat) => seat !== offer.seat) });
  openTrade();
}
