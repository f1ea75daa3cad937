import { expect, test } from 'vitest';
import { LANGUAGES, makeBundle } from '../src/i18n/bundle';
import { messageOf } from '../src/replay/told';

const files = import.meta.glob<string>('../i18n/*/almanac/example-game.ftl', { query: '?raw', import: 'default', eager: true });
const records = import.meta.glob<string>('../../src/ostrov/examples/example_game.jsonl', { query: '?raw', import: 'default', eager: true });
const words = (language: string) => files[`../i18n/${language}/almanac/example-game.ftl`] ?? '';
const ids = (language: string) => [...words(language).matchAll(/^(told-[\d-]+) =/gm)].map(([, id]) => id ?? '');
const LONGEST = 215;

/** Every step as its turn and its number there, as the replay counts them: the end of a turn begins the next one. */
function steps(): [number, number][] {
  const lines = Object.values(records)[0]?.trim().split('\n').slice(1) ?? [];
  const found: [number, number][] = [[1, 0]];
  for (const line of lines) {
    const { do: deed } = JSON.parse(line) as { do?: string };
    const [turn, at] = found.at(-1) ?? [1, 0];
    if (deed) found.push(deed === 'end turn' ? [turn + 1, 0] : [turn, at + 1]);
  }
  return found;
}

test('the game has sixteen turns and the beginning of another', () => {
  expect(steps().length).toBeGreaterThan(80);
  expect(steps().at(-1)).toEqual([17, 0]);
});

test.each(LANGUAGES)('every step is explained in %s, in words of this language', (language) => {
  const bundle = makeBundle(language, [words(language)]);
  const english = makeBundle('en', [words('en')]);
  const text = (from: typeof bundle, id: string) => from.formatPattern(from.getMessage(id)?.value ?? '');
  for (const [turn, at] of steps()) {
    const id = messageOf(turn, at, (one) => bundle.hasMessage(one));
    expect(id, `${turn}-${at}`).not.toBeNull();
    expect(text(bundle, id ?? '').length, id ?? '').toBeLessThanOrEqual(LONGEST);
    if (language !== 'en') expect(text(bundle, id ?? '')).not.toBe(text(english, id ?? ''));
  }
});

test.each(LANGUAGES)('%s explains the same steps as English, and only steps that there are', (language) => {
  expect(ids(language)).toEqual(ids('en'));
  const there = new Set(steps().map(([turn, at]) => `told-${turn}-${at}`));
  expect(ids(language).filter((id) => !there.has(id))).toEqual([]);
});

test('a step without words of its own has those before it in its turn, never those of another turn', () => {
  const known = (id: string) => ['told-3-0', 'told-3-3'].includes(id);
  expect([0, 2, 3, 5].map((at) => messageOf(3, at, known))).toEqual(['told-3-0', 'told-3-0', 'told-3-3', 'told-3-3']);
  expect(messageOf(4, 2, known)).toBeNull();
});
