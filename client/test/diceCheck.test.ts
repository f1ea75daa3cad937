import { expect, test } from 'vitest';
import { canCheckDice, checkDice, fall } from '../src/end/diceCheck';
import type { GameEvent, TableInfo } from '../src/net/types';

const SEED = '12345';
const rolled = (one: number, two: number): GameEvent => ({ seq: 1, event: 'dice', dice: [one, two], total: one + two });
const ALCHEMIST: GameEvent = { seq: 1, event: 'progress-played', card: 'alchemist' };

test('the falls are those of the protocol', async () => {
  expect(await Promise.all([0, 1, 2, 3].map((k) => fall(SEED, k, false)))).toEqual([[4, 2], [4, 5], [4, 3], [4, 3]]);
  expect(await Promise.all([0, 1, 2, 3].map((k) => fall(SEED, k, true)))).toEqual([[4, 4], [2, 4], [4, 4], [1, 4]]);
});

test('a roll that does not follow from the seed is found', async () => {
  expect(await checkDice(SEED, [rolled(4, 2), rolled(4, 5)], false)).toEqual({ rolls: 2, good: 2 });
  expect(await checkDice(SEED, [rolled(4, 2), rolled(6, 6)], false)).toEqual({ rolls: 2, good: 1 });
});

test('dice that an Alchemist has set are no roll, but take its place', async () => {
  expect(await checkDice(SEED, [rolled(4, 4), ALCHEMIST, rolled(1, 1), rolled(4, 4)], true)).toEqual({ rolls: 2, good: 2 });
});

test('dice with weights of their own are left to programs', () => {
  const table = (dice: TableInfo['dice'], options = {}) => ({ dice, options });
  expect(canCheckDice(table('plain'))).toBe(true);
  expect(canCheckDice(table('balanced'))).toBe(false);
  expect(canCheckDice(table('plain', { rounds_without_seven: 2 }))).toBe(false);
});
