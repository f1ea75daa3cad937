/** Which page is shown; the address bar is the truth. */
import { computed, signal } from '@preact/signals';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'invite'; invitation: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; clause: string }
  | { page: 'lost' };

const path = signal(location.pathname + location.hash);
addEventListener('popstate', () => {
  path.value = location.pathname + location.hash;
});

export function routeOf(address: string): Route {
  const [place = '', clause = ''] = address.split('#');
  const [first = '', second = ''] = place.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'j' && second) return { page: 'invite', invitation: second };
  if (first === 'r' && second) return { page: 'replay', id: second };
  if (first === 'rules') return { page: 'rules', clause };
  return { page: 'lost' };
}

export const route = computed<Route>(() => routeOf(path.value));

export function go(address: string): void {
  history.pushState(null, '', address);
  path.value = address;
}
