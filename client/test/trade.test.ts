import { beforeEach, expect, test } from 'vitest';
import type { GameEvent, Good, Goods, Legal, Offer } from '../src/net/types';
import { timesMade } from '../src/table/again';
import { standingCalls } from '../src/table/calls';
import { cannotGive } from '../src/table/givers';
import { type Kept, keep, kept } from '../src/table/kept';
import { fateOf } from '../src/table/leaving';
import { sameGoods } from '../src/table/offering';
import { falls } from '../src/table/refusals';
import { you } from '../src/state/store';
import { completing } from '../src/table/suggestions';
import { followScales, give, tradeOpen } from '../src/table/trading';

const by = (seat: number) => ({ player: { seat } });
let seq = 0;
const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ seq: ++seq, event, ...facts });
const bank = (good: Good, n: number, gets: Good): Legal => ({ text: `bank ${n} ${good} for 1 ${gets}`, kind: 'bank', gives: { [good]: n }, gets: { [gets]: 1 } });
const offer = (seat: number, gives: Goods, gets: Goods, answers: Offer['answers'] = {}): Offer => ({ seat, to: null, asked: null, gives, gets, answers });
const ROAD: Goods = { lumber: 1, brick: 1 };
const CARD: Goods = { wool: 1, grain: 1, ore: 1 };
const anything = () => true;

beforeEach(() => {
  seq = 0;
});

test('a card that is missing is offered for what can be spared most', () => {
  const found = completing({ hand: { lumber: 1, wool: 1, ore: 3 }, cost: ROAD, actions: [], offered: anything });
  expect(found).toEqual({ gives: { ore: 1 }, gets: { brick: 1 }, bank: null });
});

test('the bank completes it where it can, at the rate that costs least', () => {
  const actions = [bank('ore', 4, 'brick'), bank('wool', 2, 'brick'), bank('wool', 4, 'brick')];
  const found = completing({ hand: { lumber: 1, wool: 4, ore: 4 }, cost: ROAD, actions, offered: anything });
  expect(found?.bank?.text).toBe('bank 2 wool for 1 brick');
});

test('nothing is suggested that would take what the building costs', () => {
  const actions = [bank('lumber', 4, 'brick')];
  const found = completing({ hand: { lumber: 4 }, cost: ROAD, actions, offered: anything });
  expect(found?.bank).toBeNull(); // three would be left for the bank, and it takes four
  expect(found?.gives).toEqual({ lumber: 1 });
  expect(completing({ hand: { wool: 1, grain: 1 }, cost: CARD, actions: [], offered: anything })).toBeNull();
});

test('two missing cards are not one press away, and a paid thing needs no trade', () => {
  expect(completing({ hand: { wool: 5 }, cost: ROAD, actions: [], offered: anything })).toBeNull();
  expect(completing({ hand: { ...ROAD, wool: 2 }, cost: ROAD, actions: [], offered: anything })).toBeNull();
  expect(completing({ hand: { grain: 2, ore: 1, wool: 3 }, cost: { grain: 2, ore: 3 }, actions: [], offered: anything })).toBeNull();
});

test('what is never given away is not suggested to others', () => {
  const found = completing({ hand: { lumber: 1, wool: 1, ore: 3 }, cost: ROAD, actions: [], offered: (good) => good !== 'ore' });
  expect(found?.gives).toEqual({ wool: 1 });
  expect(completing({ hand: { lumber: 1, ore: 3 }, cost: ROAD, actions: [], offered: () => false })).toBeNull();
});

test('a call stands until its maker has the good, names terms, or takes it back', () => {
  const called = happened('called', { ...by(1), good: 'ore' });
  expect(standingCalls([called])).toEqual([{ seat: 1, good: 'ore', seq: called.seq }]);
  const ends: GameEvent[] = [
    happened('call-withdrawn', by(1)),
    happened('offer', { ...by(1), gives: { wool: 1 }, wants: { ore: 1 } }),
    happened('exchanged', { ...by(1), partner: { seat: 2 }, gives: { wool: 1 }, gets: { ore: 1 } }),
    happened('exchanged', { ...by(2), partner: { seat: 1 }, gives: { ore: 1 }, gets: { wool: 1 } }),
    happened('exchanged', { ...by(1), partner: { seat: 2 } }),
    happened('bank-trade', { ...by(1), gives: { wool: 4 }, gets: { ore: 1 } }),
    happened('turn', by(2)),
  ];
  for (const end of ends) expect(standingCalls([called, end])).toEqual([]);
});

