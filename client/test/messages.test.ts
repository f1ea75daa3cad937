import { expect, test } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { PROGRESS } from '../src/art/progress';
import { makeBundle } from '../src/i18n/bundle';
import { slug } from '../src/i18n/names';
import { THEMES } from '../src/rules/topic';
import { SOUND_NAMES } from '../src/sound/sounds';
import { PERSONAS } from '../src/persona/personas';

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>('../i18n/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const english = Object.entries(files).filter(([path]) => path.includes('/en/'));
const bundle = makeBundle('en', english.map(([, text]) => text));

const POINT_CARDS = ['printer', 'constitution'];
/** The steps of Cities & Knights, as the ids of their prompts have them. */
const STEPS = [
  ...['committing-knights', 'losing-cities', 'choosing-a-deck', 'drawing-progress-card', 'returning-a-card', 'aqueduct', 'knight-looks-for-refuge', 'placing-metropolis'],
  ...['giving-up-a-knight', 'placing-a-knight', 'laying-a-road-again', 'spying', 'taking-cards', 'handing-over-a-commodity', 'playing-the-drawn-card'],
];

/** Ids that stand in the sources as plain text, such as t('board'). */
function usedIds(): Set<string> {
  const found = new Set<string>();
  for (const text of Object.values(sources)) {
    for (const [, id] of text.matchAll(/(?<![.\w])(?:t|rich|has)\(\s*'([^']+)'/g)) if (id) found.add(id);
    for (const [, one, other] of text.matchAll(/\bt\([^'`,()]*\? '([^']+)' : '([^']+)'/g)) for (const id of [one, other]) if (id) found.add(id);
  }
  return found;
}

/** Beginnings of ids that are put together, such as `good-${good}`, with what may follow. */
const FAMILIES: Record<string, string[]> = {
  good: ['lumber', 'brick', 'wool', 'grain', 'ore', 'paper', 'cloth', 'coin'],
  count: ['lumber', 'brick', 'wool', 'grain', 'ore', 'paper', 'cloth', 'coin'],
  terrain: ['forest', 'hills', 'pasture', 'fields', 'mountains', 'desert', 'sea', 'gold'],
  colour: ['red', 'blue', 'orange', 'white'],
  part: ['dice', 'production', 'no-production', 'built', 'bank-trade', 'offer', 'counter-offer', 'accepted', 'declined', 'withdrawn', 'exchanged', 'exchanged-open', 'card-bought', 'card-played', 'progress-played', 'year-of-plenty', 'harvested', 'aqueduct', 'robber-moved', 'stolen', 'discarded', 'ship-sailed', 'improved', 'wall-built', 'knight-recruited', 'knight-activated', 'knight-promoted', 'knight-moved', 'progress-drawn', 'merchant-moved'],
  piece: ['road', 'settlement', 'city', 'reduced-city', 'robber', 'merchant'],
  track: ['trade', 'politics', 'science', 'trade-title', 'politics-title', 'science-title'],
  ability: ['trade', 'politics', 'science'],
  building: ['trade', 'politics', 'science'].flatMap((track) => [1, 2, 3, 4, 5].map((level) => `${track}-${level}`)),
  knight: ['passive', 'ready', 'spent', 'act-activate', 'act-promote', 'act-move-knight', 'act-displace', 'act-chase-robber'],
  dice: ['plain', 'balanced', 'plain-about', 'balanced-about'],
  die: ['red', 'yellow'],
  done: ['committing-knights', 'aqueduct', 'laying-a-road-again'],
  step: ['metropolis-4', 'metropolis-5'],
  wonder: ['theatre', 'great-bridge', 'monument', 'great-wall', 'cathedral'],
  card: ['knight', 'victory-point', 'road-building', 'year-of-plenty', 'monopoly', ...PROGRESS.map(slug)].flatMap((card) => [card, `${card}-text`]),
  sound: SOUND_NAMES,
  motion: ['auto', 'full', 'off'],
  battle: ['defender', 'defenders-tied', 'defender-cards-out', 'losses-due', 'nothing-lost', 'unrewarded'],
  confirm: ['touch', 'always', 'never'],
  pace: ['0', '600', '1500'],
  level: ['random', ...['easy', 'greedy', 'trader', 'planner'].flatMap((level) => [level, `${level}-about`])],
  game: ['base', 'cities_knights'],
  table: ['private', 'public'],
  group: ['goal', 'board', 'seven', 'trade', 'roads', 'house', 'cities-knights', 'more'],
  source: ['settlements', 'cities', 'longest_route', 'largest_army', 'cards', 'metropolises', 'defender', 'merchant'],
  tally: ['gained', 'blocked', 'discarded', 'took', 'lost', 'traded', 'banked', 'gained-about', 'blocked-about', 'discarded-about', 'took-about', 'lost-about', 'traded-about', 'banked-about'],
  seed: ['good', 'bad'],
  replay: ['first', 'back', 'play', 'pause', 'forward', 'last'],
  speed: ['slow', 'brisk', 'fast'],
  theme: ['auto', 'light', 'dark', 'contrast', 'print', ...Object.values(THEMES).flat()],
  price: ['road', 'settlement', 'city', 'card', 'knight', 'activate', 'promote', 'wall'],
  points: ['settlement', 'city', 'route', 'army', 'card', 'metropolis', 'defender', 'progress', 'merchant'].map((source) => `for-${source}`),
  key: ['main', 'road', 'settlement', 'city', 'buy-card', 'trade', 'offer', 'bank', 'again', 'accept', 'decline', 'counter', 'undo', 'time', 'help'],
  bot: PERSONAS.flatMap((name) => ['', '-trade', '-style', '-hello', '-robbed', '-proud', '-thanks', '-won'].map((part) => `${name}${part}`)),
  emote: ['hello', 'well-played', 'thanks', 'sorry', 'lucky', 'unlucky', 'hurry', 'good-game'],
  'map-kind': ['printed', 'drawn', 'balanced', 'given'].flatMap((kind) => [kind, `${kind}-about`]),
  picture: ['png', 'svg'],
  closed: ['4401', '4403', '4404', '4405'],
  answer: ['accepted', 'declined', 'countered', 'none', 'silent'],
  fate: ['declined', 'lapsed', 'closed'],
  button: ['road', 'settlement', 'city', 'buy-card', 'recruit', 'wall'],
  choose: ['seat', 'good', 'goods', 'track', 'card', 'dice', 'strength', 'robber-seat', 'place'],
  prompt: ['found-settlement', 'found-road', 'before-roll', 'main', 'discarding', 'moving-robber', 'free-roads', 'over', 'found-city', ...STEPS, 'discarding-seven', 'discarding-saboteur', 'discarding-wedding'],
  act: ['roll', 'end-turn', 'found-settlement', 'found-road', 'road', 'settlement', 'city', 'buy-card', 'bank', 'free-road', 'knight', 'road-building', 'year-of-plenty', 'monopoly', 'robber', 'discard', 'claim-victory', 'offer', 'withdraw', 'accept', 'decline', 'deal', ...PROGRESS.filter((card) => !POINT_CARDS.includes(card)).map((card) => `play-${slug(card)}`)],
};

test('every message that the sources name is there in English', () => {
  const used = usedIds();
  expect(used.size).toBeGreaterThan(80);
  expect([...used].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test('every message that is put together is there in English', () => {
  const wanted = Object.entries(FAMILIES).flatMap(([family, members]) => members.map((member) => `${family}-${member}`));
  expect(wanted.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test('no message in English is without use', () => {
  const used = usedIds();
  const families = [...Object.keys(FAMILIES), 'event', 'clause', 'problem', 'face', 'building', 'option', 'about', 'value', 'told'].map((family) => `${family}-`);
  const texts = Object.values(sources).join('\n');
  const ids = english.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''));
  const idle = ids.filter((id) => !used.has(id) && !texts.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)));
  expect(idle).toEqual([]);
});

test('no id is given twice', () => {
  const ids = english.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('all files of a language can be read to their end', () => {
  for (const [path, text] of Object.entries(files)) {
    const read = new FluentResource(text).body.length;
    const written = [...text.matchAll(/^-?[a-zA-Z][\w-]* =/gm)].length;
    expect([path, read]).toEqual([path, written]);
  }
});
