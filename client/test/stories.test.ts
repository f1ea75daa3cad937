import { expect, test } from 'vitest';
import { makeModel } from '../src/board/model';
import { battleOf } from '../src/motion/battle';
import { storiesOf } from '../src/motion/tell';
import type { Context } from '../src/motion/telling';
import { trailOf } from '../src/motion/trail';
import type { GameEvent, PlayerRow, Scene, Static } from '../src/net/types';

/** Two hexes side by side: forest 8 and mountains 5, with a ring of nodes that is enough to stand on. */
const MAP = makeModel({
  hexes: [
    { name: '(0,0)', q: 0, r: 0, terrain: 'forest' },
    { name: '(1,0)', q: 1, r: 0, terrain: 'mountains' },
  ],
  nodes: ['a', 'b', 'c', 'd', 'e'].map((name, i) => ({ name, hexes: i < 3 ? ['(0,0)'] : ['(1,0)'], x: i, y: 0 })),
  edges: [
    ['ab', 'a', 'b'],
    ['bc', 'b', 'c'],
    ['cd', 'c', 'd'],
    ['de', 'd', 'e'],
  ].map(([name = '', one = '', other = ''], i) => ({ name, nodes: [one, other] as [string, string], x1: i, y1: 0, x2: i + 1, y2: 0 })),
  harbours: [],
} as unknown as Static);

const row = (seat: number, points: number) => ({ seat, points, all_points: null }) as PlayerRow;
const scene = (more: Partial<Scene> = {}): Scene =>
  ({
    dice: [5, 3],
    robber: '(9,9)',
    tokens: { '(0,0)': 8, '(1,0)': 5 },
    pieces: { roads: {}, settlements: { a: 0, d: 1 }, cities: { c: 1 } },
    players: [row(0, 2), row(1, 3)],
    ...more,
  }) as Scene;

const by = (seat: number) => ({ seat });
const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ seq: 1, event, ...facts });
const context = (more: Partial<Context> = {}): Context => ({ seat: 0, map: MAP, before: null, now: scene(), colour: () => 'red', ...more });
const one = (event: GameEvent, more: Partial<Context> = {}) => storiesOf([event], context(more))[0];

test('a roll turns the dice and lights the hexes of its number, not that of the robber', () => {
  const roll = happened('dice', { player: by(1), dice: [5, 3], total: 8 });
  expect(one(roll)?.moves).toContainEqual(expect.objectContaining({ how: 'tumble', ms: 600 }));
  expect(one(roll)?.moves).toContainEqual(expect.objectContaining({ do: 'show', on: { at: 'hex', name: '(0,0)' }, ms: 900 }));
  const robbed = one(roll, { now: scene({ robber: '(0,0)' }) });
  expect(robbed?.moves.some((move) => move.do === 'show')).toBe(false);
});

test('all that a roll pays is one story, from the hex to the own slot or to the row of another', () => {
  const paid = [happened('production', { player: by(0), goods: { lumber: 1 } }), happened('production', { player: by(1), goods: { lumber: 1, paper: 1 } })];
  const stories = storiesOf(paid, context());
  expect(stories).toHaveLength(1);
  const ways = stories[0]?.moves.map((move) => (move.do === 'fly' ? [move.from, move.to] : []));
  const forest = { at: 'hex', name: '(0,0)' };
  expect(ways).toEqual([
    [forest, { at: 'slot', good: 'lumber' }],
    [forest, { at: 'hand', seat: 1 }],
    [forest, { at: 'hand', seat: 1 }],
  ]);
});

test('a theft from the reader is a loss with the card that they know; others see a back', () => {
  const known = happened('stolen', { player: by(1), victim: by(0), good: 'wool' });
  const mine = one(known);
  expect(mine?.loss).toBe(true);
  expect(mine?.moves[0]).toMatchObject({ picture: { kind: 'card', good: 'wool' }, from: { at: 'slot', good: 'wool' }, to: { at: 'hand', seat: 1 }, ms: 550 });
  expect(mine?.moves[1]).toMatchObject({ do: 'stir', how: 'shake', what: { at: 'slot', good: 'wool' } });
  const seen = one(happened('stolen', { player: by(1), victim: by(0) }), { seat: 2 });
  expect(seen?.loss).toBe(false);
  expect(seen?.moves).toEqual([expect.objectContaining({ picture: { kind: 'back', tone: 'hand' }, from: { at: 'hand', seat: 0 } })]);
});

test('no picture tells more than its event: cards of private trades, presents and draws are backs', () => {
  const secret = [
    happened('exchanged', { player: by(1), partner: by(2) }),
    happened('given', { player: by(1), to: by(2), number: 2 }),
    happened('goods-taken', { player: by(1), victim: by(2), number: 2 }),
    happened('card-bought', { player: by(1), deck: 20 }),
    happened('card-bought', { player: by(0), card: 'knight', deck: 20 }),
    happened('progress-taken', { player: by(1), victim: by(2), deck: 'trade' }),
    happened('progress-drawn', { player: by(1), deck: 'trade', left: 9 }),
  ];
  for (const event of secret) {
    const flown = one(event)?.moves.flatMap((move) => (move.do === 'fly' ? [move.picture.kind] : []));
    expect(new Set(flown), event.event).toEqual(new Set(['back']));
  }
});

