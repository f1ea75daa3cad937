/** Events become stories: what moves on the table when something has happened there. */
import { entries, total } from '../i18n/names';
import type { GameEvent, Good, Goods, Scene } from '../net/types';
import type { Move, Spot, Story } from './story';
import { type Context, drawn, dropped, FLIGHT, fromBank, handed, holds, rowsOf, seatOf, shaken, tagged, type Teller, text, toBank } from './telling';
import { KNIGHTS_TELLERS } from './tellKnights';
import { trailOf } from './trail';

const ROLL = 600;
const GLOW = 900;
const YIELDS: Record<string, Good[]> = {
  forest: ['lumber', 'paper'],
  hills: ['brick'],
  pasture: ['wool', 'cloth'],
  fields: ['grain'],
  mountains: ['ore', 'coin'],
};
/** What pays a seat or makes it pay without a way of its own. */
const PAID = new Set(['income', 'year-of-plenty', 'harvested', 'aqueduct']);

function roll(event: GameEvent, { map, now }: Context): Story {
  const sum = Number(event.total);
  const paying = Object.entries(now.tokens).filter(([hex, number]) => number === sum && hex !== now.robber && map.hexes.has(hex));
  const glow = paying.map(([name]): Move => ({ do: 'show', picture: { kind: 'hex' }, on: { at: 'hex', name }, delay: ROLL - 150, ms: GLOW }));
  return {
    name: 'roll',
    holds: ROLL,
    moves: [{ do: 'stir', how: 'tumble', what: { at: 'dice' }, ms: ROLL }, { do: 'stir', how: 'pop', what: { at: 'sum' }, delay: 380, ms: 220 }, ...glow],
  };
}

/** The hexes that paid a seat a kind of goods. */
function payers({ map, now }: Context, seat: number, good: Good): string[] {
  const sum = now.dice ? now.dice[0] + now.dice[1] : 0;
  const own = Object.entries({ ...now.pieces.settlements, ...now.pieces.cities, ...now.pieces.reduced }).filter(([, owner]) => owner === seat);
  const around = own.flatMap(([node]) => map.nodes.get(node)?.hexes ?? []);
  return [...new Set(around)].filter((hex) => now.tokens[hex] === sum && hex !== now.robber && YIELDS[map.hexes.get(hex)?.terrain ?? '']?.includes(good));
}

/** All that a roll brings is one story. */
function production(first: GameEvent, context: Context, all: readonly GameEvent[]): Story | null {
  const paid = all.filter((event) => event.event === 'production');
  if (paid[0] !== first) return null;
  const moves = paid.flatMap((event) => {
    const seat = seatOf(event.player);
    if (seat === undefined) return [];
    return entries(event.goods as Goods).flatMap(([good, n]) => {
      const hexes = payers(context, seat, good);
      const to = holds(context, seat, good);
      return Array.from({ length: Math.min(n, 6) }, (_, i): Move => {
        const name = hexes[i % Math.max(1, hexes.length)];
        const from: Spot = name === undefined ? { at: 'board' } : { at: 'hex', name };
        return { do: 'fly', picture: { kind: 'chip', good }, from, to, delay: 70 * i, ms: 450 };
      });
    });
  });
  return { name: 'production', holds: 450, moves };
}

const stolen: Teller = (event, context) => {
  const [thief, victim] = [seatOf(event.player), seatOf(event.victim)];
  if (thief === undefined || victim === undefined) return null;
  const goods = typeof event.good === 'string' ? { [event.good]: 1 } : event.goods;
  return { name: 'theft', holds: 550, loss: victim === context.seat, moves: [...handed(context, victim, thief, goods, Number(event.number ?? 1)), ...shaken(context, victim, goods)] };
};

const monopoly: Teller = (event, context) => {
  const to = seatOf(event.player);
  if (to === undefined) return null;
  const good = event.good as Good;
  const givers = rowsOf(event.takings).filter((row) => row.number > 0);
  return {
    name: 'monopoly',
    holds: 550,
    loss: givers.some((row) => row.seat === context.seat),
    moves: givers.flatMap((row) => [...handed(context, row.seat, to, { [good]: row.number }), ...shaken(context, row.seat, { [good]: 1 })]),
  };
};

const exchanged: Teller = (event, context) => {
  const [one, other] = [seatOf(event.player), seatOf(event.partner)];
  if (one === undefined || other === undefined) return null;
  return { name: 'trade', holds: FLIGHT, moves: [...handed(context, one, other, event.gives), ...handed(context, other, one, event.gets)] };
};

