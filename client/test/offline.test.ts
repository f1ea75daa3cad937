/** What is kept for days without a network: the letters and words of one language, and nothing that plays a game. */
import { describe, expect, test } from 'vitest';
import { filesFor, placeOf } from '../src/offline/places';

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], assets: ['assets/sans-latin-wght-1.woff2', 'assets/sans-latin-ext-wght-1.woff2', 'assets/sans-cyrillic-wght-1.woff2'] },
  'i18n/uk/home.ftl?raw': { file: 'assets/home-uk.js' },
  'i18n/cs/home.ftl?raw': { file: 'assets/home-cs.js' },
  'src/offline/worker.ts': { file: 'worker.js' },
};

describe('where an answer comes from', () => {
  test.each([
    ['GET', 'navigate', '/', 'page'],
    ['GET', 'navigate', '/r/abc', 'page'],
    ['GET', 'no-cors', '/assets/index-1.js', 'files'],
    ['GET', 'cors', '/api/clauses', 'latest'],
    ['GET', 'cors', '/api/tables/abc/replay/12', 'latest'],
    ['GET', 'cors', '/api/tables/abc', 'network'],
    ['GET', 'cors', '/api/tables', 'network'],
    ['GET', 'cors', '/api/me', 'network'],
    ['POST', 'cors', '/api/examples', 'network'],
    ['GET', 'cors', '/api/tables/abc/replay/12/more', 'network'],
  ])('%s %s %s: %s', (method, mode, path, place) => expect(placeOf(method, mode, path)).toBe(place));
});

describe('the files of a language', () => {
  test('Ukrainian: its words, Latin and Cyrillic letters', () =>
    expect(filesFor('uk', MANIFEST)).toEqual(['/assets/home-uk.js', '/assets/index-1.css', '/assets/index-1.js', '/assets/sans-cyrillic-wght-1.woff2', '/assets/sans-latin-wght-1.woff2']));
  test('Czech: Latin of both kinds', () => expect(filesFor('cs', MANIFEST)).toContain('/assets/sans-latin-ext-wght-1.woff2'));
  test('English: no words but those of the page, plain Latin', () =>
    expect(filesFor('en', MANIFEST)).toEqual(['/assets/index-1.css', '/assets/index-1.js', '/assets/sans-latin-wght-1.woff2']));
});
