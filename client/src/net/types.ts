/** What goes over the wire. Generated from src/ostrov/protocol by tools/gen_types.py. */

export type Card = 'knight' | 'victory point' | 'road building' | 'year of plenty' | 'monopoly';

/** Development cards by kind. */
export type Cards = Partial<Record<Card, number>>;

export type Colour = 'red' | 'blue' | 'orange' | 'white';

/** How the dice of a table fall; docs/dice.md. */
export type Dice = 'plain' | 'balanced';

export type DiscardCause = 'seven' | 'saboteur' | 'wedding';

export type EventFace = 'ship' | 'yellow' | 'blue' | 'green';

export type Expansion = 'seafarers' | 'cities_knights';

export type GameName = 'base' | 'seafarers' | 'cities_knights' | 'seafarers+cities_knights';

export type Good = 'lumber' | 'brick' | 'wool' | 'grain' | 'ore' | 'paper' | 'cloth' | 'coin';

export type Goods = Partial<Record<Good, number>>;

export type HarbourGood = Good | '3:1';

export type KnightRank = 'basic' | 'strong' | 'mighty';

/** The board of a table: as the options say, drawn until it is even (docs/maps.md), or brought by the host. */
export type MapKind = 'agreed' | 'balanced' | 'given';

export type OptionValue = boolean | number | string;

/** How a rematch is played: who begins is drawn again, or it is the next seat. */
export type Order = 'same' | 'rotated';

export type Reply = 'accepted' | 'declined';

export type SeatKind = 'person' | 'bot' | 'open';

export type Stage = 'open' | 'playing' | 'over' | 'aborted';

export type Terrain = 'forest' | 'hills' | 'pasture' | 'fields' | 'mountains' | 'desert' | 'sea' | 'gold';

export type Track = 'trade' | 'politics' | 'science';

export type ClientCommand = Sit | Stand | SeatBot | Keep | Remove | Start | Play | Why | Undo | Say | Call | TakeOver | Return | Time | Abort | Excuse | Rematch | Pace | SetWatching | SetMap;

export type FromServer = Welcome | Update | Answer | Presence;

/** Takes a free seat. */
export interface Sit {
  do: 'sit';
  id: string;
  seat: number;
}

/** Leaves the seat. */
export interface Stand {
  do: 'stand';
  id: string;
}

/** Puts a bot on a seat, or opens it. */
export interface SeatBot {
  do: 'bot';
  id: string;
  seat: number;
  level: string | null;
}

/** Keeps an open seat for those who were invited, or lets anybody take it again. */
export interface Keep {
  do: 'keep';
  id: string;
  seat: number;
  kept: boolean;
}

/** Sends somebody away. */
export interface Remove {
  do: 'remove';
  id: string;
  guest: string;
}

/** Starts the game. */
export interface Start {
  do: 'start';
  id: string;
}

/** An action of the game. */
export interface Play {
  do: 'play';
  id: string;
  action: string;
}

/** Asks why an action is refused. */
export interface Why {
  do: 'why';
  id: string;
  action: string;
}

/** Takes the last own action back. */
export interface Undo {
  do: 'undo';
  id: string;
}

/** Chat. */
export interface Say {
  do: 'say';
  id: string;
  text: string;
}

/** Tells the table that one would like a good, without naming a price; null takes that back. */
export interface Call {
  do: 'call';
  id: string;
  good: Good | null;
}

/** Lets a bot play for a seat. */
export interface TakeOver {
  do: 'takeover';
  id: string;
  seat: number;
}

/** Takes the own seat back from the bot. */
export interface Return {
  do: 'return';
  id: string;
  seat: number;
}

/** More time for the seat that is to act. */
export interface Time {
  do: 'time';
  id: string;
}

/** Votes on ending the game without a winner. */
export interface Abort {
  do: 'abort';
  id: string;
  agree: boolean;
}

/** Does not mind that a person has left: when nobody minds, it is not held against them. */
export interface Excuse {
  do: 'excuse';
  id: string;
  seat: number;
}

/** Votes for another game: who begins is drawn again, or it is the next seat. */
export interface Rematch {
  do: 'rematch';
  id: string;
  order?: Order;
}

