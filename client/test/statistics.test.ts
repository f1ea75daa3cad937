import { expect, test } from 'vitest';
import { seedHash } from '../src/end/SeedCheck';
import { histogram, rolls, standing, tallies } from '../src/end/statistics';
import type { GameEvent } from '../src/net/types';
import { actionOf, bind, keyLabel } from '../src/settings/bindings';

const player = (seat: number) => ({ seat, colour: 'red' });
const EVENTS: GameEvent[] = [
  { seq: 1, event: 'dice', clause: 'B-PROD-1', player: player(0), dice: [3, 5], total: 8 },
  { seq: 1, event: 'production', clause: 'B-PROD-2', player: player(1), goods: { ore: 2 } },
  { seq: 1, event: 'blocked', clause: 'B-PROD-5', total: 8, losers: [{ ...player(0), goods: { wool: 1 } }] },
  { seq: 2, event: 'bank-trade', clause: 'B-MAR-1', player: player(0), gives: { wool: 4 }, gets: { ore: 1 } },
  { seq: 3, event: 'said', text: 'hello' },
  { seq: 4, event: 'undone', player: player(0), action: 'bank 4 wool for 1 ore' },
  { seq: 5, event: 'exchanged', clause: 'B-DOM-1', player: player(0), partner: player(1), gives: { wool: 1 }, gets: { ore: 2 } },
  { seq: 6, event: 'stolen', clause: 'B-ROB-4', player: player(1), victim: player(0) },
  { seq: 7, event: 'monopoly', clause: 'B-PROG-MONO', player: player(0), good: 'ore', takings: [{ ...player(1), number: 3 }] },
];

test('what was taken back is not counted', () => {
  expect(standing(EVENTS).map((event) => event.seq)).toEqual([1, 1, 1, 3, 5, 6, 7]);
});

test('cards are counted by player', () => {
  const [one, two] = tallies(EVENTS, 2);
  expect(one).toEqual({ gained: 0, blocked: 1, discarded: 0, took: 3, lost: 1, traded: 1, banked: 0 });
  expect(two).toEqual({ gained: 2, blocked: 0, discarded: 0, took: 1, lost: 3, traded: 2, banked: 0 });
});

test('dice are counted by sum', () => {
  expect(histogram(rolls(EVENTS))).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
});

test('the hash of a seed is that of the protocol', async () => {
  expect(await seedHash('t1', '12345')).toBe('430ddfccc67cd3e10bdbc3f5c73f465b965581075704da5f8769a53477e5bf82');
});

test('a key that is taken changes places', () => {
  bind('road', 'S');
  expect([actionOf('s'), actionOf('r'), keyLabel('road'), keyLabel('settlement')]).toEqual(['road', 'settlement', 'S', 'R']);
  bind('road', 'r');
  expect([actionOf('s'), actionOf('r')]).toEqual(['settlement', 'road']);
});
