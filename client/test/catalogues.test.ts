/** Every language says everything that English says, and says it with the same facts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../src/i18n/bundle';

type Pattern = FluentResource['body'][number]['value'];
type Message = { variables: Set<string>; selects: string[][] };

const FILES = import.meta.glob<string>('../i18n/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const BODIES = import.meta.glob<string>('../i18n/*/rules/*.ftl', { query: '?raw', import: 'default', eager: true });
const RULES = new URL('../../src/ostrov/clauses/', import.meta.url);
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);
/** What every event is told with, needed or not. */
const ALWAYS_GIVEN = new Set(['who', 'whom', 'known', 'addressed']);

function walk(part: unknown, found: Message): void {
  if (Array.isArray(part)) for (const one of part) walk(one, found);
  if (typeof part !== 'object' || part === null) return;
  const { type, name, variants } = part as { type?: string; name?: string; variants?: { key: { value: unknown } }[] };
  if (type === 'var' && name) found.variables.add(name);
  if (type === 'select' && variants) found.selects.push(variants.map(({ key }) => String(key.value)));
  for (const one of Object.values(part)) walk(one, found);
}

function read(pattern: Pattern): Message {
  const found: Message = { variables: new Set(), selects: [] };
  walk(pattern, found);
  return found;
}

/** The messages of a file by id, their attributes as `id.attribute`. */
function messages(text: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) found.set(id, read(value));
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, read(pattern));
  }
  return found;
}

function catalogue(language: string, file: string): Map<string, Message> {
  return messages(FILES[`../i18n/${language}/${file}`] ?? '');
}

/** The titles and reasons of the clauses, from all their files. */
function clauseWords(language: string): Map<string, Message> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/clauses`));
  return messages(paths.map((path) => FILES[path]).join('\n'));
}

const isTerm = (id: string) => id.startsWith('-');
const englishFiles = Object.keys(FILES).flatMap((path) => path.match(/\/en\/(.+)/)?.[1] ?? []);

type Clause = { id: string; refuses: boolean; cases: { name: string; facts: string[] }[] };

/** The clauses of the rules, each with whether it can refuse an action, and the cases of its refusals. */
function clauses(): Clause[] {
  const files = readdirSync(RULES).filter((name) => name.endsWith('.toml'));
  const tables = files.flatMap((name) => readFileSync(new URL(name, RULES), 'utf-8').split(/^(?=\[)/m));
  return tables.flatMap((table) => {
    const id = table.match(/^\[(.+)\]/)?.[1];
    const cases = [...table.matchAll(/^case\.(\S+) = "(.*)"$/gm)].map(([, name = '', sentence = '']) => ({
      name,
      facts: [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, fact = '']) => fact))],
    }));
    return id ? [{ id: `clause-${id}`, refuses: /^kind = "refusable"$/m.test(table), cases }] : [];
  });
}

/** The plural forms that whole numbers need in a language. */
function forms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 201 }, (_, n) => rules.select(n) as string))];
}

test.each(TRANSLATIONS)('%s has the messages of English and no others', (language) => {
  for (const file of englishFiles) {
    const own = [...catalogue(language, file).keys()].filter((id) => !isTerm(id));
    expect([file, own.sort()]).toEqual([file, [...catalogue('en', file).keys()].sort()]);
  }
});

test.each(TRANSLATIONS)('%s names each clause of the rules, and gives the reason of each that refuses', (language) => {
  const ids = [...clauseWords(language).keys()];
  expect(ids.filter((id) => !id.includes('.')).sort()).toEqual(clauses().map(({ id }) => id).sort());
  const needed = clauses().filter(({ refuses }) => refuses);
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.map(({ id }) => `${id}.why`).filter((id) => !ids.includes(id))).toEqual([]);
  const cases = clauses().flatMap(({ id, cases }) => cases.map(({ name }) => `${id}.why-${name}`));
  expect(cases.length).toBeGreaterThan(20);
  expect(ids.filter((id) => id.includes('.') && !id.endsWith('.why')).sort()).toEqual(cases.sort());
});

test.each(TRANSLATIONS)('%s tells the facts of each case of a refusal', (language) => {
  const own = clauseWords(language);
  for (const { id, cases } of clauses()) {
    for (const { name, facts } of cases) {
      expect([id, name, [...(own.get(`${id}.why-${name}`)?.variables ?? [])].sort()]).toEqual([id, name, facts.sort()]);
    }
  }
});

test.each(TRANSLATIONS)('%s has the whole text of every clause, in its own words', (language) => {
  const texts = Object.entries(BODIES).filter(([path]) => path.includes(`/${language}/rules/`));
  const own = new Set(texts.flatMap(([, text]) => [...messages(text).keys()]));
  expect(clauses().map(({ id }) => id.replace('clause-', 'text-')).filter((id) => !own.has(id))).toEqual([]);
  expect(own.size).toBe(clauses().length);
});

test.each(TRANSLATIONS)('%s tells the facts that English tells', (language) => {
  for (const file of englishFiles) {
    const own = catalogue(language, file);
    for (const [id, { variables }] of catalogue('en', file)) {
      const facts = (of: Set<string>) => [...of].filter((name) => !(id.startsWith('event-') && ALWAYS_GIVEN.has(name))).sort();
      expect([id, facts(own.get(id)?.variables ?? new Set())]).toEqual([id, facts(variables)]);
    }
  }
});

test.each(LANGUAGES)('%s has all plural forms where it has any', (language) => {
  const wanted = forms(language);
  for (const [path, text] of Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`))) {
    for (const [id, { selects }] of messages(text)) {
      for (const keys of selects.filter((keys) => keys.some((key) => PLURALS.has(key)))) {
        expect([path, id, wanted.filter((form) => !keys.includes(form))]).toEqual([path, id, []]);
      }
    }
  }
});
