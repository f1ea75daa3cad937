/** The facts of a refusal in the reader's words: players, goods, cards and places by their names. */
import { model } from '../board/model';
import { reader, seats } from '../state/store';
import { type Args, list, t } from './bundle';
import { cardName, edgeName, GOODS, goodName, goodsText, hexName, nodeName, slug, whoName } from './names';

/** Facts whose words could also name something else: blue is a player and a face, trade a track and a deck. */
const NAMED: Record<string, (value: string) => string> = {
  card: cardName,
  deck: (track) => t(`track-${track}`),
  track: (track) => t(`track-${track}`),
  face: (face) => t(`face-${face}`),
  wonder: (wonder) => t(`wonder-${slug(wonder)}`),
};

function word(value: string): string {
  const seat = seats.value.find((one) => one.colour === value);
  if (seat) return whoName(seat.seat);
  if ((GOODS as string[]).includes(value)) return goodName(value);
  const map = model.value;
  if (map?.hexes.has(value)) return hexName(value);
  if (map?.nodes.has(value)) return nodeName(value);
  return map?.edges.has(value) ? edgeName(value) : value;
}

/** Whom the game waits for: these act, so the reader is named as who does something. */
function waitedFor(next: unknown[]): string {
  const own = seats.value.find((one) => one.seat === reader.value)?.colour;
  if (next.length === 1 && next[0] === own) return t('your-move');
  return list(next.map((one) => (one === own ? t('you-badge') : word(String(one)))));
}

function words(name: string, value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (name === 'next' && Array.isArray(value)) return waitedFor(value);
  if (Array.isArray(value)) return list(value.map((one) => String(words(name, one))));
  return typeof value === 'object' && value !== null ? goodsText(value) : (NAMED[name] ?? word)(String(value));
}

export function factWords(facts: Record<string, unknown> | undefined): Args {
  return Object.fromEntries(Object.entries(facts ?? {}).map(([name, value]) => [name, words(name, value)]));
}
