/** Calls: who would like a good and names no price. They are talk, known from the events of the turn alone. */
import { computed, effect, signal } from '@preact/signals';
import type { GameEvent, Good, Goods } from '../net/types';
import { events, legal, myRow, mySeat, scene, seats, send } from '../state/store';
import { offersToMe, ownOffer } from './offering';
import { isRefused } from './refusals';
import { tell } from './Why';

export interface Call {
  seat: number;
  good: Good;
  seq: number;
}

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** What a seat gets by an event, where that is told. */
function gotten(event: GameEvent, seat: number): Goods | undefined {
  if (seatOf(event.player) === seat) return event.gets as Goods | undefined;
  return seatOf(event.partner) === seat ? (event.gives as Goods | undefined) : undefined;
}

/** Whether an event settles a call: its maker has got the good, deals where nobody hears how, or names terms. */
function settles(event: GameEvent, { seat, good }: Call): boolean {
  const mine = seatOf(event.player) === seat;
  if (event.event === 'offer' || event.event === 'call-withdrawn') return mine;
  if (event.event !== 'exchanged' && event.event !== 'bank-trade') return false;
  const goods = gotten(event, seat);
  return goods ? Boolean(goods[good]) : mine || seatOf(event.partner) === seat;
}

/** The calls that stand in the turn that runs: one for each seat at most. */
export function standingCalls(all: readonly GameEvent[]): Call[] {
  const found = new Map<number, Call>();
  for (const event of all.slice(all.findLastIndex((one) => one.event === 'turn') + 1)) {
    for (const call of found.values()) if (settles(event, call)) found.delete(call.seat);
    const seat = seatOf(event.player);
    if (event.event === 'called' && seat !== undefined) found.set(seat, { seat, good: event.good as Good, seq: event.seq });
  }
  return [...found.values()];
}

const calls = computed(() => (scene.value?.offers_open ? standingCalls(events.value) : []));

/** Calls that the reader has put aside, by the number of their event. */
const aside = signal<ReadonlySet<number>>(new Set());

export function putCallAside({ seq }: Call): void {
  aside.value = new Set([...aside.value, seq]);
}

export const myCall = computed(() => calls.value.find((one) => one.seat === mySeat.value) ?? null);

/** A call that the reader could answer: with the good in hand, between the seat on turn and another one. */
export const callToMe = computed<Call | null>(() => {
  const now = scene.value;
  if (!now || ownOffer.value) return null;
  const hand = myRow.value?.hand ?? {};
  const between = (seat: number) => seat === now.active || mySeat.value === now.active;
  return calls.value.find((one) => one.seat !== mySeat.value && between(one.seat) && Boolean(hand[one.good]) && !aside.value.has(one.seq) && !isRefused({ seat: one.seat, gets: { [one.good]: 1 } })) ?? null;
});

/** Whether somebody may still answer the own call: bots have done so at once, or never do. */
export const callIsHeard = computed(() => {
  const call = myCall.value;
  if (!call || aside.value.has(call.seq)) return false;
  return offersToMe.value.length > 0 || seats.value.some((one) => one.seat !== call.seat && !one.bot_plays);
});

/** Calls for a good; null takes the own call back. */
export async function callFor(good: Good | null): Promise<boolean> {
  const answer = await send({ do: 'call', good });
  return answer?.ok ?? false;
}

/** Says so where nobody had anything to offer: at a table of bots a call would else seem to be lost. */
export function followCalls(): () => void {
  let told = -1;
  const stops = [
    effect(() => {
      const call = myCall.value;
      if (!call || call.seq === told || !legal.value.length) return;
      told = call.seq;
      if (!callIsHeard.value) tell('call', 'nobody-offers');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    aside.value = new Set();
  };
}
