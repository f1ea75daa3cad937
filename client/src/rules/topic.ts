/** What a topic of the almanac is made of, as data. */
import type { HarbourGood, Terrain, Track } from '../net/types';

/** The parts of the contents, in their order. */
export const THEMES = {
  base: ['begin', 'turn', 'trade', 'build', 'cards', 'win'],
  knights: ['knights-begin', 'knights-turn', 'improving', 'army', 'progress'],
  seafarers: ['sea-begin', 'sailing', 'exploring', 'sea-scenarios', 'sea-stories', 'sea-knights'],
} as const;
export type Book = keyof typeof THEMES;
/** The message that names a book. */
export const BOOK_NAMES: Record<Book, string> = { base: 'rules-base', knights: 'rules-cities', seafarers: 'rules-sea' };
export type Theme = (typeof THEMES)[Book][number];

type Colours = 'red' | 'blue' | 'orange' | 'white';

/** A small piece of the board. Places have the names that positions use; several stand with spaces between. */
export interface Sketch {
  /** `forest 4` by hex; without a number there is no token. */
  hexes: Record<string, `${Terrain}` | `${Terrain} ${number}`>;
  harbours?: Record<string, HarbourGood>;
  robber?: string;
  merchant?: string;
  roads?: Partial<Record<Colours, string>>;
  settlements?: Partial<Record<Colours, string>>;
  cities?: Partial<Record<Colours, string>>;
  walls?: Partial<Record<Colours, string>>;
  metropolises?: Record<string, Track>;
  /** Active knights by strength: `(0,0)N*2`; passive ones have no star but a dot: `(0,0)N.1`. */
  knights?: Partial<Record<Colours, string>>;
  /** Places where one may, or may not: corners, or sides of hexes. */
  yes?: string;
  no?: string;
  onRoads?: true;
}

export type Picture =
  | { sketch: Sketch }
  | { costs: readonly string[]; game: 'base' | 'cities_knights' }
  | { cards: readonly string[] }
  | { dice: readonly [number, number]; event?: string }
  | { art: 'terrains' | 'gates' | 'commodities' | 'ladder' | 'ship' | 'ranks' | 'tokens' | 'points' | 'points-knights' | 'swap' | 'hidden' };

export interface Topic {
  id: string;
  theme: Theme;
  /** The clauses that matter most. */
  clauses: readonly string[];
  /** The rest of what belongs here; folded away at first. */
  more: readonly string[];
  /** Worked examples to try. */
  examples: readonly string[];
  /** Topics to read next. */
  related: readonly string[];
  picture?: Picture;
  /** A card that the topic is about: its name and text are those of the card. */
  card?: string;
}

/** As it is written down: ids with spaces between, `B-ROB-1..4` for a row of them. */
export interface Written {
  clauses: string;
  more?: string;
  examples?: string;
  related?: string;
  picture?: Picture;
  card?: string;
}

/** `B-ROB-1..3 X-8` is B-ROB-1, B-ROB-2, B-ROB-3 and X-8. */
export function ids(written = ''): string[] {
  return written.split(/\s+/).flatMap((part) => {
    const [, stem = '', first, last] = /^(.+-)(\d+)\.\.(\d+)$/.exec(part) ?? [];
    if (!stem) return part ? [part] : [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${stem}${Number(first) + i}`);
  });
}

export function topicsOf(theme: Theme, written: Record<string, Written>): Topic[] {
  return Object.entries(written).map(([id, { clauses, more, examples, related, ...rest }]) => ({
    id,
    theme,
    clauses: ids(clauses),
    more: ids(more),
    examples: ids(examples),
    related: ids(related),
    ...rest,
  }));
}
