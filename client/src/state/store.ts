/** The table that this page shows, as signals, and what is sent to it. */
import { batch, computed, signal } from '@preact/signals';
import { becomeGuest } from '../net/api';
import { type Listener, TableSocket, type Unsent } from '../net/socket';
import { TableStream } from '../net/stream';
import type { Answer, Expansion, FromServer, GameEvent, Legal, ProblemBody, Scene, Seat, Static, TableInfo, You } from '../net/types';
import { myName } from './nickname';

/** More than a long game has: statistics count them all. */
const EVENTS_KEPT = 20_000;

export const table = signal<TableInfo | null>(null);
export const fixed = signal<Static | null>(null);
export const scene = signal<Scene | null>(null);
export const events = signal<GameEvent[]>([]);
export const fresh = signal<GameEvent[]>([]);
export const you = signal<You | null>(null);
export const online = signal(false);
/** The close code when the server will not have us. */
export const ended = signal<number | null>(null);
/** What the server refused last, until something else is tried. */
export const problem = signal<ProblemBody | null>(null);
/** A command to play is on its way. */
const sending = signal(false);
/** The number that the last own action led to, and the number of the position that is shown. */
const due = signal(0);
const reached = signal(0);
/** An action is on its way, or done but not shown yet: what the page shows is not to be acted on. */
export const busy = computed(() => sending.value || reached.value < due.value);

export const seats = computed<Seat[]>(() => table.value?.seats ?? []);
/** The own seat; the table knows it better than the first message, which may be old. */
export const mySeat = computed(() => seats.value.find((seat) => seat.guest !== null && seat.guest === you.value?.guest)?.seat ?? null);
/** In an example the reader plays every colour, and none is called `you`. */
export const nobodyIsYou = signal(false);
/** The seat that texts call `you`. */
export const reader = computed(() => (nobodyIsYou.value ? null : mySeat.value));
export const isHost = computed(() => you.value !== null && table.value?.host === you.value.guest);
export const legal = computed<Legal[]>(() => scene.value?.legal ?? []);
export const myRow = computed(() => scene.value?.players.find((row) => row.seat === mySeat.value) ?? null);
export const awaited = computed(() => mySeat.value !== null && (scene.value?.awaiting.includes(mySeat.value) ?? false));
/** Whether a game is played with an expansion. */
export const hasExpansion = (map: Static | null, name: Expansion): boolean => map?.expansions.includes(name) ?? false;
export const citiesKnights = computed(() => hasExpansion(fixed.value, 'cities_knights'));

/** What takes commands: the stream of a table, or a worked example. */
export interface Line {
  send(command: Unsent): Promise<Answer>;
  close(): void;
}

let line: Line | null = null;

/** Commands go here from now on; the answer ends that. */
export function hold(one: Line): () => void {
  line = one;
  return () => {
    one.close();
    if (line === one) line = null;
  };
}

/** Takes in a message of the server. */
export function receive(message: FromServer): void {
  batch(() => {
    if (message.kind === 'welcome') {
      you.value = message.you;
      fixed.value = message.static;
      const known = events.value.at(-1)?.seq ?? 0;
      add(message.events.filter((event) => event.seq > known), known > 0);
    } else if (message.kind === 'update') {
      if (message.static) fixed.value = message.static;
      add(message.events, true);
    } else {
      if (message.kind === 'presence') here(message.here);
      return;
    }
    table.value = message.table;
    scene.value = message.scene;
    reached.value = message.seq;
  });
}

function add(more: GameEvent[], news: boolean): void {
  events.value = [...events.value, ...more].slice(-EVENTS_KEPT);
  fresh.value = news ? more : [];
}

function here(guests: string[]): void {
  const now = table.value;
  if (!now) return;
  const there = new Set(guests);
  table.value = { ...now, seats: now.seats.map((seat) => ({ ...seat, here: seat.guest !== null && there.has(seat.guest) })) };
}

/** Shows no table any more. */
export function clear(): void {
  batch(() => {
    table.value = scene.value = fixed.value = you.value = problem.value = null;
    events.value = fresh.value = [];
    online.value = false;
    ended.value = null;
    sending.value = false;
    due.value = reached.value = 0;
  });
}

const listener: Listener = {
  message: receive,
  since: () => reached.value,
  state: (isOnline, code) => {
    online.value = isOnline;
    ended.value = code;
  },
};

/** As the guest of the cookie, or as the one who has this token. */
const connect = (id: string, token?: string): Line => (token === undefined ? new TableSocket(id, listener) : new TableStream(id, token, listener));

export function openTable(id: string, token?: string): () => void {
  line?.close();
  clear();
  hold(connect(id, token));
  return () => {
    line?.close();
    line = null;
  };
}

/** A stranger who does something is somebody from then on. */
async function becomeSomebody(): Promise<void> {
  const at = table.value;
  if (you.value === null || you.value.guest !== null || !at) return;
  await becomeGuest(myName());
  line?.close();
  hold(connect(at.id));
}

/** Sends a command; a refusal becomes `problem`. */
export async function send(command: Unsent): Promise<Answer | null> {
  await becomeSomebody();
  if (!line) return null;
  problem.value = null;
  const answer = await line.send(command);
  if (!answer.ok) problem.value = answer.problem ?? null;
  return answer;
}

/** Does an action; an offer may ask some alone. One at a time, until its outcome is shown: a double click is one click. */
export async function play(action: string, asked: number[] | null = null): Promise<boolean> {
  if (busy.value) return false;
  sending.value = true;
  const answer = await send({ do: 'play', action, ...(asked && { asked }) });
  batch(() => {
    sending.value = false;
    if (answer?.ok) due.value = answer.seq ?? 0;
  });
  return answer?.ok ?? false;
}

/** Why an action is refused; null when it is legal. */
export async function why(action: string): Promise<ProblemBody | null> {
  const answer = await line?.send({ do: 'why', action });
  return answer?.problem ?? null;
}
