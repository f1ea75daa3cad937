import { expect, test } from 'vitest';
import { routeOf } from '../src/state/route';

test('addresses lead to pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/new')).toEqual({ page: 'new' });
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('/j/abc.def')).toEqual({ page: 'invite', invitation: 'abc.def' });
  expect(routeOf('/r/abc')).toEqual({ page: 'replay', source: 'table', id: 'abc', step: null });
  expect(routeOf('/r/abc#17')).toEqual({ page: 'replay', source: 'table', id: 'abc', step: 17 });
  expect(routeOf('/replay/abc#17')).toEqual({ page: 'replay', source: 'record', id: 'abc', step: 17 });
  expect(routeOf('/rules#B-ROAD-2')).toEqual({ page: 'rules', clause: 'B-ROAD-2' });
  for (const address of ['/what', '/what/ever', '/t', '/t/abc/def', '/new/game', '/rules/base']) expect(routeOf(address)).toEqual({ page: 'lost' });
});
