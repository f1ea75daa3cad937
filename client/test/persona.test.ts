/** The bots of a table are somebody: all different, always the same, and they speak when something befell them. */
import { describe, expect, test } from 'vitest';
import type { GameEvent, Seat } from '../src/net/types';
import { PERSONAS, personaOf } from '../src/persona/personas';
import { sayingOf } from '../src/persona/sayings';

const seatOf = (seat: number, kind: Seat['kind'] = 'bot') => ({ seat, colour: 'red', kind, guest: null, name: null, level: 'easy', here: true, bot_plays: true, strikes: 0 }) as Seat;
const eventOf = (seq: number, event: string, facts: object) => ({ seq, event, clause: '', ...facts }) as unknown as GameEvent;

describe('who a bot is', () => {
  test('six seats of a table are six of them, whatever the table', () => {
    for (const table of ['', 'a', '9496b150ef74', 'zzzz']) {
      const found = [0, 1, 2, 3, 4, 5].map((seat) => personaOf({ options: { game: table } }, seatOf(seat)));
      expect(new Set(found)).toEqual(new Set(PERSONAS));
    }
  });
  test('different tables have different bots', () => expect(new Set([...'abcdefgh'].map((table) => personaOf({ options: { game: table } }, seatOf(0)))).size).toBeGreaterThan(2));
  test('a person is not one of them', () => expect(personaOf({ options: {} }, seatOf(0, 'person'))).toBeNull());
});

describe('what is said', () => {
  const seats = [seatOf(0, 'person'), seatOf(1), seatOf(2)];
  test('words of people stand as they are', () => expect(sayingOf(eventOf(7, 'said', { player: { seat: 0 }, text: ':thanks:' }), seats)).toEqual({ seat: 0, text: ':thanks:', occasion: null }));
  test('a bot that wins says so, a person speaks for themselves', () => {
    expect(sayingOf(eventOf(9, 'victory', { player: { seat: 1 } }), seats)?.occasion).toBe('won');
    expect(sayingOf(eventOf(9, 'victory', { player: { seat: 0 } }), seats)).toBeNull();
  });
  test('robbed bots complain sometimes, not always', () => {
    const said = [...Array(40).keys()].map((seq) => sayingOf(eventOf(seq, 'stolen', { victim: { seat: 2 }, thief: { seat: 0 } }), seats));
    const spoken = said.filter((one) => one !== null);
    expect(spoken.every((one) => one.seat === 2 && one.occasion === 'robbed')).toBe(true);
    expect(spoken.length).toBeGreaterThan(8);
    expect(spoken.length).toBeLessThan(32);
  });
  test('most events are nobody’s occasion', () => expect(sayingOf(eventOf(3, 'dice', { total: 8 }), seats)).toBeNull());
});