test('a monopoly fetches from those who have something', () => {
  const monopoly = happened('monopoly', { player: by(1), good: 'ore', takings: [{ seat: 0, number: 2 }, { seat: 2, number: 0 }] });
  const story = one(monopoly);
  expect(story?.loss).toBe(true);
  expect(story?.moves.filter((move) => move.do === 'fly')).toHaveLength(2);
});

test('the robber and knights walk from where they were', () => {
  expect(one(happened('robber-moved', { player: by(1), from: '(0,0)', to: '(1,0)' }))?.moves[0]).toMatchObject({ how: 'walk', from: { at: 'hex', name: '(0,0)' }, ms: 500 });
  expect(one(happened('knight-moved', { player: by(1), from: 'a', to: 'c' }))?.moves[0]).toMatchObject({ how: 'walk', what: { at: 'piece', name: 'c' }, from: { at: 'node', name: 'a' } });
});

test('the ship sails; one step before the attack its lane pulses, and the last step is the battle’s', () => {
  const sail = (position: number) => one(happened('ship-sailed', { position, of: 7 }));
  expect(sail(3)?.moves).toHaveLength(1);
  expect(sail(6)?.moves[1]).toMatchObject({ how: 'pulse', what: { at: 'lane' } });
  expect(sail(7)).toBeUndefined();
});

test('the tag of the longest route goes from seat to seat, and its roads light up', () => {
  const now = scene({ pieces: { roads: { ab: 1, bc: 1, cd: 1, de: 0 }, settlements: {}, cities: {} } as Scene['pieces'] });
  const stories = storiesOf([happened('route-lost', { player: by(0), length: 5 }), happened('route-gained', { player: by(1), length: 6 })], context({ now }));
  const [tag, ...roads] = stories[0]?.moves ?? [];
  expect(tag).toMatchObject({ picture: { kind: 'tag', of: 'route' }, from: { at: 'seat', seat: 0 }, to: { at: 'seat', seat: 1 } });
  expect(roads.map((move) => move.do === 'show' && move.on)).toEqual(['ab', 'bc', 'cd'].map((name) => ({ at: 'edge', name })));
});

test('a route ends at the building of another', () => {
  const roads = { ab: 1, bc: 1, cd: 1, de: 1 };
  const open = scene({ pieces: { roads, settlements: { c: 1 }, cities: {} } as Scene['pieces'] });
  const shut = scene({ pieces: { roads, settlements: { c: 0 }, cities: {} } as Scene['pieces'] });
  expect(trailOf(MAP, open, 1)).toHaveLength(4);
  expect(trailOf(MAP, shut, 1)).toHaveLength(2);
});

test('points that have come rise from their seat', () => {
  const before = scene();
  const now = scene({ players: [row(0, 2), row(1, 5)] });
  const stories = storiesOf([happened('built', { player: by(1), piece: 'city', place: 'c' })], context({ before, now }));
  expect(stories.at(-1)?.moves).toContainEqual(expect.objectContaining({ picture: { kind: 'more', n: 2 }, on: { at: 'points', seat: 1 } }));
});

test('only offers to the reader nudge, and only the reader’s turn sweeps', () => {
  expect(one(happened('offer', { player: by(1), to: by(0) }))?.name).toBe('offer');
  expect(one(happened('offer', { player: by(1), to: by(2) }))).toBeUndefined();
  expect(one(happened('offer', { player: by(0) }))).toBeUndefined();
  expect(one(happened('offer', { player: by(1), asked: [by(0)] }))?.name).toBe('offer');
  expect(one(happened('offer', { player: by(1), asked: [by(2)] }))).toBeUndefined();
  expect(one(happened('turn', { player: by(0), turn: 3 }))?.name).toBe('my-turn');
  expect(one(happened('turn', { player: by(1), turn: 3 }))).toBeUndefined();
});

test('a battle is read with what came of it', () => {
  const battle = happened('battle', { barbarians: 2, island: 1, won: false, contributions: [{ seat: 1, strength: 1 }, { seat: 0, strength: 0 }] });
  const lost = battleOf(battle, [battle, happened('losses-due', { players: [by(0)] })], scene());
  expect(lost).toMatchObject({ outcome: 'losses-due', seats: [0], won: false });
  expect(lost.rows).toEqual([
    { seat: 0, strength: 0, cities: 0 },
    { seat: 1, strength: 1, cities: 1 },
  ]);
  const held = battleOf({ ...battle, won: true }, [battle, happened('defender', { player: by(1), strength: 1 })], scene());
  expect(held).toMatchObject({ outcome: 'defender', seats: [1] });
  expect(battleOf({ ...battle, won: true }, [battle], scene()).outcome).toBe('unrewarded');
  expect(storiesOf([battle], context())[0]).toMatchObject({ holds: 3500, scene: { barbarians: 2 } });
});

test('chat and refusals are no stories', () => {
  expect(storiesOf(['said', 'declined', 'lapsed', 'withdrawn', 'over'].map((event) => happened(event, { player: by(1) })), context())).toEqual([]);
});
