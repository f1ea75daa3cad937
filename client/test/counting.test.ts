/** Counting cards from what was heard. */
import { expect, test } from 'vitest';
import { countHands, Hand } from '../src/end/counting';
import type { GameEvent } from '../src/net/types';

const player = (seat: number) => ({ seat, colour: 'red' });
let seq = 0;
const event = (kind: string, facts: Record<string, unknown>): GameEvent => ({ seq: ++seq, event: kind, clause: 'B-X', ...facts });
const gets = (seat: number, goods: object) => event('production', { player: player(seat), goods });

function counted(...events: GameEvent[]): Hand[] {
  const hands = countHands(events, 2);
  if (!hands) throw new Error('nobody could count');
  return hands;
}

test('production, costs and trades are counted', () => {
  const [one, two] = counted(
    gets(0, { lumber: 2, brick: 1 }),
    gets(1, { wool: 4 }),
    event('built', { player: player(0), piece: 'road', cost: { lumber: 1, brick: 1 } }),
    event('exchanged', { player: player(0), partner: player(1), gives: { lumber: 1 }, gets: { wool: 1 } }),
    event('bank-trade', { player: player(1), gives: { wool: 3 }, gets: { ore: 1 } }),
  );
  expect([one?.range('wool'), one?.size]).toEqual([[1, 1], 1]);
  expect([two?.range('lumber'), two?.range('ore'), two?.range('wool'), two?.size]).toEqual([[1, 1], [1, 1], [0, 0], 2]);
});

test('a card that was stolen unseen leaves a doubt until it shows', () => {
  const heard = [gets(0, { ore: 2, wool: 1 }), event('stolen', { player: player(1), victim: player(0) })];
  const [victim, thief] = counted(...heard);
  expect([victim?.range('ore'), victim?.range('wool'), victim?.size]).toEqual([[1, 2], [0, 1], 2]);
  expect([thief?.unknown, thief?.size]).toEqual([1, 1]);
  const [, shown] = counted(...heard, event('bank-trade', { player: player(1), gives: { wool: 1 }, gets: { brick: 1 } }));
  expect([shown?.unknown, shown?.range('brick'), shown?.size]).toEqual([0, [1, 1], 1]);
});

test('of one kind only that can be stolen, and thief and victim know the card', () => {
  const [victim] = counted(gets(0, { ore: 2 }), event('stolen', { player: player(1), victim: player(0) }));
  expect(victim?.range('ore')).toEqual([1, 1]);
  const [, thief] = counted(gets(0, { ore: 2, wool: 1 }), event('stolen', { player: player(1), victim: player(0), good: 'wool' }));
  expect(thief?.range('wool')).toEqual([1, 1]);
});

test('a monopoly tells how many there were', () => {
  const [taker, other] = counted(
    gets(1, { ore: 2, wool: 2 }),
    event('stolen', { player: player(0), victim: player(1) }),
    event('monopoly', { player: player(0), good: 'ore', takings: [{ ...player(1), number: 1 }] }),
  );
  expect([other?.range('ore'), other?.range('wool'), other?.size]).toEqual([[0, 0], [2, 2], 2]);
  expect(taker?.size).toBe(2);
});

test('where trades are secret nobody counts', () => {
  expect(countHands([event('exchanged', { player: player(0), partner: player(1) })], 2)).toBeNull();
});
