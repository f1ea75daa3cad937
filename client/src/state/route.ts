/** Which page is shown; the address bar is the truth. */
import { computed, signal } from '@preact/signals';

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'invite'; invitation: string }
  | { page: 'replay'; source: 'table' | 'record'; id: string; step: number | null }
  /** An empty topic is the contents; `table` is where the reader comes from. */
  | { page: 'rules'; topic: string; clause: string; table: string }
  | { page: 'lost' };

const shown = () => location.pathname + location.search + location.hash;
const path = signal(shown());
for (const change of ['popstate', 'hashchange']) addEventListener(change, () => {
  path.value = shown();
});

const WITH_ID = new Set(['t', 'j', 'r', 'replay', 'rules']);

const stepOf = (mark: string) => (/^\d+$/.test(mark) ? Number(mark) : null);

export function routeOf(address: string): Route {
  const [whole = '', mark = ''] = address.split('#');
  const [place = '', query = ''] = whole.split('?');
  const [first = '', second = '', ...more] = place.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (more.length || (second && !WITH_ID.has(first))) return { page: 'lost' };
  if (first === 'new') return { page: 'new' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'j' && second) return { page: 'invite', invitation: second };
  if ((first === 'r' || first === 'replay') && second) {
    return { page: 'replay', source: first === 'r' ? 'table' : 'record', id: second, step: stepOf(mark) };
  }
  if (first === 'example-game') return { page: 'replay', source: 'record', id: first, step: stepOf(mark) };
  if (first === 'rules') return { page: 'rules', topic: second, clause: decodeURIComponent(mark), table: new URLSearchParams(query).get('table') ?? '' };
  return { page: 'lost' };
}

export const route = computed<Route>(() => routeOf(path.value));

export function go(address: string): void {
  history.pushState(null, '', address);
  path.value = address;
}

/** Goes on to an address in place of the present one, which is not come back to. */
export function replace(address: string): void {
  history.replaceState(null, '', address);
  path.value = address;
}

/** Another mark in the same page; no new entry in the history. */
export function mark(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
}

/** The address of a topic or a clause of the rules, with the table that the reader comes from. */
export function rulesAddress({ topic = '', clause = '', table = '' }: { topic?: string; clause?: string; table?: string }): string {
  return `/rules${topic && `/${topic}`}${table && `?table=${encodeURIComponent(table)}`}${clause && `#${clause}`}`;
}

/** A clause as it is linked to from a table or from around it: in a window of its own, as the game goes on. */
export function clauseLink(id: string) {
  const now = route.value;
  return { href: rulesAddress({ clause: id, table: now.page === 'table' ? now.id : '' }), target: '_blank', rel: 'noopener' };
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
