/** What is fetched once for each language, when it is first looked for. */
import { computed, signal } from '@preact/signals';
import { language, makeBundle } from './bundle';

const underWay = signal(0);
/** Some words that the page has looked for are still on their way. */
export const wordsAwaited = computed(() => underWay.value > 0);

/** Asks for what belongs to the reader's language; nothing until it is there. */
export function perLanguage<Found>(fetchFor: (language: string) => Promise<Found>): () => Found | undefined {
  const known = signal<Record<string, Found>>({});
  const fetching = new Set<string>();
  return () => {
    const wanted = language.value;
    const found = known.value[wanted];
    if (found === undefined && !fetching.has(wanted)) {
      fetching.add(wanted);
      queueMicrotask(() => underWay.value++); // who looks may be drawing the page
      void fetchFor(wanted)
        .then((one) => {
          known.value = { ...known.value, [wanted]: one };
        })
        .finally(() => {
          fetching.delete(wanted); // after a failure the next look tries again
          underWay.value--;
        })
        .catch((error: unknown) => console.error(wanted, error));
    }
    return found;
  };
}

type Pattern = Parameters<ReturnType<typeof makeBundle>['formatPattern']>[0];
/** Files by their path, which names the language. */
export type Files = Record<string, () => Promise<string>>;

/** The messages of these files in a language, by their ids. */
export async function readWords(files: Files, language: string) {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const bundle = makeBundle(language, await Promise.all(texts.map(([, fetchText]) => fetchText())));
  return (id: string) => {
    const message = bundle.getMessage(id);
    const say = (pattern: Pattern | null | undefined) => (pattern ? bundle.formatPattern(pattern, null, []) : '');
    return message ? { value: say(message.value), of: (name: string) => say(message.attributes[name]) } : undefined;
  };
}
