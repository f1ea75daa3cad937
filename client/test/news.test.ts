import { expect, test } from 'vitest';
import type { GameEvent } from '../src/net/types';
import { blowsOf } from '../src/table/blows';
import { changeOf, shownChange } from '../src/table/gains';
import { rankOf, toneOf, weightiest } from '../src/table/news';
import { storyOf } from '../src/table/Recap';

const by = (seat: number) => ({ seat });
const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ seq: 1, event, ...facts });

const roll = happened('dice', { player: by(1) });
const built = happened('built', { player: by(1) });
const robbed = happened('stolen', { player: by(1), victim: by(0), good: 'wool' });
const given = happened('production', { player: by(0), goods: { ore: 2 } });

test('what befalls the reader weighs more than what others do', () => {
  expect(toneOf(robbed, 0)).toBe('loss');
  expect(toneOf(robbed, 1)).toBe('plain');
  expect(toneOf(given, 0)).toBe('gain');
  expect(toneOf(given, null)).toBe('plain');
  expect(weightiest([roll, robbed, given, built], 0)).toBe(robbed);
  expect(weightiest([roll, robbed, given, built], 2)).toBe(built);
});

test('of two events that weigh the same the later one is told', () => {
  const later = happened('built', { player: by(2) });
  expect(weightiest([built, later], 0)).toBe(later);
});

test('refusals of offers are no news', () => {
  expect(rankOf(happened('declined', { player: by(1) }), 0)).toBeLessThan(0);
  expect(weightiest([happened('declined', { player: by(1) })], 0)).toBeNull();
});

test('a monopoly is a loss for those who pay', () => {
  const monopoly = happened('monopoly', { player: by(1), good: 'ore', takings: [{ seat: 0, number: 2 }] });
  expect(toneOf(monopoly, 0)).toBe('loss');
  expect(toneOf(monopoly, 1)).toBe('gain');
  expect(toneOf(monopoly, 2)).toBe('plain');
});

test('what others do to the reader in Cities & Knights is a loss', () => {
  const lost = (event: string, facts: Record<string, unknown>) => toneOf(happened(event, { player: by(1), ...facts }), 0);
  expect(lost('progress-played', { card: 'Deserter', victim: by(0) })).toBe('loss');
  expect(lost('goods-taken', { victim: by(0), number: 2 })).toBe('loss');
  expect(lost('progress-taken', { victim: by(0), deck: 'trade' })).toBe('loss');
  expect(lost('harbour-exchange', { partner: by(0), gives: { ore: 1 }, gets: { coin: 1 } })).toBe('loss');
  expect(lost('metropolis', { track: 'trade', place: '(0,0)N', from: by(0) })).toBe('loss');
  expect(lost('merchant-moved', { to: '(0,0)', from: '(1,0)', owner_before: by(0) })).toBe('loss');
  expect(lost('army-gained', { knights: 4, from: by(0) })).toBe('loss');
  expect(lost('losses-due', { players: [by(2), by(0)] })).toBe('loss');
  expect(lost('discards-due', { clause: 'CK-PROG-SABOTEUR-1', due: [{ seat: 0, number: 3 }] })).toBe('loss');
  expect(lost('nothing-stolen', { victim: by(0) })).toBe('plain');
  expect(toneOf(happened('given', { player: by(0), to: by(1), number: 2 }), 0)).toBe('loss');
  expect(toneOf(happened('given', { player: by(1), to: by(0), number: 2 }), 0)).toBe('gain');
  expect(toneOf(happened('route-set-aside', { player: by(0) }), 0)).toBe('loss');
});

test('what one does to oneself is no loss', () => {
  expect(toneOf(happened('road-removed', { player: by(0), owner: by(0) }), 0)).toBe('plain');
  expect(toneOf(happened('merchant-moved', { player: by(0), owner_before: by(0) }), 0)).toBe('plain');
  expect(blowsOf(happened('road-removed', { player: by(0), owner: by(0) }))).toEqual([]);
});

test('a monopoly takes nothing from those who have nothing', () => {
  const monopoly = happened('monopoly', { player: by(1), good: 'ore', takings: [{ seat: 0, number: 0 }, { seat: 2, number: 3 }] });
  expect(toneOf(monopoly, 0)).toBe('plain');
  expect(blowsOf(monopoly)).toEqual([{ seat: 2, lost: 'cards', n: 3 }]);
  expect(changeOf(monopoly, 2)).toEqual({ ore: -3 });
  expect(changeOf(monopoly, 1)).toEqual({ ore: 3 });
});

test('badges at a seat tell what everybody may know', () => {
  expect(blowsOf(robbed)).toEqual([{ seat: 0, lost: 'cards', n: 1 }]);
  expect(blowsOf(happened('route-lost', { player: by(3), length: 5 }))).toEqual([{ seat: 3, lost: 'route', n: 1 }]);
  expect(blowsOf(happened('metropolis', { player: by(1), from: by(2) }))).toEqual([{ seat: 2, lost: 'metropolis', n: 1 }]);
  expect(blowsOf(happened('metropolis', { player: by(1) }))).toEqual([]);
  expect(blowsOf(given)).toEqual([]);
});

test('a loss is shown for its time, whatever comes to the same slot', () => {
  expect(shownChange([{ wool: -1 }, { wool: 1, ore: 2 }])).toEqual({ wool: -1, ore: 2 });
  expect(shownChange([{ ore: 1 }, { ore: 2 }])).toEqual({ ore: 2 });
});

test('a hand changes by what is given, stolen and exchanged', () => {
  expect(changeOf(given, 0)).toEqual({ ore: 2 });
  expect(changeOf(given, 1)).toEqual({});
  expect(changeOf(robbed, 0)).toEqual({ wool: -1 });
  expect(changeOf(robbed, 1)).toEqual({ wool: 1 });
  const exchanged = happened('exchanged', { player: by(0), partner: by(2), gives: { ore: 1 }, gets: { wool: 2 } });
  expect(changeOf(exchanged, 0)).toEqual({ ore: -1, wool: 2 });
  expect(changeOf(exchanged, 2)).toEqual({ ore: 1, wool: -2 });
  const taken = happened('goods-taken', { player: by(1), victim: by(0), number: 2, goods: { coin: 2 } });
  expect(changeOf(taken, 0)).toEqual({ coin: -2 });
  expect(changeOf(happened('given', { player: by(0), to: by(2), goods: { ore: 1 } }), 0)).toEqual({ ore: -1 });
  expect(changeOf(happened('harbour-exchange', { player: by(1), partner: by(0), gives: { ore: 1 }, gets: { coin: 1 } }), 0)).toEqual({ ore: 1, coin: -1 });
});

test('the story of a turn begins with what was taken from the reader before it', () => {
  const all = [happened('turn', { player: by(0) }), roll, happened('turn', { player: by(1) }), roll, robbed, happened('turn', { player: by(0) }), given];
  expect(storyOf(all, 0)).toEqual([robbed, given]);
  expect(storyOf(all.slice(0, 5), 0)).toEqual([robbed, roll]);
});