/** The pause before a bot acts after something usual; `table.rhythm` has the weights of the rest. */
export interface Pace {
  do: 'pace';
  id: string;
  milliseconds: number;
}

/** Whether others may watch, and how many seconds late. */
export interface SetWatching {
  do: 'watching';
  id: string;
  allowed: boolean;
  delay: number;
}

/** Another board before the start: as the options say, even, or given; what is drawn is drawn anew. */
export interface SetMap {
  do: 'map';
  id: string;
  kind: MapKind;
  /** Of the options, where the kind is `agreed`: printed or drawn; as before when it is missing. */
  board_setup?: string | null;
  board?: Record<string, unknown> | null;
}

/** The first message: all that the reader may know, and the events after the number that was asked for. */
export interface Welcome {
  kind: 'welcome';
  you: You;
  table: TableInfo;
  /** Null before the start. */
  static: Static | null;
  scene: Scene | null;
  events: GameEvent[];
  seq: number;
}

/** Something has happened; `static` comes with the start of the game. */
export interface Update {
  kind: 'update';
  seq: number;
  events: GameEvent[];
  scene: Scene | null;
  table: TableInfo;
  static?: Static | null;
}

/** What became of a command: the number that was reached, or the problem. */
export interface Answer {
  kind: 'answer';
  /** That of the command; null when it could not be read. */
  id: string | null;
  ok: boolean;
  seq?: number;
  problem?: ProblemBody;
}

/** The guests who are connected to the same server process. */
export interface Presence {
  kind: 'presence';
  here: string[];
}

/** What was wrong: a code, a sentence for developers, perhaps a clause with its case, and facts. */
export interface ProblemBody {
  code: string;
  text: string;
  clause: string | null;
  facts: Record<string, unknown>;
  case: string;
}

/** A turn, the step after which it begins, and whose it is. */
export interface TurnShown {
  turn: number;
  step: number;
  seat: number;
}

/** The points of all seats from a step on, hidden cards included. */
export interface PointsShown {
  step: number;
  turn: number;
  points: number[];
}

/** The points of a seat in the end, and what they were for. */
export interface FinalPoints {
  seat: number;
  points: number;
  sources: Record<string, number>;
}

/** A finished game: its table and map, how long it took, its turns, how points grew. */
export interface Story {
  table: TableInfo;
  static: Static;
  /** How long it took; null for a record, which does not tell. */
  seconds: number | null;
  steps: number;
  turns: TurnShown[];
  points: PointsShown[];
  final: FinalPoints[];
  /** Their `seq` is the step. */
  events: GameEvent[];
}

/** The same of a record. */
export interface RecordStory {
  table: RecordInfo;
  static: Static;
  /** How long it took; null for a record, which does not tell. */
  seconds: number | null;
  steps: number;
  turns: TurnShown[];
  points: PointsShown[];
  final: FinalPoints[];
  /** Their `seq` is the step. */
  events: GameEvent[];
}

/** The position after a step, nothing hidden, and the action of the step; step 0 is the beginning. */
export interface Moment {
  step: number;
  action: string | null;
  seat: number | null;
  scene: Scene;
}

/** The name under which a record can be looked at. */
export interface ReplayShown {
  replay: string;
}

/** How a guest wants to be called: 1 to 24 characters after control characters are removed. */
export interface GuestName {
  name: string;
}

/** A guest and the only copy of the token. */
export interface NewGuest {
  guest: string;
  name: string;
  token: string;
}

/** Who sent the request. */
export interface Me {
  guest: string;
  name: string;
}

/** Who is to sit on a seat: the host, a bot of a level, or whoever comes. */
export interface SeatWish {
  kind: 'me' | 'bot' | 'open';
  level?: string | null;
}

/** Seconds for a turn and for an answer out of turn; 0 is no limit. */
export interface ClockWish {
  turn?: number;
  answer?: number;
}

/** Whether people without a seat may watch, and how many seconds late they see the game. */
export interface WatchingWish {
  allowed?: boolean;
  delay?: number;
}

/** Where the board comes from: the options, chance until it is even, or the host. */
export interface MapAsked {
  kind?: MapKind;
  board?: Record<string, unknown> | null;
}

