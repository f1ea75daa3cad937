/** What each seat has just gained or lost, for badges that stay long enough to be seen. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { entries } from '../i18n/names';
import type { GameEvent, Good, Goods } from '../net/types';
import { events, fresh, mySeat } from '../state/store';
import { type Blow, blowsOf } from './blows';
import { Passing } from './passing';

const GAINS = new Set(['production', 'income', 'year-of-plenty', 'harvested', 'aqueduct']);
const GAIN_SHOWN = 2500;
const LOSS_SHOWN = 4500;

export type Change = Partial<Record<Good, number>>;

/** What a seat was given by the bank. */
export const gifts = signal<ReadonlyMap<number, Goods>>(new Map());
/** What seats have just lost. */
export const blows = new Passing<Blow>();
/** What has come to the own hand, and what was taken from it. */
const changes = new Passing<Change>();
export const ownChange = computed(() => shownChange(changes.now.value));

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** What has come to a hand from another, or gone to one: by event, which facts name the hand and the goods. */
const HANDED: Record<string, readonly (readonly [hand: string, goods: string, sign: 1 | -1])[]> = {
  given: [['player', 'goods', -1], ['to', 'goods', 1]],
  'goods-taken': [['victim', 'goods', -1], ['player', 'goods', 1]],
  exchanged: [['player', 'gives', -1], ['partner', 'gives', 1], ['player', 'gets', 1], ['partner', 'gets', -1]],
  'harbour-exchange': [['player', 'gives', -1], ['partner', 'gives', 1], ['player', 'gets', 1], ['partner', 'gets', -1]],
  'bank-trade': [['player', 'gets', 1]],
  discarded: [['player', 'goods', -1]],
};

/** What an event brings a seat, or takes from it. */
export function changeOf(event: GameEvent, seat: number): Change {
  const sum: Change = {};
  const add = (goods: unknown, sign: 1 | -1) => {
    for (const [good, n] of entries(goods as Goods)) sum[good] = (sum[good] ?? 0) + sign * n;
  };
  const mine = seatOf(event.player) === seat;
  if (mine && GAINS.has(event.event)) add(event.goods, 1);
  for (const [hand, goods, sign] of HANDED[event.event] ?? []) if (seatOf(event[hand]) === seat) add(event[goods], sign);
  if (event.event === 'stolen' && typeof event.good === 'string') {
    if (mine) add({ [event.good]: 1 }, 1);
    if (seatOf(event.victim) === seat) add({ [event.good]: 1 }, -1);
  }
  if (event.event === 'monopoly') {
    for (const { seat: giver, number = 0 } of (event.takings ?? []) as { seat: number; number?: number }[]) {
      if (giver === seat) add({ [String(event.good)]: number }, -1);
      if (mine) add({ [String(event.good)]: number }, 1);
    }
  }
  return sum;
}

/** What is shown of several changes: of a kind that was lost the loss, else what came last. */
export function shownChange(changes: readonly Change[]): Change {
  const shown: Change = {};
  for (const change of changes) {
    for (const [good, n] of Object.entries(change) as [Good, number][]) if (n && !((shown[good] ?? 0) < 0 && n > 0)) shown[good] = n;
  }
  return shown;
}

/** Follows the news of the table; the answer ends it. */
export function followGains(): () => void {
  let giftTimer = 0;
  const clear = () => {
    gifts.value = new Map();
    changes.clear();
    blows.clear();
  };
  const stop = effect(() => {
    const news = fresh.value;
    if (!events.peek().length) untracked(clear);
    const given = new Map<number, Goods>();
    const change: Change = {};
    for (const event of news) {
      const seat = seatOf(event.player);
      if (seat !== undefined && GAINS.has(event.event) && event.goods) given.set(seat, event.goods as Goods);
      for (const [good, n] of Object.entries(changeOf(event, mySeat.peek() ?? -1))) change[good as Good] = (change[good as Good] ?? 0) + n;
      for (const blow of blowsOf(event)) untracked(() => blows.add(blow, LOSS_SHOWN));
    }
    if (given.size) {
      gifts.value = given;
      clearTimeout(giftTimer);
      giftTimer = setTimeout(() => (gifts.value = new Map()), GAIN_SHOWN) as unknown as number;
    }
    const parts = Object.entries(change).filter(([, n]) => n);
    const [gained, lost] = [parts.filter(([, n]) => n > 0), parts.filter(([, n]) => n < 0)];
    untracked(() => {
      if (gained.length) changes.add(Object.fromEntries(gained), GAIN_SHOWN);
      if (lost.length) changes.add(Object.fromEntries(lost), LOSS_SHOWN);
    });
  });
  return () => {
    stop();
    clearTimeout(giftTimer);
    clear();
  };
}
