/** What is kept for days without a network, and where an answer comes from. Nothing here touches a page or a worker. */

/** The cache of one build in one language. */
export const pagesOf = (version: string, language: string) => `pages-${version}-${language}`;

/** `files`: never changes under its name. `page`: any address of the client. `latest`: the newest there is. `network`: only from there. */
export type Place = 'files' | 'page' | 'latest' | 'network';

const LATEST = [/^\/api\/(rules|clauses|examples)(\/|$)/, /^\/api\/tables\/[^/]+\/replay(\/\d+)?$/, /^\/api\/replays\/[^/]+(\/\d+)?$/];

/** Where the answer to a request comes from. */
export function placeOf(method: string, mode: string, path: string): Place {
  if (method !== 'GET') return 'network';
  if (path.startsWith('/assets/') || path.startsWith('/icons/')) return 'files';
  if (path.startsWith('/api/')) return LATEST.some((one) => one.test(path)) ? 'latest' : 'network';
  return mode === 'navigate' ? 'page' : 'network';
}

interface Built {
  file: string;
  css?: string[];
  assets?: string[];
}

const LETTERS: Record<string, RegExp> = { uk: /-(latin|cyrillic)-(?!ext)/, ru: /-(latin|cyrillic)-(?!ext)/, cs: /-latin-/, pl: /-latin-/ };
const LATIN = /-latin-(?!ext)/;

/** The files that a language needs, of all that were built: its words and the letters that they are written in. */
export function filesFor(language: string, manifest: Record<string, Built>): string[] {
  const wanted = new Set<string>();
  for (const [source, built] of Object.entries(manifest)) {
    const spoken = /^i18n\/(\w+)\//.exec(source)?.[1];
    if (spoken && spoken !== language) continue;
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) {
      if (file.endsWith('.woff2') && !(LETTERS[language] ?? LATIN).test(file)) continue;
      wanted.add(`/${file}`);
    }
  }
  wanted.delete('/worker.js');
  return [...wanted].sort();
}
