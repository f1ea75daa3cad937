/** Refusals and rules as people read them. */
import { expect, test, vi } from 'vitest';
import { makeBundle } from '../src/i18n/bundle';
import type { ClauseShown } from '../src/net/types';
import { shortWait } from '../src/net/socket';
import { found, told } from '../src/rules/RulesPage';
import { missingCards, problemText } from '../src/table/Why';

const files = import.meta.glob<string>('../i18n/*/{names,table}.ftl', { query: '?raw', import: 'default', eager: true });

vi.stubGlobal('fetch', async () => new Response('{"clauses": []}', { headers: { 'content-type': 'application/json' } }));

test('what a hand lacks is found in the facts of a refusal', () => {
  expect(missingCards({ cost: { ore: 3, grain: 2 }, missing: { ore: 1 } })).toEqual({ ore: 1 });
  expect(missingCards({ good: 'wool', have: 1, need: 4 })).toEqual({ wool: 3 });
  expect(missingCards({ good: 'wool', because: ['X-18'] })).toEqual({});
  expect(missingCards(undefined)).toEqual({});
});

test('who is too fast for a moment is not told, but sent again', () => {
  const slowDown = (seconds: number) => ({ problem: { code: 'slow-down', text: '', clause: null, facts: { seconds } } });
  expect(shortWait(slowDown(0.2))).toBe(200);
  expect(shortWait(slowDown(0))).toBe(100);
  expect(shortWait(slowDown(30))).toBeNull();
  expect(shortWait({ problem: { code: 'refused', text: '', clause: null, facts: {} } })).toBeNull();
  expect(shortWait({})).toBeNull();
});

test('a refusal names the cards that are missing', () => {
  const text = problemText({ code: 'refused', clause: 'B-COST-1', text: 'Too dear.', facts: { missing: { ore: 1, coin: 2 } } });
  expect(text).toBe('Too dear. Still missing: 1 ore and 2 coins.');
  expect(problemText({ code: 'refused', clause: 'B-COST-1', text: 'Too dear.', facts: {} })).toBe('Too dear.');
  expect(problemText({ code: 'no-undo', text: '', clause: null, facts: {} })).toContain('Nothing to take back');
});

test.each([
  ['uk', 'Треба отримати ще 1 руду.', 'Треба отримати ще 5 руди.'],
  ['cs', 'Potřebuješ ještě 1× rudu.', 'Potřebuješ ještě 5× rudu.'],
  ['ru', 'Нужно получить ещё 1 руду.', 'Нужно получить ещё 5 руды.'],
  ['pl', 'Musisz jeszcze zdobyć 1 rudę.', 'Musisz jeszcze zdobyć 5 rud.'],
  ['it', 'Mancano ancora: 1 minerale.', 'Mancano ancora: 5 minerali.'],
])('%s counts what is missing in the right forms', (language, one, many) => {
  const bundle = makeBundle(language, Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])));
  const say = (id: string, args: Record<string, number | string>) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, []);
  const missing = (n: number) => say('cards-missing', { goods: say('count-ore', { n }) });
  expect([missing(1), missing(5)]).toEqual([one, many]);
});

const clause: ClauseShown = { id: 'B-ROAD-2', title: 'Roads connect', text: 'A road adjoins an own piece.', why: '', source: '', kind: 'refusable', option: [], see: [] };

test('clauses are searched by their title in the language of the page and by their text', () => {
  const words = { title: 'Strade collegate', why: 'Una strada deve toccare un tuo pezzo.' };
  const row = { ...told(clause, undefined), title: words.title, demand: words.why };
  expect(found([row], 'collegate')).toHaveLength(1);
  expect(found([row], 'strada pezzo adjoins')).toHaveLength(1);
  expect(found([row], 'nave')).toHaveLength(0);
  expect(told(clause, { title: 'Roads connect', why: 'x' })).toMatchObject({ title: 'Roads connect', demand: '' });
});
