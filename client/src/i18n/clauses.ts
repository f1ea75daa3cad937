/** The clauses of the rules in the reader's language; fetched when the first one is needed. */
import * as api from '../net/api';
import { type Args, language, makeBundle } from './bundle';
import { perLanguage } from './lazy';

const files = import.meta.glob<string>('../../i18n/*/clauses*.ftl', { query: '?raw', import: 'default' });

export interface ClauseWords {
  title: string;
  /** What the rule demands. */
  why: string;
  /** What is wrong in a case of it, with these facts; nothing where the language has no sentence for the case. */
  inCase(name: string, facts: Args): string | undefined;
}

type Find = (id: string) => ClauseWords | undefined;

async function fetchEnglish(): Promise<Find> {
  const { clauses } = await api.clauses();
  const filled = (sentence: string | undefined, facts: Args) => sentence?.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
  const inCase = (cases: Record<string, string>) => (name: string, facts: Args) => filled(cases[name], facts);
  const byId = new Map(clauses.map(({ id, title, text, why, cases }) => [id, { title, why: why ?? text, inCase: inCase(cases) }]));
  return (id) => byId.get(id);
}

async function fetchWords(wanted: string, file: string): Promise<Find> {
  const read = files[`../../i18n/${wanted}/${file}.ftl`];
  if (!read) return fetchEnglish();
  const bundle = makeBundle(wanted, [await read()]);
  return (id) => {
    const message = bundle.getMessage(`clause-${id}`);
    if (!message?.value) return undefined;
    const title = bundle.formatPattern(message.value, null, []);
    const why = message.attributes.why;
    const inCase = (name: string, facts: Args) => {
      const sentence = message.attributes[`why-${name}`];
      return sentence ? bundle.formatPattern(sentence, facts, []) : undefined;
    };
    return { title, why: why ? bundle.formatPattern(why, null, []) : title, inCase };
  };
}

/** The clauses of each language; the server has the English ones, and stands in for languages without. */
const words = perLanguage((wanted) => fetchWords(wanted, 'clauses'));
/** Those of Seafarers have a file of their own, so that other tables need not fetch them. */
const seaWords = perLanguage((wanted) => fetchWords(wanted, 'clauses-sea'));
const OF_THE_SEA = /^(S|SX|CK-SEA)-/;

/** A clause's words; nothing until they are there. */
export const clauseWords = (id: string): ClauseWords | undefined => (OF_THE_SEA.test(id) && language.value !== 'en' ? seaWords : words)()?.(id);