/** A table that is asked for. */
export interface NewTable {
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  public?: boolean;
  clock?: ClockWish;
  pace?: number;
  dice?: Dice;
  watching?: WatchingWish;
  map?: MapAsked;
}

/** Paths that let others in: to sit or to watch; null when one may not invite to that. */
export interface Invitations {
  seat: string | null;
  watch: string | null;
}

/** One table: what the lobby shows, and the invitations of those who are in. */
export interface TablePage {
  table: TableInfo;
  invitations: Invitations;
}

/** How even a board is, docs/maps.md; `even` when it counts as balanced. */
export interface BalanceShown {
  seats: number;
  goods: number;
  clumps: number;
  even: boolean;
}

/** The board of a table, also before the start: the map, its numbers, the robber, how even it is. */
export interface BoardShown {
  static: Static;
  tokens: Record<string, number>;
  robber: string;
  balance: BalanceShown;
  /** The same as a file, which another table can be made with. */
  board: Record<string, unknown>;
}

/** A seat in the list of tables. */
export interface SeatShown {
  kind: SeatKind;
  name: string | null;
  level: string | null;
  /** Only those take it who were invited. */
  kept: boolean;
}

/** A table in the list. */
export interface TableShown {
  id: string;
  stage: 'open' | 'playing';
  created_at: number;
  options: Record<string, OptionValue>;
  seats: SeatShown[];
  host: string | null;
  clock: Clock;
  dice: Dice;
  watching: Watching;
}

/** Public tables, the newest first. */
export interface TableList {
  tables: TableShown[];
}

/** The last part of an invitation link: T.MAC; `sit` asks for any free seat at once. */
export interface InvitationText {
  invitation: string;
  sit?: boolean;
}

/** What somebody is invited to; `seat` is the reader's own, if there is one already. */
export interface InvitationShown {
  table: string;
  allows: 'seat' | 'watch';
  stage: Stage;
  host: string | null;
  options: Record<string, OptionValue>;
  seats: SeatShown[];
  clock: Clock;
  dice: Dice;
  watching: Watching;
  seat: number | null;
}

/** The table that one is in now, and what the invitation allowed. */
export interface Accepted {
  table: string;
  allows: 'seat' | 'watch';
  seat: number | null;
}

/** What an option can be in one game, and what it is when nothing is said. */
export interface OptionChoice {
  values: OptionValue[];
  default: OptionValue;
}

/**
 * An option of the rules; `low` and `high` when it is a free number.
 *
 * `games` has the games that leave a choice to those who make a table.
 */
export interface OptionShown {
  name: string;
  clause: string;
  values: OptionValue[];
  default: OptionValue;
  low: number | null;
  high: number | null;
  games: Record<string, OptionChoice>;
}

/** A level of bots to choose from, and the games that it plays. */
export interface BotShown {
  level: string;
  games: string[];
  /** By game, where it was measured; 1000 is Medium, and 400 more win ten times as often. */
  ratings: Record<string, number>;
}

/** A usual clock. */
export interface ClockShown {
  name: string;
  turn: number;
  answer: number;
}

/** What things cost in a game, how many of each card there are, and the points that win. */
export interface PriceList {
  costs: Record<string, Goods>;
  cards: Record<string, number>;
  goal: number;
  /** What pays for the improvements of each track; null in a game without them. */
  commodities: Partial<Record<Track, Good>> | null;
}

/** What a table can be made of. */
export interface RulesPage {
  options: OptionShown[];
  bots: BotShown[];
  clocks: ClockShown[];
  dice: Dice[];
  /** By game. */
  prices: Record<string, PriceList>;
}

/** A clause in English; `why` is one sentence for a refusal, or nothing, `cases` those of its cases. */
export interface ClauseShown {
  id: string;
  title: string;
  text: string;
  why: string;
  cases: Record<string, string>;
  source: string;
  kind: string;
  option: string[];
  see: string[];
}

/** All clauses in the order of the catalogue. */
export interface ClausePage {
  clauses: ClauseShown[];
}

/** The server answers, and so does its database. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  viewers: number;
}

/** An example in the list. */
export interface ExampleTitle {
  id: string;
  title: string;
  clauses: string[];
}

/** All examples in the order of the rules. */
export interface ExampleList {
  examples: ExampleTitle[];
}

