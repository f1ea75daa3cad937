import { beforeEach, expect, test } from 'vitest';
import { accountText, counted } from '../src/i18n/accounts';
import type { GameEvent, Seat, TableInfo } from '../src/net/types';
import { events, table, you } from '../src/state/store';
import { sentences } from '../src/table/Live';
import { queued } from '../src/table/telling';
import { accountsOf, logLines, ownParts } from '../src/table/turns';

const seat = (n: number, colour: Seat['colour'], kind: Seat['kind']) =>
  ({ seat: n, colour, name: kind === 'person' ? 'Ada' : null, kind, guest: kind === 'person' ? `g${n}` : null, level: null, here: true, bot_plays: kind === 'bot', strikes: 0 }) as Seat;
const seats = [seat(0, 'red', 'person'), seat(1, 'blue', 'bot'), seat(2, 'white', 'bot')];
const by = (n: number) => ({ seat: n });
let seq = 0;
const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ seq: (seq += 1), event, ...facts });

const turn = (n: number) => happened('turn', { player: by(n) });
const roll = (n: number) => happened('dice', { player: by(n), total: 8, dice: [4, 4] });
const road = (n: number) => happened('built', { player: by(n), piece: 'road' });
const bank = (n: number) => happened('bank-trade', { player: by(n), gives: { wool: 3 }, gets: { ore: 1 } });
const given = (n: number) => happened('production', { player: by(n), goods: { ore: 1 } });

beforeEach(() => {
  table.value = { id: 't', seats, host: 'g0', options: {} } as unknown as TableInfo;
  you.value = { guest: 'g0', seat: 0, host: true };
  events.value = [];
});

test('the turn of a bot is one account, and what the reader gets is none of it', () => {
  const mine = given(0);
  const found = accountsOf([turn(1), roll(1), mine, given(2), road(1), road(1), bank(1), turn(0), roll(0)], seats, 0);
  expect(found).toHaveLength(1);
  expect(found[0]?.seat).toBe(1);
  expect(found[0]?.parts.map((part) => part.event)).toEqual(['dice', 'production', 'built', 'built', 'bank-trade']);
  expect(found[0]?.parts).not.toContain(mine);
});

test('an account as a sentence counts what is the same and says for in place of the arrow', () => {
  const [account] = accountsOf([turn(1), roll(1), given(2), road(1), road(1), bank(1)], seats, 0);
  if (!account) throw new Error('no account');
  const own = { ...account, parts: ownParts(account) };
  expect(counted(own.parts).map(({ n }) => n)).toEqual([1, 2, 1]);
  expect(accountText(own)).toMatch(/^\w+: rolled 8, 2 roads, 3 wool for 1 ore$/);
});

test('what a bot does to the reader stands alone', () => {
  const robbed = happened('stolen', { player: by(1), victim: by(0), good: 'wool' });
  const offered = happened('offer', { player: by(1), to: by(0), gives: { wool: 1 }, wants: { ore: 1 } });
  const lines = logLines([turn(1), roll(1), robbed, offered, road(1)], seats, 0);
  expect(lines.map(({ part }) => part)).toEqual([true, true, false, false, true]);
  expect(lines.map(({ head }) => head)).toEqual([1, null, null, null, 1]);
});

test('who gets the turn back from a bot is nobody’s account any more, and the lines before stay as they were', () => {
  const before = [turn(0), happened('taken-over', { player: by(0) }), turn(0), roll(0)];
  const after = [...before, happened('returned', { player: by(0) }), turn(0), roll(0)];
  const parts = logLines(after, seats, null).map(({ part }) => part);
  expect(parts).toEqual([false, false, true, true, true && false, false, false]);
  expect(logLines(before, seats, null).map(({ part }) => part)).toEqual(parts.slice(0, 4));
});

test('a turn that goes on takes its own place in the line, and of too many the oldest go', () => {
  const accounts = [1, 2, 3, 4].map((n) => ({ seat: 1, seq: n, parts: [road(1)] }));
  const [a, b, c, d] = accounts;
  if (!a || !b || !c || !d) throw new Error('none');
  const longer = { ...b, parts: [road(1), road(1)] };
  expect(queued([a, b], [longer])).toEqual([a, longer]);
  expect(queued([a, b, c], [d])).toEqual([b, c, d]);
});

test('the turn of a bot is said once, when it ends; what the reader gets at once', () => {
  const first = [turn(1), roll(1), given(0)];
  events.value = first;
  const said = sentences(first);
  expect(said.filter(Boolean)).toEqual([expect.stringMatching(/: rolled 8$/), 'You receive 1 ore']);
  const next = [road(1), bank(1)];
  events.value = [...first, ...next];
  expect(sentences(next)).toEqual([]);
  const end = [turn(2)];
  events.value = [...first, ...next, ...end];
  expect(sentences(end)).toEqual([expect.stringMatching(/: road, 3 wool for 1 ore$/)]);
});
