import { beforeEach, expect, test } from 'vitest';
import { eventLine, eventText, placeOf } from '../src/i18n/events';
import type { GameEvent, Seat, TableInfo } from '../src/net/types';
import { table, you } from '../src/state/store';

const seat = (n: number, colour: Seat['colour'], name: string): Seat => ({ seat: n, colour, name, kind: 'person', guest: `g${n}`, level: null, here: true, bot_plays: false, strikes: 0, conduct: null, excused_by: [], kept: false });
const event = (kind: string, facts: Record<string, unknown>): GameEvent => ({ seq: 1, event: kind, ...facts });
const ada = { seat: 0, colour: 'red' };
const ben = { seat: 1, colour: 'blue' };

beforeEach(() => {
  table.value = { seats: [seat(0, 'red', 'Ada'), seat(1, 'blue', 'Ben')], host: 'g0', options: {} } as unknown as TableInfo;
  you.value = { guest: 'g0', seat: 0, host: true };
});

test('the reader is spoken to', () => {
  expect(eventText(event('production', { player: ada, goods: { lumber: 2, ore: 1 } }))).toBe('You receive 2 lumber and 1 ore');
  expect(eventText(event('production', { player: ben, goods: { wool: 1 } }))).toBe('Ben receives 1 wool');
});

test('a stolen card is named to those who know it', () => {
  expect(eventText(event('stolen', { player: ben, victim: ada, good: 'ore' }))).toBe('Ben steals ore from you');
  expect(eventText(event('stolen', { player: ben, victim: ada }))).toBe('Ben steals a card from you');
});

test('an exchange names the cards when they are known', () => {
  expect(eventText(event('exchanged', { player: ada, partner: ben }))).toBe('You trade with Ben');
  expect(eventText(event('exchanged', { player: ada, partner: ben, gives: { wool: 1 }, gets: { ore: 1 } }))).toBe('You give Ben 1 wool for 1 ore');
});

test('lists of players have their numbers', () => {
  expect(eventText(event('discards-due', { due: [{ ...ada, number: 4 }, { ...ben, number: 5 }] }))).toBe('To discard: you 4 and Ben 5');
});

test('nothing is a word too where it is drawn', () => {
  const aqueduct = event('aqueduct', { player: ben, goods: {} });
  expect(eventText(aqueduct)).toBe('Ben takes nothing with the Aqueduct');
  expect(eventLine(aqueduct)).toContain(' takes nothing with the Aqueduct');
});

test('a kind that nobody knows is not spoken', () => {
  expect(eventText(event('something-new', {}))).toBe('');
});

test('places are found by the kind of the piece', () => {
  expect(placeOf(event('built', { piece: 'road', place: '(0,0)NE' }))).toEqual({ kind: 'edge', name: '(0,0)NE' });
  expect(placeOf(event('built', { piece: 'city', place: '(0,0)NE' }))).toEqual({ kind: 'node', name: '(0,0)NE' });
  expect(placeOf(event('robber-moved', { from: '(0,0)', to: '(1,0)' }))).toEqual({ kind: 'hex', name: '(1,0)' });
  expect(placeOf(event('turn', { player: ada }))).toBeNull();
});

test('who may watch is told with the delay', () => {
  expect(eventText(event('watching', { allowed: false, delay: 0 }))).toBe('Nobody may watch the game');
  expect(eventText(event('watching', { allowed: true, delay: 0 }))).toBe('Everybody may watch the game live');
  expect(eventText(event('watching', { allowed: true, delay: 60 }))).toBe('Everybody may watch the game 60 s late');
});

test('a rematch is wanted in an order', () => {
  expect(eventText(event('rematch-voted', { player: ada, order: 'same' }))).toBe('You want to play again');
  expect(eventText(event('rematch-voted', { player: ben, order: 'rotated' }))).toBe('Ben wants to play again, the next player begins');
});
