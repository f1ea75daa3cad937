/**
 * Answers without a network: the page itself, the rules, and games that ended. What plays a game is never
 * kept: an old position is worse than none.
 */
import { filesFor, pagesOf, placeOf } from './places';

declare const self: ServiceWorkerGlobalScope;

const asked = new URL(self.location.href).searchParams;
const language = asked.get('language') ?? 'en';
const PAGES = pagesOf(asked.get('version') ?? '', language);
const HOME = '/';

async function install(): Promise<void> {
  const cache = await caches.open(PAGES);
  const manifest = await (await fetch('/manifest.json')).json();
  await cache.addAll([HOME, '/api/rules', '/api/clauses', '/api/examples', ...filesFor(language, manifest)]);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pages-') && name !== PAGES).map((name) => caches.delete(name)));
}

/** Keeps a copy of an answer; nobody waits for it. */
function keep(event: FetchEvent, name: Request | string, found: Response): void {
  const copy = found.clone();
  event.waitUntil(caches.open(PAGES).then((cache) => cache.put(name, copy)));
}

async function file(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request);
  if (known) return known;
  const found = await fetch(event.request);
  if (found.ok) keep(event, event.request, found);
  return found;
}

/** The network's answer; where there is none, what was kept under the name. */
async function latest(event: FetchEvent, name: Request | string): Promise<Response> {
  try {
    const found = await fetch(event.request);
    if (found.ok && name === HOME) keep(event, HOME, found);
    return found;
  } catch (error) {
    const known = await caches.match(name, { ignoreVary: true });
    if (!known) throw error;
    return known;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const place = placeOf(request.method, request.mode, url.pathname);
  if (place === 'files') event.respondWith(file(event));
  if (place === 'page') event.respondWith(latest(event, HOME));
  if (place === 'latest') event.respondWith(latest(event, request));
});
