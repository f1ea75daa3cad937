/** What each clause says in full, in the reader's language; fetched by those who read the rules, not with a table. */
import * as api from '../net/api';
import { makeBundle } from './bundle';
import { perLanguage } from './lazy';

const files = import.meta.glob<string>('../../i18n/*/rules/*.ftl', { query: '?raw', import: 'default' });

type Find = (id: string) => string | undefined;

/** The server has the English texts. */
async function fetchEnglish(): Promise<Find> {
  const { clauses } = await api.clauses();
  const byId = new Map(clauses.map(({ id, text }) => [id, text]));
  return (id) => byId.get(id);
}

const texts = perLanguage<Find>(async (wanted) => {
  if (wanted === 'en') return fetchEnglish();
  const chapters = Object.entries(files).filter(([path]) => path.includes(`/${wanted}/rules/`));
  const bundle = makeBundle(wanted, await Promise.all(chapters.map(([, read]) => read())));
  return (id) => {
    const text = bundle.getMessage(`text-${id}`)?.value;
    return text ? bundle.formatPattern(text, null, []) : undefined;
  };
});

/** A clause in full; nothing until it is there. */
export const clauseText = (id: string): string | undefined => texts()?.(id);
