/** Offers that answer themselves, as the reader likes it. */
import { computed, effect, signal } from '@preact/signals';
import { prefs } from '../state/prefs';
import { legal, mySeat, play, scene } from '../state/store';
import { wasDeclined } from './again';
import { asks, leavesMeOut, legalOffer, offersToMe, refusedOffers } from './offering';
import { tradeOpen } from './trading';

/** Nobody shall learn from the haste of an answer what a hand lacks. */
const AS_IF_THINKING = 6000;

/** When the offer that I cannot pay is declined by itself, in milliseconds; null when none is. */
export const declinesAt = signal<number | null>(null);

/** The offer that I could not take up if I wanted to, as one text; null when there is none. */
const beyondMe = computed(() => {
  const offer = scene.value?.offers.find((one) => one.seat === scene.value?.active);
  return offer && offer.seat !== mySeat.value && asks(offer, mySeat.value) && legalOffer('decline') && !legalOffer('accept') ? JSON.stringify([offer.seat, offer.gives, offer.gets]) : null;
});

/** The refusal that is due at once: nothing is traded at all, a standing refusal says no, or the reader just did. */
const dueAtOnce = computed(() => {
  const decline = legal.value.find((one) => one.kind === 'decline');
  if (!decline) return null;
  const settled = refusedOffers.value[0] ?? offersToMe.value.find((offer) => offer.seat === scene.value?.active && wasDeclined(offer));
  if (settled) return legalOffer('decline', settled.seat)?.text ?? decline.text;
  return prefs.value.trading || leavesMeOut.value ? null : decline.text;
});

/** Declines by itself what was settled before, and after a while what one cannot pay. */
export function followOffers(): () => void {
  const stops = [
    effect(() => {
      if (dueAtOnce.value) void play(dueAtOnce.value);
    }),
    effect(() => {
      if (!beyondMe.value || !prefs.value.declineImpossible || tradeOpen.value) return undefined;
      const timer = setTimeout(() => {
        const decline = legalOffer('decline');
        if (decline) void play(decline.text);
      }, AS_IF_THINKING);
      declinesAt.value = Date.now() + AS_IF_THINKING;
      return () => {
        clearTimeout(timer);
        declinesAt.value = null;
      };
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
