/** What a story is made of: moves between places of the table, as data. Nothing here touches the page. */
import type { Colour, Good, Track } from '../net/types';
import type { Battle } from './battle';

/** A place on the page that something flies from or to, or that moves by itself. */
export type Spot =
  | { at: 'slot' | 'bank'; good: Good }
  | { at: 'seat' | 'points' | 'hand'; seat: number }
  | { at: 'level'; seat: number; track: Track }
  | { at: 'rung'; track: Track; level: number }
  | { at: 'hex' | 'node' | 'edge'; name: string }
  /** What stands on a node or lies on an edge. */
  | { at: 'piece'; name: string }
  | { at: 'robber' | 'merchant' | 'gate'; name: string }
  | { at: 'dice' | 'sum' | 'ship' | 'lane' | 'prompt' | 'stage' | 'offer' | 'board' | 'cards' };

/** What is drawn over the table. */
export type Picture =
  | { kind: 'card' | 'chip'; good: Good }
  | { kind: 'back'; tone: 'hand' | 'development' }
  | { kind: 'tag'; of: 'route' | 'army' | 'medal' }
  | { kind: 'city'; colour: Colour }
  | { kind: 'more'; n: number }
  | { kind: 'hex' | 'ring' | 'road' | 'sweep' | 'frame' };

/** How something on the table moves before it stands where it stands. */
export type How = 'drop' | 'fall' | 'walk' | 'sail' | 'tumble' | 'pop' | 'shake' | 'pulse' | 'nudge' | 'fade';

interface Timed {
  /** Milliseconds after the story began. */
  delay?: number;
  ms: number;
}
/** A picture flies. */
export interface Fly extends Timed {
  do: 'fly';
  picture: Picture;
  from: Spot;
  to: Spot;
}
/** A picture appears and fades. */
export interface Show extends Timed {
  do: 'show';
  picture: Picture;
  on: Spot;
}
/** A thing of the table moves; it is where it belongs all the time. `from` is where a walk begins. */
export interface Stir extends Timed {
  do: 'stir';
  how: How;
  what: Spot;
  from?: Spot;
}
export type Move = Fly | Show | Stir;

export interface Story {
  name: string;
  /** Milliseconds until the next story may begin; what takes longer fades beside it. */
  holds: number;
  moves: Move[];
  /** Something is taken from the reader: lesser stories give way. */
  loss?: boolean;
  /** Shown over the board for all the time that the story holds. */
  scene?: Battle;
}

/** What remains of a story for those who do not like motion. */
export const FADE = 120;

/** The same story without motion: what is new fades in where it stands. */
export function still(story: Story): Story {
  if (story.scene) return story;
  const ends = story.moves.flatMap((move): Spot[] => (move.do === 'stir' ? [move.what] : move.do === 'fly' && 'seat' in move.to ? [] : move.do === 'fly' ? [move.to] : []));
  const places = [...new Map(ends.map((spot) => [JSON.stringify(spot), spot])).values()];
  return { ...story, holds: FADE, moves: places.map((what) => ({ do: 'stir', how: 'fade', what, ms: FADE })) };
}
