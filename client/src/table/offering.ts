/** Offers on the table as the reader has to do with them. */
import { computed } from '@preact/signals';
import { entries, total } from '../i18n/names';
import type { Goods, Legal, Offer } from '../net/types';
import { legal, myRow, mySeat, scene, seats } from '../state/store';
import { isRefused } from './refusals';

export const legalOffer = (kind: string, seat?: number): Legal | undefined => legal.value.find((one) => one.kind === kind && (seat === undefined || one.seat === seat));

/** How an offer of somebody else is taken up: at once in the own turn, else by agreeing to it. */
export function acceptance(offer: Offer): Legal | undefined {
  return scene.value?.active === mySeat.value ? legalOffer('deal', offer.seat) : legalOffer('accept');
}

/** What the own hand lacks for giving this. */
export function lacking(goods: Goods): Goods {
  const hand = myRow.value?.hand ?? {};
  return Object.fromEntries(entries(goods).flatMap(([good, n]) => (n > (hand[good] ?? 0) ? [[good, n - (hand[good] ?? 0)]] : [])));
}

/** Whether an offer waits for the answer of a seat; others hear it, and are not asked. */
export const asks = (offer: Offer, seat: number | null): boolean => !offer.asked || (seat !== null && offer.asked.includes(seat));

/** Whether the offer of the seat on turn leaves the reader out. */
export const leavesMeOut = computed(() => (scene.value?.offers ?? []).some((offer) => offer.seat === scene.value?.active && offer.seat !== mySeat.value && !asks(offer, mySeat.value)));

const isOpen = (offer: Offer) => offer.seat !== mySeat.value && asks(offer, mySeat.value) && offer.answers[String(mySeat.value)] !== 'declined' && (acceptance(offer) ?? legalOffer('decline', offer.seat)) !== undefined;

/** Offers of others that wait for an answer of mine: what was declined, or falls under a standing refusal, is out of the way. */
export const offersToMe = computed(() => (scene.value?.offers ?? []).filter((offer) => isOpen(offer) && !isRefused(offer)));

/** Offers of others that a standing refusal answers. */
export const refusedOffers = computed(() => (scene.value?.offers ?? []).filter((offer) => isOpen(offer) && isRefused(offer)));

export type Standing = 'accepted' | 'declined' | 'countered' | 'none' | 'silent';

export interface Reply {
  seat: number;
  instead: Offer | undefined;
  standing: Standing;
}

/** What each seat says to the own offer; `open` while somebody may still take it up. */
export const ownOffer = computed(() => {
  const now = scene.value;
  const offer = now?.offers.find((one) => one.seat === mySeat.value);
  if (!now || !offer) return null;
  const asked = offer.seat === now.active ? seats.value.filter((one) => one.seat !== offer.seat && (offer.to === null || offer.to === one.seat)) : [];
  const all = asked.map(({ seat }): Reply => {
    const instead = offersToMe.value.find((one) => one.seat === seat);
    return { seat, instead, standing: instead ? 'countered' : (offer.answers[String(seat)] ?? 'none') };
  });
  const answers = all.filter((one) => asks(offer, one.seat) || one.standing !== 'none');
  return { offer, answers, open: !answers.length || answers.some((one) => one.standing !== 'declined') };
});

/** Who has offered something in the own turn, where nothing was offered to them. */
export const unasked = computed<Reply[]>(() => {
  if (ownOffer.value || scene.value?.active !== mySeat.value) return [];
  return seats.value
    .filter((one) => one.seat !== mySeat.value)
    .map(({ seat }) => {
      const instead = offersToMe.value.find((one) => one.seat === seat);
      return { seat, instead, standing: instead ? 'countered' : 'silent' };
    });
});

/** The offer that I have agreed to and that its maker has not closed yet. */
export const agreedTo = computed(() => {
  const now = scene.value;
  const seat = mySeat.value;
  return now?.offers.find((one) => one.seat === now.active && one.seat !== seat && one.answers[String(seat)] === 'accepted') ?? null;
});

/** Whether two goods' lists say the same. */
export const sameGoods = (one: Goods, other: Goods): boolean => total(one) === total(other) && entries(one).every(([good, n]) => other[good] === n);
