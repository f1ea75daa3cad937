import { expect, test } from 'vitest';
import { routeOf, rulesAddress } from '../src/state/route';

test('addresses lead to pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/new')).toEqual({ page: 'new' });
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('/j/abc.def')).toEqual({ page: 'invite', invitation: 'abc.def' });
  expect(routeOf('/r/abc')).toEqual({ page: 'replay', source: 'table', id: 'abc', step: null });
  expect(routeOf('/r/abc#17')).toEqual({ page: 'replay', source: 'table', id: 'abc', step: 17 });
  expect(routeOf('/replay/abc#17')).toEqual({ page: 'replay', source: 'record', id: 'abc', step: 17 });
  expect(routeOf('/example-game')).toEqual({ page: 'replay', source: 'record', id: 'example-game', step: null });
  expect(routeOf('/example-game#30')).toEqual({ page: 'replay', source: 'record', id: 'example-game', step: 30 });
  expect(routeOf('/rules')).toEqual({ page: 'rules', topic: '', clause: '', table: '' });
  expect(routeOf('/rules#B-ROAD-2')).toEqual({ page: 'rules', topic: '', clause: 'B-ROAD-2', table: '' });
  expect(routeOf('/rules/harbours?table=a%2Fb#B-HARB-1')).toEqual({ page: 'rules', topic: 'harbours', clause: 'B-HARB-1', table: 'a/b' });
  for (const address of ['/what', '/what/ever', '/t', '/t/abc/def', '/new/game', '/rules/base/more', '/example-game/3']) expect(routeOf(address)).toEqual({ page: 'lost' });
});

test('the address of a clause is read as it was written', () => {
  const place = { topic: 'harbours', clause: 'B-HARB-1', table: 'a/b?c' };
  expect(routeOf(rulesAddress(place))).toEqual({ page: 'rules', ...place });
  expect(rulesAddress({})).toBe('/rules');
});
