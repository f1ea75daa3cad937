import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Battle } from '../src/motion/battle';
import { LATE, Queue } from '../src/motion/queue';
import { FADE, still, type Story } from '../src/motion/story';

const told = (name: string, holds = 400, more: Partial<Story> = {}): Story => ({ name, holds, moves: [], ...more });
const BATTLE: Battle = { barbarians: 3, island: 1, won: false, rows: [], outcome: 'losses-due', seats: [0] };

let log: string[] = [];
let queue: Queue;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  const stage = ({ name }: Story) => ({ play: () => void log.push(`+${name}`), stop: () => void log.push(`-${name}`) });
  queue = new Queue(stage, () => Date.now());
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('stories are told one after the other', () => {
  queue.tell([told('roll', 600), told('production', 450)]);
  expect(log).toEqual(['+roll']);
  pass(599);
  expect(log).toEqual(['+roll']);
  pass(1);
  expect(log).toEqual(['+roll', '+production']);
  pass(450);
  expect(queue.idle).toBe(true);
});

test('no story ends later than it may; the next that can still be told is', () => {
  queue.tell([told('a', 600), told('b', 500), told('c', 200)]);
  pass(1100);
  expect(log).toEqual(['+a', '+b', '-c']);
  expect(queue.idle).toBe(true);
  queue.tell([told('d', 100)]);
  expect(log.at(-1)).toBe('+d');
});

test('what runs is skipped and the next begins at once', () => {
  queue.tell([told('a'), told('b')]);
  pass(100);
  queue.skip();
  expect(log).toEqual(['+a', '-a', '+b']);
  queue.skip();
  expect(queue.idle).toBe(true);
  pass(5000);
  expect(log).toEqual(['+a', '-a', '+b', '-b']);
});

test('a press also ends what still fades', () => {
  queue.tell([told('a', 100)]);
  pass(150);
  queue.skip();
  expect(log).toEqual(['+a', '-a']);
});

test('lesser stories give way to a loss that would come too late behind them', () => {
  queue.tell([told('build', 500), told('roll', 600), told('theft', 550, { loss: true })]);
  pass(500);
  expect(log).toEqual(['+build', '-roll', '+theft']);
});

test('a battle has all its time, and what follows it is not late for that', () => {
  queue.tell([told('roll', 600), told('battle', 3500, { scene: BATTLE }), told('production', 450)]);
  pass(LATE);
  expect(log).toEqual(['+roll', '+battle']);
  pass(600 + 3500 - LATE);
  expect(log).toEqual(['+roll', '+battle', '-battle', '+production']);
});

test('a battle is told however late it is', () => {
  queue.tell([told('a', 1000), told('b', 700), told('battle', 3500, { scene: BATTLE })]);
  pass(1000);
  expect(log).toEqual(['+a', '-b', '+battle']);
});

test('after all is cleared nothing runs or waits', () => {
  queue.tell([told('a'), told('b')]);
  queue.clear();
  expect(new Set(log)).toEqual(new Set(['+a', '-a', '-b']));
  pass(5000);
  expect(log).toHaveLength(3);
});

test('without motion nothing flies: what is new fades in, and the battle has the same time', () => {
  const flight = told('trade', 400, {
    moves: [
      { do: 'fly', picture: { kind: 'card', good: 'ore' }, from: { at: 'hand', seat: 1 }, to: { at: 'slot', good: 'ore' }, ms: 400 },
      { do: 'show', picture: { kind: 'ring' }, on: { at: 'node', name: 'x' }, ms: 300 },
      { do: 'stir', how: 'drop', what: { at: 'piece', name: 'x' }, ms: 280 },
    ],
  });
  const calm = still(flight);
  expect(calm.holds).toBe(FADE);
  expect(calm.moves.every((move) => move.do === 'stir' && move.how === 'fade' && move.ms === FADE)).toBe(true);
  expect(calm.moves).toHaveLength(2);
  const battle = told('battle', 3500, { scene: BATTLE });
  expect(still(battle)).toEqual(battle);
});
