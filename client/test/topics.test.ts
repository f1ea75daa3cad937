/** The almanac: every clause has its topic, every link leads somewhere, every language tells everything. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/bundle';
import { slug } from '../src/i18n/names';
import type { ClauseShown } from '../src/net/types';
import { ids } from '../src/rules/topic';
import { asidesOf, clausesOf, homeOf, TOPICS, topicById } from '../src/rules/topics';
import { GLANCE } from '../src/rules/ways';

const WORDS = import.meta.glob<string>('../i18n/*/almanac/*.ftl', { query: '?raw', import: 'default', eager: true });
const CARDS = import.meta.glob<string>('../i18n/en/{cards,names}.ftl', { query: '?raw', import: 'default', eager: true });
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** The tables of the TOML files of a folder, by their names. */
function tables(folder: string): Map<string, string> {
  const url = new URL(`../../src/ostrov/${folder}/`, import.meta.url);
  const files = readdirSync(url).filter((name) => name.endsWith('.toml') && name !== 'sources.toml');
  const found = files.flatMap((name) => readFileSync(new URL(name, url), 'utf-8').split(/^(?=\[[A-Z])/m));
  return new Map(found.flatMap((text) => (/^\[(.+)\]/.test(text) ? [[/^\[(.+)\]/.exec(text)?.[1] ?? '', text] as const] : [])));
}

const names = (table: string, field: string) => (new RegExp(`^${field} = "(.*)"$`, 'm').exec(table)?.[1] ?? '').split(/\s*,\s*/).filter(Boolean);
const CLAUSES: ClauseShown[] = [...tables('clauses')].map(([id, text]) => ({ id, title: '', text: '', why: '', cases: {}, source: '', kind: '', option: [], see: names(text, 'see') }));
const EXAMPLES = [...tables('examples').keys()];

/** The messages of a language's almanac, each with the attributes that it has. */
function told(language: string, file: string): Map<string, string[]> {
  const texts = Object.entries(WORDS).filter(([path]) => path.includes(`/${language}/almanac/${file}`));
  return new Map(texts.flatMap(([, text]) => new FluentResource(text).body.map(({ id, attributes }) => [id, Object.keys(attributes).sort()] as const)));
}

test('rows of ids are written short', () => {
  expect(ids('B-ROB-1..3 X-8')).toEqual(['B-ROB-1', 'B-ROB-2', 'B-ROB-3', 'X-8']);
  expect(ids(' CK-ACT-MOVE-2..2 B-PROG-YOP ')).toEqual(['CK-ACT-MOVE-2', 'B-PROG-YOP']);
  expect(ids()).toEqual([]);
});

test('every clause is at home in a topic, and is shown there', () => {
  expect(CLAUSES.length).toBeGreaterThan(380);
  expect(CLAUSES.map(({ id }) => id).filter((id) => !homeOf(id, CLAUSES))).toEqual([]);
  const unseen = CLAUSES.filter(({ id }) => {
    const home = homeOf(id, CLAUSES);
    return home && !clausesOf(home).includes(id) && !asidesOf(home, CLAUSES).some((one) => one.id === id);
  });
  expect(unseen.map(({ id }) => id)).toEqual([]);
});

test('everything that topics name is there, and nothing is named twice in one', () => {
  const clauses = new Set(CLAUSES.map(({ id }) => id));
  for (const topic of TOPICS) {
    expect([topic.id, clausesOf(topic).filter((id) => !clauses.has(id))]).toEqual([topic.id, []]);
    expect([topic.id, topic.examples.filter((id) => !EXAMPLES.includes(id))]).toEqual([topic.id, []]);
    expect([topic.id, topic.related.filter((id) => !topicById(id) || id === topic.id)]).toEqual([topic.id, []]);
    expect([topic.id, clausesOf(topic).length]).toEqual([topic.id, new Set(clausesOf(topic)).size]);
    expect([topic.id, topic.clauses.length > 0 && topic.clauses.length <= 8]).toEqual([topic.id, true]);
  }
  expect(TOPICS.length).toBe(new Set(TOPICS.map(({ id }) => id)).size);
  expect(topicById(GLANCE)).toBeUndefined();
});

test('every example can be tried in a topic', () => {
  const shown = new Set(TOPICS.flatMap(({ examples }) => examples));
  expect(EXAMPLES.length).toBeGreaterThan(40);
  expect(EXAMPLES.filter((id) => !shown.has(id))).toEqual([]);
});

test('the topic of a card has the words of the card', () => {
  const texts = Object.values(CARDS).join('\n');
  for (const { card } of TOPICS) if (card) expect(texts).toContain(`card-${slug(card)}-text =`);
});

test.each(LANGUAGES)('%s tells every topic and no others', (language) => {
  const own = told(language, 'topics');
  expect([...own.keys()].sort()).toEqual(TOPICS.filter(({ card }) => !card).map(({ id }) => `topic-${id}`).sort());
  for (const [id, attributes] of own) expect([id, attributes]).toEqual([id, ['also', 'tells']]);
});

test.each(TRANSLATIONS)('%s tells every example and no others', (language) => {
  const own = told(language, 'examples');
  expect([...own.keys()].sort()).toEqual(EXAMPLES.map((id) => `example-${id}`).sort());
  for (const [id, attributes] of own) expect([id, attributes]).toEqual([id, ['tells']]);
});
