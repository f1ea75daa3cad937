/** Which page is shown; the address bar is the truth. */
import { computed, signal } from '@preact/signals';

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'invite'; invitation: string }
  | { page: 'replay'; source: 'table' | 'record'; id: string; step: number | null }
  | { page: 'rules'; clause: string }
  | { page: 'lost' };

const path = signal(location.pathname + location.hash);
for (const change of ['popstate', 'hashchange']) addEventListener(change, () => {
  path.value = location.pathname + location.hash;
});

const WITH_ID = new Set(['t', 'j', 'r', 'replay']);

export function routeOf(address: string): Route {
  const [place = '', mark = ''] = address.split('#');
  const [first = '', second = '', ...more] = place.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (more.length || (second && !WITH_ID.has(first))) return { page: 'lost' };
  if (first === 'new') return { page: 'new' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'j' && second) return { page: 'invite', invitation: second };
  if ((first === 'r' || first === 'replay') && second) {
    return { page: 'replay', source: first === 'r' ? 'table' : 'record', id: second, step: /^\d+$/.test(mark) ? Number(mark) : null };
  }
  if (first === 'rules') return { page: 'rules', clause: decodeURIComponent(mark) };
  return { page: 'lost' };
}

export const route = computed<Route>(() => routeOf(path.value));

export function go(address: string): void {
  history.pushState(null, '', address);
  path.value = address;
}

/** Another mark in the same page; no new entry in the history. */
export function mark(hash: string): void {
  history.replaceState(null, '', `${location.pathname}#${hash}`);
}

/** A link inside the page: the address changes, nothing is loaded. */
export function link(address: string) {
  return {
    href: address,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(address);
      scrollTo(0, 0);
    },
  };
}