/** What a seat does; what chance does has no seat. */
export interface ExampleStep {
  seat: number | null;
  do: string;
}

/** Something prepared to be tried from the beginning, and the clause that refuses its last step. */
export interface ExampleTry {
  steps: ExampleStep[];
  refused: string | null;
}

/** The position after some steps. A step that was refused is not among them; `problem` says why. */
export interface ExamplePosition {
  /** With what chance did. */
  steps: ExampleStep[];
  /** Its legal actions are those of the seat `acting`. */
  scene: Scene;
  /** Null when the game is over. */
  acting: number | null;
  /** The seats that have a legal action. */
  able: number[];
  /** What the steps did; `seq` is the number of the step, from 1 on. */
  events: GameEvent[];
  problem: ProblemBody | null;
}

/** An example in English, its map, and its position before anything is tried. */
export interface ExamplePage {
  id: string;
  title: string;
  tells: string;
  clauses: string[];
  table: RecordInfo;
  static: Static;
  tries: ExampleTry[];
  position: ExamplePosition;
  /** The example before this one in the list. */
  before: string | null;
  after: string | null;
}

/** The steps tried so far, and whose legal actions are wanted; those of the next to act by default. */
export interface TriedSteps {
  steps: ExampleStep[];
  seat?: number | null;
}

/** Who the reader is at this table. */
export interface You {
  /** Null for a stranger, who may only watch. */
  guest: string | null;
  seat: number | null;
  host: boolean;
}

/** A table and the people at it. */
export interface TableInfo {
  id: string;
  options: Record<string, OptionValue>;
  seats: Seat[];
  host: string;
  watchers: Person[];
  stage: Stage;
  public: boolean;
  clock: Clock;
  /** Milliseconds before a bot acts after something usual; `table.rhythm` has the weights of the rest. */
  pace: number;
  dice: Dice;
  watching: Watching;
  map: MapShown;
  /** The seat that begins; null before it is drawn. */
  starter: number | null;
  abort_votes: number[];
  /** By seat, as text. */
  rematch_votes: Record<string, Order>;
  next_table: string | null;
  seed_hash: string;
  /** Null as long as it is secret. */
  seed: string | null;
}

/** What never changes in a game: the map, the costs, the goal. */
export interface Static {
  game: GameName;
  expansions: Expansion[];
  hexes: Hex[];
  nodes: Node[];
  edges: Edge[];
  harbours: Harbour[];
  costs: Record<string, Goods>;
  goal: number;
  commodities?: Record<Track, Good>;
  progress_limit?: number;
}

/** The position as a viewer may see it, with the viewer's legal actions. */
export interface Scene {
  seq: number;
  phase: string;
  turn: number;
  active: number;
  /** The seats without whose action the game does not go on. */
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
  /** Cards to discard, by seat as text. */
  due: Record<string, number>;
  free_roads: number;
  card_played: boolean;
  /** The own actions. Of discards the first one stands for all; offers are not among them. */
  legal: Legal[];
  offers_open: boolean;
  event_die?: EventFace | null;
  progress_decks?: Record<Track, number>;
  merchant?: Merchant | null;
  barbarians?: Barbarians;
  fleet?: Good[];
  crane?: number;
  set_dice?: [number, number] | null;
  discard_cause?: DiscardCause | null;
  step?: Step | null;
  /** The viewer can take the last action back. */
  undo: boolean;
  /** When the time of the one who is to act is up, in seconds since 1970. */
  deadline: number | null;
  /** Until when the clock stands still, as its person is away. */
  paused_until?: number | null;
}

/** One thing that happened; what else stands in it depends on the kind. */
export interface GameEvent {
  seq: number;
  event: string;
  clause?: string;
  [fact: string]: unknown;
}

/** What a record has of a table: nobody can sit down at it. */
export interface RecordInfo {
  id: string;
  options: Record<string, OptionValue>;
  seats: Seat[];
  stage: Stage;
}

/** Seconds for the own turn and for an answer out of turn (to an offer 15 at most); 0 is no limit. */
export interface Clock {
  turn: number;
  answer: number;
}

/** Whether people without a seat may see the game, and how many seconds late. */
export interface Watching {
  allowed: boolean;
  delay: number;
}

