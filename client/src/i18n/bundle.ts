/** Messages in the reader's language; English stands in for what a language lacks. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { computed, effect, signal } from '@preact/signals';
import { prefs } from '../state/prefs';

export type Args = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>(['../../i18n/*/*.ftl', '!../../i18n/*/clauses*.ftl'], { query: '?raw', import: 'default' });

/** The languages, each by its own name. */
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', uk: 'Українська', cs: 'Čeština', ru: 'Русский', pl: 'Polski', it: 'Italiano' };
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);

function languageOf(path: string): string {
  return path.split('/').at(-2) ?? 'en';
}

export function makeBundle(language: string, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(language, error);
  }
  return bundle;
}

const loaded = signal<FluentBundle>(makeBundle('en', []));
/** English, once something was looked for in vain: whose language has all messages never fetches it. */
const english = signal<FluentBundle | null>(null);
let englishAsked = false;

/** The language that is wanted: chosen, else the first of the browser's that we have. */
export const language = computed(() => {
  const wanted = [prefs.value.language, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
});

async function load(wanted: string): Promise<FluentBundle> {
  const files = Object.entries(catalogues).filter(([path]) => languageOf(path) === wanted);
  return makeBundle(wanted, await Promise.all(files.map(([, read]) => read())));
}

/** Shows the page in the wanted language from now on; done when the first one is there. */
export function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const wanted = language.value;
    const shown = load(wanted).then(
      (bundle) => {
        if (language.value !== wanted) return;
        loaded.value = bundle;
        document.documentElement.lang = wanted; // of the words that stand there, so that they are spoken rightly
      },
      (error: unknown) => console.error(wanted, error), // what was shown before stays
    );
    first ??= shown;
  });
  return first ?? Promise.resolve();
}

function fallback(): FluentBundle | null {
  if (!englishAsked) {
    englishAsked = true;
    void fetchEnglish();
  }
  return english.value;
}

/** What stands in for a language that lacks something, or could not be fetched. */
export async function fetchEnglish(): Promise<void> {
  englishAsked = true;
  try {
    english.value = await load('en');
  } catch (error) {
    englishAsked = false; // perhaps another time
    console.error('en', error);
  }
}

export function has(id: string): boolean {
  return loaded.value.hasMessage(id) || english.value?.hasMessage(id) === true;
}

/** A message by its id. What is missing shows its id, so that it is seen. */
export function t(id: string, args?: Args): string {
  const bundle = loaded.value.hasMessage(id) ? loaded.value : fallback();
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

/** `a, b and c` in the reader's language. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(parts);
}
