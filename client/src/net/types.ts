/** What goes over the wire; docs/protocol.md says what each key means. */

export type Good = 'lumber' | 'brick' | 'wool' | 'grain' | 'ore' | 'paper' | 'cloth' | 'coin';
export type Goods = Partial<Record<Good, number>>;
export type Colour = 'red' | 'blue' | 'orange' | 'white';
export type Terrain = 'forest' | 'hills' | 'pasture' | 'fields' | 'mountains' | 'desert' | 'sea' | 'gold';
/** How the dice of a table fall; docs/dice.md. */
export type Dice = 'plain' | 'balanced';
/** Whether people without a seat may see the game, and how many seconds late. */
export interface Watching {
  allowed: boolean;
  delay: number;
}
/** How a rematch is played: who begins is drawn again, or it is the next seat. */
export type Order = 'same' | 'rotated';
export type Track = 'trade' | 'politics' | 'science';

export interface Hex {
  name: string;
  q: number;
  r: number;
  terrain: Terrain;
}

export interface Node {
  name: string;
  hexes: string[];
  x: number;
  y: number;
}

export interface Edge {
  name: string;
  nodes: [string, string];
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Harbour {
  edge: string;
  good: Good | '3:1';
}

export interface Static {
  game: 'base' | 'cities_knights';
  hexes: Hex[];
  nodes: Node[];
  edges: Edge[];
  harbours: Harbour[];
  costs: Record<string, Goods>;
  goal: number;
  commodities?: Record<Track, Good>;
  progress_limit?: number;
}

export interface Knight {
  seat: number;
  strength: number;
  active: boolean;
  ready: boolean;
  committed?: boolean;
}

export interface Pieces {
  settlements: Record<string, number>;
  cities: Record<string, number>;
  roads: Record<string, number>;
  reduced?: Record<string, number>;
  walls?: string[];
  metropolises?: Record<string, Track>;
  knights?: Record<string, Knight>;
}

export interface PlayerRow {
  seat: number;
  points: number;
  all_points: number | null;
  hand: Goods | null;
  hand_size: number | null;
  hand_limit: number;
  cards: Record<string, number> | null;
  cards_size: number;
  fresh: Record<string, number>;
  knights_played: number;
  route: number;
  longest_route: boolean;
  largest_army: boolean;
  left: { roads: number; settlements: number; cities: number };
  rates: Goods;
  improvements?: Record<Track, number>;
  knights_left?: Record<'basic' | 'strong' | 'mighty', number>;
  walls_left?: number;
  defenders?: number;
  open_points?: number;
  progress?: string[] | null;
  progress_size?: number;
}

export interface Offer {
  seat: number;
  to: number | null;
  gives: Goods;
  gets: Goods;
  answers: Record<string, 'accepted' | 'declined'>;
}

/** A legal action: its text is what is sent; the rest is what it names. */
export interface Legal {
  text: string;
  kind: string;
  place?: string;
  to?: string;
  seat?: number;
  good?: Good;
  goods?: Goods;
  gives?: Goods;
  gets?: Goods;
  card?: string;
  track?: Track;
  dice?: [number, number];
  strength?: number;
}

export interface Scene {
  seq: number;
  phase: string;
  turn: number;
  active: number;
  awaiting: number[];
  winner: number | null;
  dice: [number, number] | null;
  robber: string;
  tokens: Record<string, number>;
  /** Null for some where the stacks are hidden. */
  bank: Partial<Record<Good, number | null>>;
  deck: number;
  pieces: Pieces;
  players: PlayerRow[];
  offers: Offer[];
  due: Record<string, number>;
  free_roads: number;
  card_played: boolean;
  legal: Legal[];
  offers_open: boolean;
  undo: boolean;
  deadline: number | null;
  /** Until when the clock stands still, as its person is away. */
  paused_until?: number | null;
  event_die?: string | null;
  progress_decks?: Record<Track, number>;
  merchant?: { hex: string; seat: number } | null;
  barbarians?: { step: number; track: number; strength: number; defence: number[]; attacks: number };
  fleet?: Good[];
  crane?: number;
  set_dice?: [number, number] | null;
  discard_cause?: string | null;
  step?: Record<string, unknown> | null;
}

export interface Seat {
  seat: number;
  colour: Colour;
  kind: 'person' | 'bot' | 'open';
  guest: string | null;
  name: string | null;
  level: string | null;
  here: boolean;
  bot_plays: boolean;
  strikes: number;
}

export interface Table {
  id: string;
  options: Record<string, unknown>;
  seats: Seat[];
  host: string;
  watchers: { guest: string; name: string }[];
  stage: 'open' | 'playing' | 'over' | 'aborted';
  public: boolean;
  clock: { turn: number; answer: number };
  pace: number;
  dice: Dice;
  watching: Watching;
  /** The seat that begins; null before it is drawn. */
  starter: number | null;
  abort_votes: number[];
  /** By seat, as text. */
  rematch_votes: Record<string, Order>;
  next_table: string | null;
  seed_hash: string | null;
  seed: string | null;
}

export interface You {
  guest: string;
  seat: number | null;
  host: boolean;
}

/** One thing that happened; what else stands in it depends on the kind. */
export interface GameEvent {
  seq: number;
  event: string;
  clause?: string;
  [fact: string]: unknown;
}

export interface Problem {
  code: string;
  clause?: string | null;
  text: string;
  facts?: Record<string, unknown>;
}

export type FromServer =
  | { kind: 'welcome'; you: You; table: Table; static: Static | null; scene: Scene | null; events: GameEvent[]; seq: number }
  | { kind: 'update'; seq: number; events: GameEvent[]; scene: Scene | null; table: Table; static?: Static | null; you?: You }
  | { kind: 'answer'; id: string; ok: boolean; seq?: number; problem?: Problem }
  | { kind: 'presence'; here: string[] };

export type Answer = Extract<FromServer, { kind: 'answer' }>;
export type Command = { do: string } & Record<string, unknown>;
