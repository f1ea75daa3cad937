/** What happened, in words: for the log with chips and cards, and as plain text to be spoken. */
import type { ComponentChildren } from 'preact';
import { PlayerChip } from '../art/chips';
import { GoodsLine } from '../art/goods';
import type { PlaceKind } from '../board/model';
import type { GameEvent, Goods } from '../net/types';
import { reader } from '../state/store';
import { has, list, t } from './bundle';
import { emoteText } from './emotes';
import { cardName, entries, GOODS, goodsText, hexName, nodeName, edgeName, slug, whoName } from './names';
import { plainArgs, type RichArg, type RichArgs, rich } from './rich';

interface Player {
  seat: number;
  [fact: string]: unknown;
}

const isPlayer = (value: unknown): value is Player => typeof value === 'object' && value !== null && 'seat' in value;
const isGoods = (value: unknown): value is Goods =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => (GOODS as string[]).includes(key));

/** Facts that are words of the protocol, and the prefix of their messages. */
const WORDS: Record<string, string> = { piece: 'piece', track: 'track', deck: 'track', face: 'face', becomes: 'piece', building: 'building' };
const EDGE_EVENTS = new Set(['road-removed', 'road-relaid']);

/** Where something happened, for the board to show. */
export function placeOf(event: GameEvent): { kind: PlaceKind; name: string } | null {
  const name = [event.place, event.hex, event.to].find((value) => typeof value === 'string' && value.startsWith('('));
  if (typeof name !== 'string') return null;
  if (name.endsWith(')')) return { kind: 'hex', name };
  return { kind: event.piece === 'road' || EDGE_EVENTS.has(event.event) ? 'edge' : 'node', name };
}

function placeText(event: GameEvent, name: string): string {
  if (name.endsWith(')')) return hexName(name);
  return placeOf(event)?.kind === 'edge' ? edgeName(name) : nodeName(name);
}

function drawn(node: ComponentChildren, text: string): RichArg {
  return { node, text };
}

/** `Ada 2, Ben 1`, with whatever else each has. */
function rowArg(rows: unknown[]): RichArg {
  const parts = rows.filter(isPlayer).map((row) => {
    const amount = [row.number, row.strength, row.length, row.paid].find((value) => typeof value === 'number');
    const goods = isGoods(row.goods) ? row.goods : null;
    const text = [whoName(row.seat), amount === undefined ? '' : String(amount), goods ? goodsText(goods) : ''].filter(Boolean).join(' ');
    const node = (
      <span class="nowrap">
        <PlayerChip seat={row.seat} /> {amount as number | undefined}
        {goods && <GoodsLine goods={goods} />}{' '}
      </span>
    );
    return { node, text };
  });
  return drawn(
    parts.map((part) => part.node),
    list(parts.map((part) => part.text)),
  );
}

function argOf(event: GameEvent, key: string, value: unknown): RichArg | null {
  if (isPlayer(value)) return drawn(<PlayerChip seat={value.seat} />, whoName(value.seat));
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') {
    if (key === 'good') return drawn(<GoodsLine goods={{ [value]: 1 }} />, t(`good-${value}`));
    if (key === 'card') return cardName(value);
    if (WORDS[key]) return t(`${WORDS[key]}-${slug(value)}`);
    if (key === 'text') return emoteText(value) ?? value;
    return value.startsWith('(') ? placeText(event, value) : value;
  }
  if (Array.isArray(value)) return value.some(isPlayer) ? rowArg(value) : null;
  if (isGoods(value)) return entries(value).length ? drawn(<GoodsLine goods={value} />, goodsText(value)) : goodsText(value);
  return null;
}

/** The arguments of an event's message. `who` is `you` or `other`; `kind` and friends stay words of the protocol. */
export function eventArgs(event: GameEvent): RichArgs {
  const args: RichArgs = { who: isPlayer(event.player) && event.player.seat === reader.value ? 'you' : 'other', known: 'no', to: '', victim: '', from: '', of: '' };
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seq' || key === 'event' || key === 'clause') continue;
    const arg = argOf(event, key, value);
    if (arg !== null) args[key] = arg;
  }
  if (event.good !== undefined || event.card !== undefined || entries(event.goods as Goods).length) args.known = 'yes';
  if (isPlayer(event.victim)) args.whom = event.victim.seat === reader.value ? 'you' : 'other';
  if (isPlayer(event.to)) args.whom = event.to.seat === reader.value ? 'you' : 'other';
  args.addressed = isPlayer(event.to) ? 'yes' : 'no';
  if (Array.isArray(event.asked) && args.asked !== undefined) {
    const [first, second] = event.asked.filter(isPlayer);
    Object.assign(args, { to: args.asked, addressed: 'yes', whom: first?.seat === reader.value && !second ? 'you' : 'other' });
  }
  if (Array.isArray(event.dice)) Object.assign(args, { one: event.dice[0], two: event.dice[1] });
  if (typeof event.piece === 'string') args.what = event.piece;
  return args;
}

/** An exchange whose cards the reader may see has a message of its own. */
function messageOf(event: GameEvent): string {
  return event.event === 'exchanged' && event.gives ? 'event-exchanged-open' : `event-${event.event}`;
}

/** An event for the log. */
export function eventLine(event: GameEvent): ComponentChildren {
  const id = messageOf(event);
  return has(id) ? rich(id, eventArgs(event)) : event.event;
}

/** An event as a sentence to be spoken, with its place. */
export function eventText(event: GameEvent): string {
  const id = messageOf(event);
  if (!has(id)) return '';
  const text = t(id, plainArgs(eventArgs(event)));
  const place = typeof event.place === 'string' ? placeText(event, event.place) : null;
  return place ? t('event-at', { text, place }) : text;
}
