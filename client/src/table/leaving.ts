/** An offer that is answered or has lapsed stays a moment with its fate, and then leaves; it keeps nobody from anything. */
import { effect, signal } from '@preact/signals';
import type { GameEvent, Offer } from '../net/types';
import { fresh, mySeat, scene } from '../state/store';
import { offersToMe, ownOffer } from './offering';

export type Fate = 'declined' | 'lapsed' | 'closed';

/** Milliseconds that it stays in sight, and those after which it leaves a page that nobody sees. */
const STAYS = 400;
const HIDDEN = 3000;

export interface Left {
  offer: Offer;
  fate: Fate;
}

export const leaving = signal<Left | null>(null);

const named = ({ seat, to, gives, gets }: Offer) => JSON.stringify([seat, to, gives, gets]);
const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** What became of an offer that is no longer there to be answered. */
export function fateOf(offer: Offer, now: readonly Offer[], news: readonly GameEvent[], me: number | null): Fate | null {
  const still = now.find((one) => named(one) === named(offer));
  const answer = still?.answers[String(me)];
  if (answer === 'accepted') return null; // it has a place of its own
  if (still) return answer === 'declined' ? 'declined' : null;
  if (news.some((event) => event.event === 'exchanged' && [seatOf(event.player), seatOf(event.partner)].includes(offer.seat))) return 'closed';
  return news.some((event) => event.event === 'declined' && seatOf(event.player) === me) ? 'declined' : 'lapsed';
}

/** The offer in view: the first one to the reader, or the own one that others can take up. */
function inView(): Offer | null {
  const own = ownOffer.value;
  return offersToMe.value[0] ?? (own?.open ? own.offer : null);
}

export function followLeaving(): () => void {
  let shown: Offer | null = null;
  let frame = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const leave = () => {
    leaving.value = null;
  };
  const end = () => {
    cancelAnimationFrame(frame);
    for (const timer of timers) clearTimeout(timer);
  };
  const stop = effect(() => {
    const next = inView();
    const before = shown;
    shown = next;
    if (next) leaving.value = null;
    if (next || !before) return;
    const own = before.seat === mySeat.peek();
    const stands = scene.peek()?.offers.some((one) => named(one) === named(before)) ?? false;
    const fate = own ? (stands ? 'declined' : null) : fateOf(before, scene.peek()?.offers ?? [], fresh.peek(), mySeat.peek());
    if (!fate) return;
    leaving.value = { offer: before, fate };
    end();
    timers = [setTimeout(leave, HIDDEN)];
    frame = requestAnimationFrame(() => timers.push(setTimeout(leave, STAYS))); // from when it is seen
  });
  return () => {
    stop();
    end();
    leaving.value = null;
  };
}
