/** The search of the rules. */
import { expect, test } from 'vitest';
import { entry, plain, search } from '../src/rules/search';

const found = (query: string, ...rows: [name: string, also: string, text: string][]) =>
  search(rows.map(([name, also, text]) => entry(name, name, also, text)), query);

test('words are compared without case, accents and apostrophes', () => {
  expect(plain('Přístavy — ŁÓDŹ')).toBe('pristavy lodz');
  expect(plain('дев’ятнадцяти ЇЖАК')).toBe('девятнадцяти іжак');
  expect(plain('B-ROAD-2, 3:1')).toBe('b-road-2 3:1');
});

test('accents need not be typed', () => {
  expect(found('pristav', ['Přístavy', '', ''])).toEqual(['Přístavy']);
  expect(found('zlodziej', ['Złodziej', '', ''])).toEqual(['Złodziej']);
});

test('an ending does not hide a word', () => {
  expect(found('гавань', ['Гавані', '', ''])).toEqual(['Гавані']);
  expect(found('silnici', ['Silnice', '', ''])).toEqual(['Silnice']);
  expect(found('port', ['Sport', '', ''])).toEqual(['Sport']);
});

test('a name counts more than other words for it, and these more than the text', () => {
  const rows: [string, string, string][] = [
    ['Trade', '', 'At a harbour it is cheaper.'],
    ['Coast', 'harbour', ''],
    ['Harbours', '', ''],
  ];
  expect(found('harbour', ...rows)).toEqual(['Harbours', 'Coast', 'Trade']);
});

test('what is called so comes before what has it in its name', () => {
  const rows: [string, string, string][] = [
    ['Торгова гавань', '', ''],
    ['Гавані', '', ''],
  ];
  expect(found('гавань', ...rows)).toEqual(['Гавані', 'Торгова гавань']);
});

test('all words must be there; nothing is found for nothing', () => {
  const rows: [string, string, string][] = [
    ['Roads', '', 'Nobody builds past a settlement.'],
    ['Settlements', '', 'Three corners are free.'],
  ];
  expect(found('road settlement', ...rows)).toEqual(['Roads']);
  expect(found('robber', ...rows)).toEqual([]);
  expect(found('  ', ...rows)).toEqual([]);
});

test('a clause is found by its id', () => {
  expect(found('b-road-2', ['B-ROAD-2 Roads connect', '', ''], ['B-ROAD-3 No passing', '', ''])).toEqual(['B-ROAD-2 Roads connect']);
});
