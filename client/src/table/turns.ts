/** The turns of bots: what happens in them is read as one account, and what befalls the reader stands alone. */
import { has } from '../i18n/bundle';
import type { GameEvent, Seat } from '../net/types';
import { toneOf } from './news';

/** The turn of a bot, as far as it has come. */
export interface Account {
  seat: number;
  /** The number of the entry that began it: its name. */
  seq: number;
  parts: GameEvent[];
}

/** Events that others tell already, or that belong to the chat: no line of the log. */
export const SILENT = new Set(['said', 'card-paid', 'paced', 'lapsed', 'over']);

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** Who played when: bots, and those that stood in for somebody for a while. */
export class BotTurns {
  private readonly bots: Set<number>;
  /** The bot whose turn it is. */
  actor: number | null = null;

  constructor(
    seats: readonly Seat[],
    private readonly reader: number | null,
  ) {
    this.bots = new Set(seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.seat));
  }

  /** Goes on by an event; whether it is a part of a bot's turn. */
  follow(event: GameEvent): boolean {
    const seat = seatOf(event.player);
    if (event.event === 'taken-over' && seat !== undefined) this.bots.add(seat);
    if (event.event === 'returned' && seat !== undefined) this.bots.delete(seat);
    if (event.event === 'turn') this.actor = seat !== undefined && this.bots.has(seat) ? seat : null;
    if (this.actor === null || this.actor === this.reader) return false;
    return event.event === 'turn' || (has(`part-${event.event}`) && !this.concerns(event));
  }

  /** What the reader does, gets or loses, or is asked. */
  private concerns(event: GameEvent): boolean {
    const { reader } = this;
    if (reader === null) return false;
    return toneOf(event, reader) !== 'plain' || [event.player, event.partner, event.to].some((one) => seatOf(one) === reader);
  }
}

/** The turns of bots among these events, each with its parts but the first, which only begins it. */
export function accountsOf(events: readonly GameEvent[], seats: readonly Seat[], reader: number | null): Account[] {
  const turns = new BotTurns(seats, reader);
  const found: Account[] = [];
  for (const event of events) {
    const isPart = turns.follow(event);
    if (event.event === 'turn' && turns.actor !== null && isPart) found.push({ seat: turns.actor, seq: event.seq, parts: [] });
    else if (isPart) found.at(-1)?.parts.push(event);
  }
  return found.filter((account) => account.parts.length);
}

/** What the one whose turn it is did, without what others got or answered. */
export function ownParts({ seat, parts }: Account): GameEvent[] {
  return parts.filter((part) => (seatOf(part.player) ?? seat) === seat);
}

/** A line of the log: an event, whether it runs on in the account of a bot's turn, and whose account begins with it. */
export interface LogLine {
  event: GameEvent;
  part: boolean;
  actor: number | null;
  head: number | null;
}

export function logLines(events: readonly GameEvent[], seats: readonly Seat[], reader: number | null): LogLine[] {
  const turns = new BotTurns(seats, reader);
  let runs = false;
  return events.map((event) => {
    const part = turns.follow(event);
    const begins = part && (!runs || event.event === 'turn');
    if (!SILENT.has(event.event)) runs = part;
    return { event, part, actor: turns.actor, head: begins ? turns.actor : null };
  });
}
