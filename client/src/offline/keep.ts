/** Makes the client installable, and keeps games that ended for reading without a network. */
import { effect, signal } from '@preact/signals';
import { language } from '../i18n/bundle';
import type { Story } from '../net/types';

const GAMES = 'games';
const MOST_GAMES = 10;
const STORY = /^\/api\/tables\/([^/]+)\/replay$/;

/** The browser says that there is no network. */
export const offline = signal(!navigator.onLine);
addEventListener('online', () => (offline.value = false));
addEventListener('offline', () => (offline.value = true));

/** The build that this page is of: its script's name changes with its contents. */
const version = () => new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** Pages open without a network from the next visit on, in the language of now. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  effect(() => {
    const asked = new URLSearchParams({ version: version(), language: language.value });
    navigator.serviceWorker.register(`/worker.js?${asked}`).catch((error: unknown) => console.warn(error));
  });
}

/** The games that are kept, the newest last. */
async function stories(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  const requests = await (await caches.open(GAMES)).keys();
  return requests.map((one) => new URL(one.url).pathname).filter((path) => STORY.test(path));
}

async function forget(game: string): Promise<void> {
  const cache = await caches.open(GAMES);
  for (const one of await cache.keys()) if (new URL(one.url).pathname.startsWith(game)) await cache.delete(one);
}

/** Keeps a game that ended, every position of it; the oldest of many goes. The story comes last: with it the game is whole. */
export async function keepGame(id: string): Promise<void> {
  const place = `/api/tables/${id}/replay`;
  if (!('caches' in globalThis) || (await caches.match(place, { ignoreVary: true }))) return;
  const cache = await caches.open(GAMES);
  const told = await fetch(place);
  if (!told.ok) return;
  const { steps } = (await told.clone().json()) as Story;
  for (let step = 0; step <= steps; step += 1) await cache.add(`${place}/${step}`);
  await cache.put(place, told);
  const known = await stories();
  for (const game of known.slice(0, Math.max(0, known.length - MOST_GAMES))) await forget(game);
}

/** A game that can be read here at any time. */
export interface KeptGame {
  id: string;
  story: Story;
  when: Date;
}

/** The games that are kept, the newest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const found = await Promise.all(
    (await stories()).map(async (path): Promise<KeptGame | null> => {
      const answer = await caches.match(path, { ignoreVary: true });
      if (!answer) return null;
      const when = new Date(answer.headers.get('date') ?? Date.now());
      return { id: STORY.exec(path)?.[1] ?? '', story: (await answer.json()) as Story, when };
    }),
  );
  return found.filter((one) => one !== null).reverse();
}
