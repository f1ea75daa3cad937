import { expect, test } from 'vitest';
import type { Legal } from '../src/net/types';
import { suggestion } from '../src/table/discarding';
import { histogram } from '../src/end/statistics';
import { bestBankTrade } from '../src/table/trading';

const bank = (give: 'lumber' | 'ore', n: number): Legal => ({ text: `bank ${n} ${give} for 1 wool`, kind: 'bank', gives: { [give]: n }, gets: { wool: 1 } });

test('the bank is asked for its best rate', () => {
  const found = bestBankTrade([bank('lumber', 4), bank('lumber', 2), bank('ore', 3)], { lumber: 1 }, { wool: 1 });
  expect(found?.text).toBe('bank 2 lumber for 1 wool');
});

test('the bank does not guess what is given', () => {
  expect(bestBankTrade([bank('lumber', 4), bank('ore', 4)], {}, { wool: 1 })).toBeNull();
  expect(bestBankTrade([bank('lumber', 4)], {}, { wool: 1 })?.text).toBe('bank 4 lumber for 1 wool');
  expect(bestBankTrade([bank('lumber', 4)], { lumber: 1, ore: 1 }, { wool: 1 })).toBeNull();
});

test('a suggestion takes from the largest pile', () => {
  expect(suggestion({ lumber: 5, ore: 2, wool: 1 }, 4)).toEqual({ lumber: 4 });
  expect(suggestion({ lumber: 2, ore: 2 }, 3)).toEqual({ lumber: 2, ore: 1 });
});

test('rolls are counted by their sums', () => {
  expect(histogram([2, 7, 7, 12])).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
});
