/** All refusals that play reaches, said in every language: docs/refusals.md, and what a machine can judge of it. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '../src/i18n/bundle';
import { followLanguage, language } from '../src/i18n/bundle';
import { clauseWords } from '../src/i18n/clauses';
import { factWords } from '../src/i18n/facts';
import type { ProblemBody, Scene, Static, TableInfo, You } from '../src/net/types';
import { prefs } from '../src/state/prefs';
import { fixed, scene, table, you } from '../src/state/store';
import { problemText } from '../src/table/Why';

interface Example {
  at: string;
  seat: string;
  action: string;
  facts: Record<string, unknown>;
  text: string;
  /** Which of the maps; the first one if nothing is said. */
  island?: number;
}
interface Case {
  clause: string;
  case: string;
  examples: Example[];
}
interface Document {
  islands: { map: Static; tokens: Record<string, number> }[];
  cases: Case[];
}

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf-8');
const found = JSON.parse(read('tests/golden/refusals.json')) as Document;
const COLOURS = ['red', 'blue', 'orange', 'white'];
const SEATS = COLOURS.map((colour, seat) => ({ seat, colour, kind: 'guest', guest: colour, name: null }));

/** English sentences as the catalogue has them: what `/api/clauses` answers. */
function english(): { clauses: object[] } {
  const files = import.meta.glob<string>('../../src/ostrov/clauses/*.toml', { query: '?raw', import: 'default', eager: true });
  const tables = Object.values(files).flatMap((text) => text.split(/^(?=\[)/m));
  const long = (text: string | undefined) => text?.replace(/\\\n\s*/g, '');
  const value = (entry: string, key: string) =>
    entry.match(new RegExp(`^${key} = "([^"].*)"$`, 'm'))?.[1] ?? long(entry.match(new RegExp(`^${key} = """\\\\\n\\s*(.*?)"""$`, 'ms'))?.[1]);
  return {
    clauses: tables.flatMap((entry) => {
      const id = entry.match(/^\[(.+)\]/)?.[1];
      const cases = Object.fromEntries([...entry.matchAll(/^case\.(\S+) = "(.*)"$/gm)].map(([, name, text]) => [name, text]));
      return id ? [{ id, title: value(entry, 'title'), text: '', why: value(entry, 'why') ?? '', cases }] : [];
    }),
  };
}

vi.stubGlobal('fetch', async () => new Response(JSON.stringify(english()), { headers: { 'content-type': 'application/json' } }));
vi.stubGlobal('document', { documentElement: {} });

/** Shows a map, by which places have their names. */
function showIsland(number = 0): void {
  const shown = found.islands[number];
  if (!shown || fixed.value === shown.map) return;
  fixed.value = shown.map;
  scene.value = { tokens: shown.tokens, bank: {} } as unknown as Scene;
}

/** What the page says of an example to the seat that asked. */
function said(one: Case, { seat, facts, text, island }: Example): string {
  showIsland(island);
  you.value = { guest: seat } as You;
  return problemText({ code: 'refused', clause: one.clause, case: one.case, text, facts } as ProblemBody);
}

/** Every sentence of every example, by language. */
const sentences = new Map<string, Map<Example, string>>();
const words = new Map<string, Map<Example, Record<string, unknown>>>();

async function speak(wanted: string): Promise<void> {
  prefs.value = { ...prefs.value, language: wanted };
  await vi.waitFor(() => {
    expect(language.value).toBe(wanted);
    expect(clauseWords('B-WIN-1')).toBeDefined();
    expect(clauseWords('S-GEO-2')).toBeDefined();
  }, 20_000);
  await followLanguage();
  const all = found.cases.flatMap((one) => one.examples.map((example) => [one, example] as const));
  const own = new Map<Example, string>();
  const facts = new Map<Example, Record<string, unknown>>();
  for (const [one, example] of all) {
    own.set(example, said(one, example));
    facts.set(example, factWords(example.facts)); // in the words of the one who asked
  }
  sentences.set(wanted, own);
  words.set(wanted, facts);
}

beforeAll(async () => {
  table.value = { seats: SEATS } as unknown as TableInfo;
  for (const wanted of LANGUAGES) await speak(wanted);
}, 60_000);

/** Words that no other language has, and those of the protocol. */
const ENGLISH = /\b(the|of|your?|with|and|cards?|player|knight|robber|roads?|city|settlement|needs|first|there|lumber|brick|wool|grain|paper|cloth|coin|red|blue|orange|white|forest|hills|pasture|fields|mountains|desert|trade|politics|science)\b/i;

const title = (one: Case) => `${one.clause}${one.case && `/${one.case}`}`;
const told = (wanted: string, example: Example) => sentences.get(wanted)?.get(example) ?? '';

/** A case: what was asked, and the sentence in each language; further examples in the first one. */
function section(one: Case): string {
  const [first, ...others] = one.examples;
  if (!first) return '';
  const because = Array.isArray(first.facts.because) ? `; also ${first.facts.because.join(', ')}` : '';
  const asked = (example: Example) => `\`${example.seat}: ${example.action}\` (${example.at})`;
  const lines = LANGUAGES.map((wanted) => `- ${wanted}: ${told(wanted, first)}`);
  return [`### ${title(one)}`, '', `${asked(first)}${because}`, '', ...lines, ...others.map((example) => `- ${asked(example)}: ${told('en', example)}`), ''].join('\n');
}

function page(): string {
  const head = [
    '# Refusals',
    '',
    `What the page answers to an action that is not allowed, in ${LANGUAGES.length} languages: ${Object.values(LANGUAGE_NAMES).join(', ')}. Each case of each`,
    'clause that random games of all tables reach, or a position that was set up, with an example of who asked for what, and when. Places are',
    'named as on the first map; where it lacks them, as on the map of the example.',
    'Written by `python3 run.py python tools/refusals.py`; further examples are in English.',
    '',
  ];
  return [...head, ...found.cases.map(section)].join('\n');
}

test('the page is what the client says', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/refusals.md');
});

