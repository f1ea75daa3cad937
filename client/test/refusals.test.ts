/** Refusals as people read them. */
import { expect, test, vi } from 'vitest';
import { makeBundle } from '../src/i18n/bundle';
import { shortWait } from '../src/net/socket';
import { actionAt } from '../src/board/asking';
import { further, problemText } from '../src/table/Why';

const files = import.meta.glob<string>('../i18n/*/{names,table}.ftl', { query: '?raw', import: 'default', eager: true });

vi.stubGlobal('fetch', async () => new Response('{"clauses": []}', { headers: { 'content-type': 'application/json' } }));

test('who is too fast for a moment is not told, but sent again', () => {
  const slowDown = (seconds: number) => ({ problem: { code: 'slow-down', text: '', clause: null, facts: { seconds }, case: '' } });
  expect(shortWait(slowDown(0.2))).toBe(200);
  expect(shortWait(slowDown(0))).toBe(100);
  expect(shortWait(slowDown(30))).toBeNull();
  expect(shortWait({ problem: { code: 'refused', text: '', clause: null, facts: {}, case: '' } })).toBeNull();
  expect(shortWait({})).toBeNull();
});

test('a refusal says the sentence of its case with the facts in words; without one, what the server says', () => {
  expect(problemText({ code: 'no-undo', text: '', clause: null, facts: {}, case: '' })).toContain('Nothing to take back');
  expect(problemText({ code: 'refused', clause: 'B-NEW-1', text: 'B-NEW-1 Too dear', facts: {}, case: 'short' })).toBe('B-NEW-1 Too dear');
});

test('further reasons are the clauses that a refusal gives beside its own', () => {
  expect(further({ closed: ['(0,0)N'], because: ['B-ROAD-3'] })).toEqual(['B-ROAD-3']);
  expect(further(undefined)).toEqual([]);
});

test('a press on the board is a question about the place under it', () => {
  expect(actionAt('road', undefined, '(0,0)NE')).toBe('road (0,0)NE');
  expect(actionAt('move knight', '(0,0)N', '(1,0)N')).toBe('move knight (0,0)N to (1,0)N');
  expect(actionAt('play inventor', '(0,0)', '(1,0)')).toBe('play inventor (0,0) and (1,0)');
  expect(actionAt('place knight', undefined, '(1,0)N', 2)).toBe('place knight (1,0)N strength 2');
});

test.each([
  ['uk', '1 руду', '5 руди'],
  ['cs', '1× rudu', '5× rudu'],
  ['ru', '1 руду', '5 руды'],
  ['pl', '1 rudę', '5 rud'],
  ['it', '1 minerale', '5 minerali'],
])('%s counts cards in the right forms', (language, one, many) => {
  const bundle = makeBundle(language, Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])));
  const ore = (n: number) => bundle.formatPattern(bundle.getMessage('count-ore')?.value ?? '', { n }, []);
  expect([ore(1), ore(5)]).toEqual([one, many]);
});
