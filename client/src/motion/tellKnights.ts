/** What Cities & Knights adds to the stories. */
import type { GameEvent, Track } from '../net/types';
import { battleOf } from './battle';
import type { Move, Spot, Story } from './story';
import { drawn, dropped, handed, seatOf, shaken, tagged, type Teller, text } from './telling';

/** Milliseconds that the battle is shown. */
export const BATTLE = 3500;

const sailed: Teller = ({ position, of }) => {
  if (position === of) return null; // the battle shows it landing
  const moves: Move[] = [{ do: 'stir', how: 'sail', what: { at: 'ship' }, ms: 500 }];
  if (Number(position) === Number(of) - 1) moves.push({ do: 'stir', how: 'pulse', what: { at: 'lane' }, delay: 400, ms: 700 });
  return { name: 'ship', holds: 400, moves };
};

const improved: Teller = ({ player, track, level }, { seat }) => {
  const who = seatOf(player);
  if (who === undefined) return null;
  const moves: Move[] = [{ do: 'stir', how: 'pop', what: { at: 'level', seat: who, track: track as Track }, ms: 300 }];
  if (who === seat) moves.push({ do: 'show', picture: { kind: 'sweep' }, on: { at: 'rung', track: track as Track, level: Number(level) }, ms: 450 });
  return { name: 'improvement', holds: 300, moves };
};

/** The gate falls onto its city. */
const metropolis: Teller = ({ place, from }, { seat }) => ({
  name: 'metropolis',
  holds: 700,
  loss: seat !== null && seatOf(from) === seat,
  moves: [
    { do: 'stir', how: 'fall', what: { at: 'gate', name: text(place) }, ms: 600 },
    { do: 'show', picture: { kind: 'ring' }, on: { at: 'node', name: text(place) }, delay: 380, ms: 420 },
  ],
});

const cityLost: Teller = ({ player, place }, { seat, colour }) => {
  const who = seatOf(player);
  if (who === undefined) return null;
  const on: Spot = { at: 'node', name: text(place) };
  return {
    name: 'city-lost',
    holds: 700,
    loss: who === seat,
    moves: [
      { do: 'show', picture: { kind: 'city', colour: colour(who) }, on, ms: 700 },
      { do: 'stir', how: 'fade', what: { at: 'piece', name: text(place) }, ms: 700 },
    ],
  };
};

const walked = ({ from, to }: GameEvent): Story | null =>
  text(from) && text(to) ? { name: 'knight', holds: 500, moves: [{ do: 'stir', how: 'walk', what: { at: 'piece', name: text(to) }, from: { at: 'node', name: text(from) }, ms: 500 }] } : null;

const merchant: Teller = ({ from, to }) => {
  const what: Spot = { at: 'merchant', name: text(to) };
  if (!text(from)) return { name: 'merchant', holds: 280, moves: [{ do: 'stir', how: 'drop', what, ms: 280 }] };
  return { name: 'merchant', holds: 500, moves: [{ do: 'stir', how: 'walk', what, from: { at: 'hex', name: text(from) }, ms: 500 }] };
};

/** Cards that somebody hands over, gladly or not. */
const given: Teller = ({ player, to, goods, number }, context) => {
  const [one, other] = [seatOf(player), seatOf(to)];
  if (one === undefined || other === undefined) return null;
  return { name: 'present', holds: 550, loss: one === context.seat, moves: [...handed(context, one, other, goods, Number(number ?? 1)), ...shaken(context, one, goods)] };
};

const taken: Teller = ({ player, victim, goods, number }, context, all) => given({ seq: 0, event: 'given', player: victim, to: player, goods, number }, context, all);

const spied: Teller = ({ player, victim }, { seat }) => {
  const [to, from] = [seatOf(player), seatOf(victim)];
  if (to === undefined || from === undefined) return null;
  const spot = (who: number): Spot => (who === seat ? { at: 'cards' } : { at: 'seat', seat: who });
  return { name: 'spy', holds: 550, loss: from === seat, moves: [{ do: 'fly', picture: { kind: 'back', tone: 'development' }, from: spot(from), to: spot(to), ms: 550 }] };
};

const harbour: Teller = ({ player, partner, gives, gets }, context) => {
  const [one, other] = [seatOf(player), seatOf(partner)];
  if (one === undefined || other === undefined) return null;
  return { name: 'trade', holds: 400, moves: [...handed(context, one, other, gives), ...handed(context, other, one, gets)] };
};

const placed: Teller = (event) => dropped('build', text(event.place));

const changed: Teller = ({ place }) => ({ name: 'knight', holds: 200, moves: [{ do: 'stir', how: 'pop', what: { at: 'piece', name: text(place) }, ms: 300 }] });

const defender: Teller = ({ player }) => {
  const seat = seatOf(player);
  return seat === undefined ? null : { name: 'defender', holds: 700, moves: [tagged('medal', seat)] };
};

export const KNIGHTS_TELLERS: Record<string, Teller> = {
  'ship-sailed': sailed,
  battle: (event, { now }, all) => ({ name: 'battle', holds: BATTLE, moves: [], scene: battleOf(event, all, now) }),
  defender,
  'city-lost': cityLost,
  'city-restored': placed,
  'wall-built': placed,
  improved,
  metropolis,
  'knight-recruited': placed,
  'knight-placed': placed,
  'knight-promoted': changed,
  'knight-activated': changed,
  'knight-moved': walked,
  'knight-displaced': walked,
  'knight-refuge': walked,
  'merchant-moved': merchant,
  given,
  'goods-taken': taken,
  'progress-taken': spied,
  'progress-drawn': drawn,
  'harbour-exchange': harbour,
};