test('there are many cases, and each has an example', () => {
  expect(found.cases.length).toBeGreaterThan(200);
  expect(found.cases.filter((one) => one.examples.length === 0)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (wanted) => {
  const each = found.cases.flatMap((one) => one.examples.map((example) => ({ one, example })));

  test('every refusal is said, as one sentence in that language', () => {
    for (const { one, example } of each) {
      const text = told(wanted, example);
      expect([title(one), text]).toEqual([title(one), expect.stringMatching(/^\S.*[.]$/s)]);
      expect([title(one), text]).not.toEqual([title(one), expect.stringMatching(/[{}]|\(-?\d+,-?\d+\)|undefined|NaN/)]);
      if (wanted !== 'en') expect([title(one), text]).not.toEqual([title(one), told('en', example)]);
      if (wanted !== 'en') expect([title(one), text]).not.toEqual([title(one), expect.stringMatching(ENGLISH)]);
      if (wanted === 'uk' || wanted === 'ru') expect([title(one), text.replace(/\d+/g, '')]).toEqual([title(one), expect.not.stringMatching(/[a-z]/i)]);
    }
  });

  test('every fact stands in the sentence', () => {
    for (const { one, example } of each) {
      for (const [name, word] of Object.entries(words.get(wanted)?.get(example) ?? {})) {
        if (name === 'because') continue;
        expect([title(one), name, told(wanted, example)]).toEqual([title(one), name, expect.stringContaining(String(word))]);
      }
    }
  });

  test('who has to go on is told so in a few words, not by a lone pronoun', () => {
    const waiting = each.filter(({ example: { seat, facts } }) => String(facts.next) === seat);
    expect(waiting.length).toBeGreaterThan(10);
    for (const { one, example } of waiting) expect([title(one), told(wanted, example)]).toEqual([title(one), expect.stringMatching(/\([^ ()]+ [^()]+\)/)]);
  });

  test('no two cases of a clause are told in the same words', () => {
    const cases = new Map<string, Set<string>>();
    for (const { one, example } of each) {
      const key = `${one.clause}: ${told(wanted, example)}`;
      cases.set(key, (cases.get(key) ?? new Set()).add(one.case));
    }
    expect([...cases].filter(([, names]) => names.size > 1)).toEqual([]);
  });
});