/** Who sits on a seat, and who plays it. */
export interface Seat {
  seat: number;
  colour: Colour;
  kind: SeatKind;
  guest: string | null;
  name: string | null;
  /** Of the bot that plays here, or played last. */
  level: string | null;
  /** The person is connected. */
  here: boolean;
  bot_plays: boolean;
  /** Times out in a row. */
  strikes: number;
  /** Of the person, before the game. */
  conduct: Conduct | null;
  /** Seats that do not mind that the person has left. */
  excused_by: number[];
  /** An open seat that only those take who were invited. */
  kept: boolean;
}

/** A guest by id, with the name to show. */
export interface Person {
  guest: string;
  name: string;
}

/** Which board a table has: its kind, and which number of the stream `board` draws it, from 0 on. */
export interface MapShown {
  kind: MapKind;
  draw: number;
}

/** A hex and where it lies. */
export interface Hex {
  name: string;
  q: number;
  r: number;
  terrain: Terrain;
}

/** A corner of hexes. */
export interface Node {
  name: string;
  hexes: string[];
  x: number;
  y: number;
}

/** A side of hexes between two nodes. */
export interface Edge {
  name: string;
  nodes: [string, string];
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** What is traded at an edge of the coast: a resource, or anything. */
export interface Harbour {
  edge: string;
  good: HarbourGood;
}

/** What stands on the board, by place. */
export interface Pieces {
  settlements: Record<string, number>;
  cities: Record<string, number>;
  roads: Record<string, number>;
  /** Cities that lie on their side. */
  reduced?: Record<string, number>;
  walls?: string[];
  metropolises?: Record<string, Track>;
  knights?: Record<string, Knight>;
}

/** What a viewer may know about a player. */
export interface PlayerRow {
  seat: number;
  points: number;
  /** With those of hidden cards. */
  all_points: number | null;
  hand: Goods | null;
  /** Null where sizes of hands are hidden. */
  hand_size: number | null;
  hand_limit: number;
  cards: Cards | null;
  cards_size: number;
  /** Bought in this turn, and not to be played in it. */
  fresh: Cards;
  knights_played: number;
  route: number;
  longest_route: boolean;
  largest_army: boolean;
  left: Left;
  /** What the bank takes for one card. */
  rates: Goods;
  improvements?: Record<Track, number>;
  knights_left?: Record<KnightRank, number>;
  walls_left?: number;
  defenders?: number;
  open_points?: number;
  progress?: string[] | null;
  progress_size?: number;
}

/** An offer that stands; `to` is null when it is for all. Answers are by seat, as text. */
export interface Offer {
  seat: number;
  to: number | null;
  gives: Goods;
  gets: Goods;
  answers: Record<string, Reply>;
}

/** A legal action: its text is what is sent; the rest is what it names. */
export interface Legal {
  text: string;
  kind: string;
  card?: string;
  place?: string;
  /** A second place. */
  to?: string;
  gives?: Goods;
  gets?: Goods;
  seat?: number;
  good?: Good;
  goods?: Goods;
  track?: Track;
  dice?: [number, number];
  strength?: number;
}

/** Where the merchant stands, and for whom. */
export interface Merchant {
  hex: string;
  seat: number;
}

/** How far they have come of their track, how strong they are, and what each seat does against it. */
export interface Barbarians {
  step: number;
  track: number;
  strength: number;
  defence: number[];
  attacks: number;
}

/** What a step is about: the seat that it concerns, and what was taken up or is offered. */
export interface Step {
  seat?: number;
  node?: string;
  strength?: number;
  active?: boolean;
  track?: Track;
  good?: Good;
  edge?: string;
}

/** How many of the last games that somebody began with others they finished; none when `of` is 0. */
export interface Conduct {
  finished: number;
  of: number;
}

/** A knight on the board. */
export interface Knight {
  seat: number;
  strength: number;
  active: boolean;
  /** It may act in this turn of its owner. */
  ready: boolean;
  /** It will fight the barbarians, where players choose that (experts). */
  committed: boolean;
}

/** Pieces that a player can still build. */
export interface Left {
  roads: number;
  settlements: number;
  cities: number;
}