test('a call stands through what does not concern it', () => {
  const called = happened('called', { ...by(1), good: 'ore' });
  const others: GameEvent[] = [
    happened('offer', { ...by(2), gives: { ore: 1 }, wants: { wool: 1 } }),
    happened('bank-trade', { ...by(1), gives: { wool: 4 }, gets: { brick: 1 } }),
    happened('exchanged', { ...by(1), partner: { seat: 2 }, gives: { wool: 1 }, gets: { brick: 1 } }),
    happened('call-withdrawn', by(2)),
  ];
  expect(standingCalls([called, ...others])).toHaveLength(1);
  const anew = happened('called', { ...by(1), good: 'wool' });
  expect(standingCalls([called, anew]).map((one) => one.good)).toEqual(['wool']);
});

test('offers fall under what was settled by maker, good and turn alone', () => {
  const settled: Kept = { never: ['ore'], notWith: [2], notIn: 7, last: null, addressee: null, notAsked: [] };
  expect(falls(offer(1, { wool: 1 }, { ore: 1 }), settled, 3)).toBe(true);
  expect(falls(offer(1, { ore: 1 }, { wool: 1 }), settled, 3)).toBe(false);
  expect(falls(offer(2, { ore: 1 }, { wool: 1 }), settled, 3)).toBe(true);
  expect(falls(offer(1, { ore: 1 }, { wool: 1 }), settled, 7)).toBe(true);
});

test('what is settled is kept together', () => {
  keep({ never: ['ore'] });
  keep({ addressee: 2 });
  expect(kept.value.never).toEqual(['ore']);
  expect(kept.value.addressee).toBe(2);
  keep({ never: [], addressee: null });
});

test('the same offer is counted within the turn that runs', () => {
  const made = () => happened('offer', { ...by(0), gives: { wool: 1 }, wants: { ore: 1 } });
  const mine = { seat: 0, gives: { wool: 1 }, gets: { ore: 1 } };
  expect(timesMade([made(), happened('turn', by(0)), made(), made()], mine)).toBe(2);
  expect(timesMade([made()], { ...mine, gets: { ore: 2 } })).toBe(0);
  expect(timesMade([made()], { ...mine, seat: 1 })).toBe(0);
});

test('an offer that leaves says what became of it', () => {
  const one = offer(1, { wool: 1 }, { ore: 1 });
  expect(fateOf(one, [offer(1, { wool: 1 }, { ore: 1 }, { 0: 'declined' })], [], 0)).toBe('declined');
  expect(fateOf(one, [offer(1, { wool: 1 }, { ore: 1 }, { 0: 'accepted' })], [], 0)).toBeNull();
  expect(fateOf(one, [], [happened('exchanged', { ...by(1), partner: { seat: 2 } })], 0)).toBe('closed');
  expect(fateOf(one, [], [happened('withdrawn', by(1))], 0)).toBe('lapsed');
  expect(fateOf(one, [], [happened('declined', by(0))], 0)).toBe('declined');
});

test('who cannot give it is who has no cards, or was counted to have none', () => {
  const giver = { seat: 1, cards: 3, counted: null, unknown: 0, refused: false };
  expect(cannotGive(giver)).toBe(false);
  expect(cannotGive({ ...giver, cards: 0 })).toBe(true);
  expect(cannotGive({ ...giver, cards: null })).toBe(false);
  expect(cannotGive({ ...giver, counted: [0, 0] })).toBe(true);
  expect(cannotGive({ ...giver, counted: [0, 0], unknown: 1 })).toBe(false);
  expect(cannotGive({ ...giver, counted: [0, 2] })).toBe(false);
});

test('whoever has the page next finds no draft of somebody else', () => {
  you.value = { guest: 'one', seat: 0, host: true };
  const stop = followScales();
  give.value = { ore: 1 };
  tradeOpen.value = true;
  you.value = { guest: 'one', seat: 0, host: false };
  expect(give.value).toEqual({ ore: 1 }); // the same guest
  you.value = { guest: 'other', seat: 1, host: false };
  expect(give.value).toEqual({});
  expect(tradeOpen.value).toBe(false);
  stop();
});

test('two lists of goods are the same whatever their order', () => {
  expect(sameGoods({ ore: 1, wool: 2 }, { wool: 2, ore: 1 })).toBe(true);
  expect(sameGoods({ ore: 1 }, { ore: 2 })).toBe(false);
  expect(sameGoods({ ore: 1 }, { wool: 1 })).toBe(false);
});
