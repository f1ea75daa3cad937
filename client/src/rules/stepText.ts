/** A step of an example in words: `road (0,0)E` is `Build a road: edge 12 …`. */
import { placeKind } from '../acting/choose';
import { distance } from '../board/geometry';
import { model, type PlaceKind } from '../board/model';
import { has, t } from '../i18n/bundle';
import { cardName, GOODS, goodName, placeName, seatName, slug } from '../i18n/names';
import { seats } from '../state/store';
import { edgeAt, nodeAt } from './sketch';

const NEAR = 3;
const TRACKS = ['trade', 'politics', 'science'];
const PARTS = /(\(-?\d+,-?\d+\)[A-Z]*)|(\d+) ([a-z]+)|(?: for (?=\d|nothing))|([a-z][a-z ]*[a-z])|(\d)/g;

export interface Spoken {
  act: string;
  parts: string;
  /** The first place that is named, for the board to show. */
  place: { kind: PlaceKind; name: string } | null;
}

/** The board's own name of a place, which may be named from any hex that it touches. */
function ownName(kind: PlaceKind, name: string): string {
  const map = model.value;
  if (!map || kind === 'hex') return name;
  const at = kind === 'edge' ? edgeAt(name).at : nodeAt(name);
  const places = kind === 'edge' ? map.edges : map.nodes;
  return [...places.values()].find((one) => distance(one.at, at) < NEAR)?.name ?? name;
}

/** The longest beginning of a text that is a kind of action. */
function kindOf(text: string): string {
  const words = text.split(' ');
  for (let n = words.length; n > 0; n--) {
    const kind = words.slice(0, n).join(' ');
    if (has(`act-${slug(kind)}`)) return kind;
  }
  return words[0] ?? '';
}

/** A word that stands for a player, a good, a track or a card. */
function wordText(word: string): string {
  const seat = seats.value.find((one) => one.colour === word);
  if (seat) return seatName(seat.seat);
  if ((GOODS as string[]).includes(word)) return goodName(word);
  if (TRACKS.includes(word)) return t(`track-${word}`);
  return has(`card-${slug(word)}`) ? cardName(word) : '';
}

export function spoken(text: string): Spoken {
  const kind = kindOf(text);
  const rest = text.slice(kind.length);
  let place: Spoken['place'] = null;
  const side = (part: string) =>
    [...part.matchAll(PARTS)]
      .map(([, where, n, good, word, die]) => {
        if (where) {
          const sort: PlaceKind = where.endsWith(')') ? 'hex' : placeKind(kind);
          const name = ownName(sort, where);
          place ??= { kind: sort, name };
          return placeName(sort, name);
        }
        if (n) return t(`count-${good}`, { n: Number(n) });
        return word ? word.split(' ').map(wordText).filter(Boolean).join(' ') || wordText(word) : (die ?? '');
      })
      .filter(Boolean)
      .join(', ');
  const sides = rest.split(' for ').map((part) => (part.trim() === 'nothing' ? t('nothing') : side(part)));
  return { act: t(`act-${slug(kind)}`), parts: sides.filter(Boolean).join(' → '), place };
}
