/** Looks things up by words: without regard to case and accents, and to how a word ends. */

/** Something that can be found: by its name, by other names of it, by its text. */
export interface Entry<Thing> {
  thing: Thing;
  name: string;
  also: string;
  text: string;
}

/** A name counts more than a text, the beginning of a word more than its middle, and the first word of a name most. */
const WEIGHTS = { name: 8, also: 5, text: 1 } as const;
const AT_BEGINNING = 2;
const FIRST = 1.5;
const BY_STEM = 0.8;
const SHORTEST_STEM = 4;

/** Text as it is compared: small letters without accents or apostrophes, words with single spaces between. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\p{M}’'ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}:-]+/gu, ' ')
    .trim();
}

export function entry<Thing>(thing: Thing, name: string, also: string, text: string): Entry<Thing> {
  return { thing, name: plain(name), also: plain(also), text: plain(text) };
}

/** A word without its ending, as many languages bend them; nothing for short words and for ids. */
function stem(word: string): string | null {
  return word.length > SHORTEST_STEM && /^\p{L}+$/u.test(word) ? word.slice(0, Math.max(SHORTEST_STEM, word.length - 2)) : null;
}

function weightOf(word: string, one: Entry<unknown>): number {
  const root = stem(word);
  const weights = (['name', 'also', 'text'] as const).map((part) => {
    const text = ` ${one[part]}`;
    const first = part === 'name' && text.startsWith(` ${root ?? word}`) ? FIRST : 1;
    if (text.includes(` ${word}`)) return WEIGHTS[part] * AT_BEGINNING * first;
    if (root && text.includes(` ${root}`)) return WEIGHTS[part] * AT_BEGINNING * first * BY_STEM;
    return text.includes(word) ? WEIGHTS[part] : 0;
  });
  return Math.max(...weights);
}

/** What has all the words, the best first; of equals, in the order in which they stand. */
export function search<Thing>(entries: readonly Entry<Thing>[], query: string): Thing[] {
  const words = plain(query).split(' ').filter(Boolean);
  if (!words.length) return [];
  return entries
    .map((one) => {
      const weights = words.map((word) => weightOf(word, one));
      return { thing: one.thing, weight: weights.includes(0) ? 0 : weights.reduce((a, b) => a + b, 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ thing }) => thing);
}
