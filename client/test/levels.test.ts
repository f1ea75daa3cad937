import { expect, test } from 'vitest';
import { levelAmong, levelsFor } from '../src/home/levels';
import { seatsAmong } from '../src/home/SeatPlans';
import type { RulesPage } from '../src/net/types';

const found: RulesPage = {
  options: [],
  clocks: [],
  dice: ['plain'],
  prices: {},
  bots: [
    { level: 'easy', games: ['base', 'cities_knights'], ratings: {} },
    { level: 'greedy', games: ['base', 'cities_knights'], ratings: {} },
    { level: 'planner', games: ['base'], ratings: {} },
  ],
};

test('a game is offered the levels that play it, in their order', () => {
  expect(levelsFor(found, 'base')).toEqual(['easy', 'greedy', 'planner']);
  expect(levelsFor(found, 'cities_knights')).toEqual(['easy', 'greedy']);
});

test('before the server has told there is the usual level', () => {
  expect(levelsFor(null, 'base')).toEqual(['greedy']);
});

test('without a wish, or with one that cannot be met, the level is medium', () => {
  expect(levelAmong(['easy', 'greedy', 'planner'])).toBe('greedy');
  expect(levelAmong(['easy', 'greedy', 'planner'], 'planner')).toBe('planner');
  expect(levelAmong(['easy', 'greedy'], 'planner')).toBe('greedy');
});

test('bots that do not play another game make room for those that do', () => {
  const seats = seatsAmong([{ kind: 'me' }, { kind: 'bot', level: 'planner' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }], ['easy', 'greedy']);
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }]);
});
