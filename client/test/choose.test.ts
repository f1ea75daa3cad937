import { expect, test } from 'vitest';
import { choices, forcedKind, matching, nextSlot, placeKind } from '../src/acting/choose';
import type { Legal } from '../src/net/types';

const robber: Legal[] = [
  { text: 'robber (0,0) from blue', kind: 'robber', place: '(0,0)', seat: 1 },
  { text: 'robber (0,0) from red', kind: 'robber', place: '(0,0)', seat: 2 },
  { text: 'robber (1,0)', kind: 'robber', place: '(1,0)' },
];

test('a robber asks for the place, then for the victim', () => {
  expect(nextSlot(robber, {})).toBe('place');
  const there = matching(robber, 'robber', { place: '(0,0)' });
  expect(nextSlot(there, { place: '(0,0)' })).toBe('seat');
  expect(choices(there, 'seat')).toEqual(['1', '2']);
});

test('a place with nobody to rob completes the action', () => {
  const there = matching(robber, 'robber', { place: '(1,0)' });
  expect(nextSlot(there, { place: '(1,0)' })).toBeNull();
});

test('the only place is still asked for', () => {
  expect(nextSlot([{ text: 'city (0,0)N', kind: 'city', place: '(0,0)N' }], {})).toBe('place');
});

test('a knight is chosen before the place it goes to', () => {
  const moves: Legal[] = [
    { text: 'move knight (0,0)N to (0,0)NE', kind: 'move knight', place: '(0,0)N', to: '(0,0)NE' },
    { text: 'move knight (0,0)N to (0,0)S', kind: 'move knight', place: '(0,0)N', to: '(0,0)S' },
  ];
  expect(nextSlot(moves, {})).toBe('place');
  expect(nextSlot(moves, { place: '(0,0)N' })).toBe('to');
});

test('bundles are told apart', () => {
  const cards: Legal[] = [
    { text: 'year of plenty 2 ore', kind: 'year of plenty', goods: { ore: 2 } },
    { text: 'year of plenty 1 ore, 1 wool', kind: 'year of plenty', goods: { wool: 1, ore: 1 } },
  ];
  expect(nextSlot(cards, {})).toBe('goods');
  expect(matching(cards, 'year of plenty', { goods: '2 ore' }).map((one) => one.text)).toEqual(['year of plenty 2 ore']);
});

test('only what leaves no choice of kind is forced', () => {
  expect(forcedKind(robber)).toBe('robber');
  expect(forcedKind([...robber, { text: 'end turn', kind: 'end turn' }])).toBeNull();
  expect(forcedKind([{ text: 'roll', kind: 'roll' }])).toBeNull();
  expect(forcedKind([{ text: 'decline red', kind: 'decline', seat: 0 }])).toBeNull();
});

test('roads lie on edges, the robber stands on hexes, the rest on nodes', () => {
  expect(['road', 'robber', 'settlement', 'recruit', 'play diplomat', 'play inventor'].map(placeKind)).toEqual(['edge', 'hex', 'node', 'node', 'edge', 'hex']);
});

test('two knights or two numbers are chosen in either order', () => {
  const smith: Legal[] = [
    { text: 'play smith (0,0)N', kind: 'play smith', card: 'smith', place: '(0,0)N' },
    { text: 'play smith (0,0)S', kind: 'play smith', card: 'smith', place: '(0,0)S' },
    { text: 'play smith (0,0)N and (0,0)S', kind: 'play smith', card: 'smith', place: '(0,0)N', to: '(0,0)S' },
  ];
  const there = matching(smith, 'play smith', { place: '(0,0)S' });
  expect(choices(there, 'to')).toEqual(['', '(0,0)N']);
  expect(matching(smith, 'play smith', { place: '(0,0)S', to: '(0,0)N' }).map((one) => one.text)).toEqual(['play smith (0,0)N and (0,0)S']);
});

test('the only commodity that can be handed over is still shown first', () => {
  expect(forcedKind([{ text: 'hand over coin', kind: 'hand over', good: 'coin' }])).toBe('hand over');
});

test('being done does not hide what a step asks for', () => {
  const aqueduct: Legal[] = [
    { text: 'done', kind: 'done' },
    { text: 'take ore', kind: 'take', good: 'ore' },
  ];
  expect(forcedKind(aqueduct)).toBe('take');
});
