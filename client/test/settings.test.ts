/** Clauses on the page name settings by their words, in every language. */
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { followLanguage, LANGUAGES } from '../src/i18n/bundle';
import type { OptionShown } from '../src/net/types';
import { namedSettings } from '../src/rules/settings';
import { prefs } from '../src/state/prefs';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf-8');
const files = (folder: string) => readdirSync(new URL(folder, ROOT)).map((name) => read(`${folder}/${name}`));
const ids = (file: string, prefix: string) => [...read(file).matchAll(new RegExp(`^${prefix}-(\\S+) =`, 'gm'))].map(([, id]) => (id ?? '').replaceAll('-', '_'));

/** All options that have words, with the values that have words. */
const values = ids('client/i18n/en/options.ftl', 'value');
const OPTIONS: OptionShown[] = ids('client/i18n/en/options.ftl', 'option').map((name) => {
  const own = values.filter((value) => value.startsWith(`${name}_`)).map((value) => value.slice(name.length + 1));
  return { name, clause: '', values: own.length ? own : [true, false], default: true, low: null, high: null, games: {} };
});

/** Everything that clauses say in a language. */
function texts(language: string): string[] {
  if (language === 'en') return files('src/ostrov/clauses').flatMap((file) => [...file.matchAll(/^text = (?:"""\\\n(.*?)"""|"([^"\n]*)")$/gms)].map(([, long, short]) => (long ?? short ?? '').replace(/\\\n\s*/g, '')));
  const bundle = new FluentBundle(language);
  return files(`client/i18n/${language}/rules`).flatMap((file) => {
    const found = new FluentResource(file);
    bundle.addResource(found);
    return found.body.map(({ id }) => bundle.formatPattern(bundle.getMessage(id)?.value ?? ''));
  });
}

vi.stubGlobal('document', { documentElement: {} });

async function speak(wanted: string): Promise<void> {
  prefs.value = { ...prefs.value, language: wanted };
  await followLanguage();
}

test.each(LANGUAGES)('no setting is written as programs write it: %s', async (language) => {
  await speak(language);
  const found = texts(language);
  expect(found.length).toBeGreaterThan(400);
  expect(found.filter((text) => text.includes('_')).length).toBeGreaterThan(30);
  const named = found.map((text) => namedSettings(text, OPTIONS));
  expect(named.filter((text) => /_|= (true|false|\d)/.test(text))).toEqual([]);
});

test('a setting has its name and its value', async () => {
  await speak('en');
  expect(namedSettings('With ck_drawn_card = at_once it may.', OPTIONS)).toBe('With “Card drawn at a gate: At once” it may.');
  expect(namedSettings('Option win_before_roll =\nfalse forbids it.', OPTIONS)).toBe('Option “Win before the roll: no” forbids it.');
  expect(namedSettings('Where only_when_metropolis_won holds, no_such_thing does not.', OPTIONS)).toBe('Where “Only to win one” holds, no_such_thing does not.');
});