const offer: Teller = (event, { seat }) => {
  const [maker, to] = [seatOf(event.player), seatOf(event.to)];
  if (seat === null || maker === seat || (to !== undefined && to !== seat)) return null;
  if (Array.isArray(event.asked) && !event.asked.some((one) => seatOf(one) === seat)) return null;
  const ring = (delay: number): Move => ({ do: 'show', picture: { kind: 'frame' }, on: { at: 'stage' }, delay, ms: 350 });
  return { name: 'offer', holds: 300, moves: [{ do: 'stir', how: 'nudge', what: { at: 'offer' }, ms: 700 }, ring(0), ring(350)] };
};

const robber: Teller = (event) => ({
  name: 'robber',
  holds: 500,
  moves: [{ do: 'stir', how: 'walk', what: { at: 'robber', name: text(event.to) }, from: { at: 'hex', name: text(event.from) }, ms: 500 }],
});

/** The tag goes to its new holder, whose route lights up along its roads. */
const route: Teller = (event, { map, now }, all) => {
  const seat = seatOf(event.player);
  if (seat === undefined) return null;
  const former = seatOf(all.find((one) => one.event === 'route-lost')?.player);
  const roads = trailOf(map, now, seat);
  const step = Math.min(60, 480 / Math.max(1, roads.length));
  const lights = roads.map((name, i): Move => ({ do: 'show', picture: { kind: 'road' }, on: { at: 'edge', name }, delay: i * step, ms: 500 }));
  return { name: 'route', holds: 600, moves: [tagged('route', seat, former), ...lights] };
};

const army: Teller = (event) => {
  const seat = seatOf(event.player);
  return seat === undefined ? null : { name: 'army', holds: 600, moves: [tagged('army', seat, seatOf(event.from))] };
};

const TELLERS: Record<string, Teller> = {
  dice: roll,
  production,
  stolen,
  monopoly,
  exchanged,
  offer,
  'counter-offer': offer,
  'robber-moved': robber,
  'route-gained': route,
  'army-gained': army,
  'card-bought': drawn,
  discarded: (event, context) => ({ name: 'discard', holds: FLIGHT, moves: toBank(context, seatOf(event.player) ?? 0, event.goods as Goods) }),
  'bank-trade': (event, context) => {
    const seat = seatOf(event.player) ?? 0;
    return { name: 'bank', holds: FLIGHT, moves: [...toBank(context, seat, event.gives as Goods), ...fromBank(context, seat, event.gets as Goods)] };
  },
  built: (event) => dropped('build', text(event.place), event.piece === 'road'),
  turn: (event, { seat }) => (seat !== null && seatOf(event.player) === seat ? { name: 'my-turn', holds: 250, moves: [{ do: 'show', picture: { kind: 'sweep' }, on: { at: 'prompt' }, ms: 600 }] } : null),
  ...KNIGHTS_TELLERS,
};

const bankPays: Teller = (event, context) => {
  const seat = seatOf(event.player);
  return seat === undefined || !total(event.goods as Goods) ? null : { name: 'gain', holds: FLIGHT, moves: fromBank(context, seat, event.goods as Goods) };
};

const pointsOf = (scene: Scene, seat: number) => scene.players[seat]?.all_points ?? scene.players[seat]?.points ?? 0;

/** Points that have come: the number of their seat pops, and what came rises from it. */
function points({ before, now }: Context): Story[] {
  if (!before) return [];
  const moves = now.players.flatMap(({ seat }): Move[] => {
    const more = pointsOf(now, seat) - pointsOf(before, seat);
    if (!more) return [];
    const pop: Move = { do: 'stir', how: 'pop', what: { at: 'points', seat }, ms: 500 };
    return more > 0 ? [pop, { do: 'show', picture: { kind: 'more', n: more }, on: { at: 'points', seat }, ms: 700 }] : [pop];
  });
  return moves.length ? [{ name: 'points', holds: 100, moves }] : [];
}

/** The stories of what happened between two positions, in its order. */
export function storiesOf(events: readonly GameEvent[], context: Context): Story[] {
  const told = events.flatMap((event) => {
    const teller = PAID.has(event.event) ? bankPays : TELLERS[event.event];
    const story = teller?.(event, context, events);
    return story?.moves.length || story?.scene ? [story] : [];
  });
  return [...told, ...points(context)];
}
