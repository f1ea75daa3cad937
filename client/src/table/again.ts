/** Offers that come again: an own one that is made once more, and somebody's that was declined already. */
import { computed, effect, signal } from '@preact/signals';
import { total } from '../i18n/names';
import type { GameEvent, Goods, Offer } from '../net/types';
import { events, myRow, mySeat, scene, seats } from '../state/store';
import { kept } from './kept';
import { lacking, ownOffer, sameGoods } from './offering';
import { makeOffer } from './trading';

/** How often a table takes the same offer in one turn. */
const SAME_OFFERS = 2;

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** How often a seat has made an offer in the turn that runs. */
export function timesMade(all: readonly GameEvent[], { seat, gives, gets }: Pick<Offer, 'seat' | 'gives' | 'gets'>): number {
  const turn = all.slice(all.findLastIndex((one) => one.event === 'turn') + 1);
  return turn.filter((one) => one.event === 'offer' && seatOf(one.player) === seat && sameGoods(one.gives as Goods, gives) && sameGoods(one.wants as Goods, gets)).length;
}

/** Whether the own offer that stands can be made once more, for people who have not answered; nobody's yes is lost by it. */
export const askable = computed(() => {
  const own = ownOffer.value;
  if (!own || own.answers.some((one) => one.standing === 'accepted')) return false;
  const late = own.answers.some((one) => one.standing === 'none' && !seats.value.find(({ seat }) => seat === one.seat)?.bot_plays);
  return late && timesMade(events.value, own.offer) < SAME_OFFERS;
});

/** Whether the last offer can be made once more, when none stands. */
export const repeatable = computed(() => {
  const { last } = kept.value;
  return Boolean(last && scene.value?.offers_open && total(last.gives) && !total(lacking(last.gives)));
});

/** Makes the offer that stands once more, else the last one. */
export async function repeat(): Promise<void> {
  const own = ownOffer.value;
  if (own) {
    if (askable.value) await makeOffer(own.offer, own.offer.asked);
  } else if (kept.value.last && repeatable.value) await makeOffer(kept.value.last);
}

/** What the reader has declined, with the cards held then: who thinks anew is asked anew. */
const declined = signal<ReadonlySet<string>>(new Set());

const named = ({ seat, gives, gets }: Offer) => JSON.stringify([scene.value?.turn, seat, gives, gets, myRow.value?.hand]);

/** An offer that the reader has declined in this turn with the same cards in hand. */
export const wasDeclined = (offer: Offer): boolean => declined.value.has(named(offer));

/** Remembers what is declined; the answer ends it. */
export function followDeclined(): () => void {
  const stop = effect(() => {
    const now = scene.value;
    const offer = now?.offers.find((one) => one.seat === now.active && one.seat !== mySeat.value);
    if (!now || offer?.answers[String(mySeat.value)] !== 'declined') return;
    const name = named(offer);
    if (!declined.peek().has(name)) declined.value = new Set([...declined.peek(), name]);
  });
  return () => {
    stop();
    declined.value = new Set();
  };
}
