/** The clauses of the rules in the reader's language; fetched when the first one is needed. */
import { signal } from '@preact/signals';
import * as api from '../net/api';
import { language, makeBundle } from './bundle';

const files = import.meta.glob<string>('../../i18n/*/clauses.ftl', { query: '?raw', import: 'default' });

export interface ClauseWords {
  title: string;
  /** What the rule demands. */
  why: string;
}

type Find = (id: string) => ClauseWords | undefined;

/** The clauses of each language; the server has the English ones, and stands in for languages without. */
const known = signal<Record<string, Find>>({});
const fetching = new Set<string>();

async function fetchEnglish(): Promise<Find> {
  const { clauses } = await api.clauses();
  const byId = new Map(clauses.map(({ id, title, text, why }) => [id, { title, why: why ?? text }]));
  return (id) => byId.get(id);
}

async function fetchWords(wanted: string): Promise<Find> {
  const read = files[`../../i18n/${wanted}/clauses.ftl`];
  if (!read) return fetchEnglish();
  const bundle = makeBundle(wanted, [await read()]);
  return (id) => {
    const message = bundle.getMessage(`clause-${id}`);
    if (!message?.value) return undefined;
    const title = bundle.formatPattern(message.value, null, []);
    const why = message.attributes.why;
    return { title, why: why ? bundle.formatPattern(why, null, []) : title };
  };
}

/** A clause's words; nothing until they are there. */
export function clauseWords(id: string): ClauseWords | undefined {
  const wanted = language.value;
  const find = known.value[wanted];
  if (!find && !fetching.has(wanted)) {
    fetching.add(wanted);
    void fetchWords(wanted)
      .then((words) => {
        known.value = { ...known.value, [wanted]: words };
      })
      .finally(() => fetching.delete(wanted)) // after a failure the next refusal tries again
      .catch((error: unknown) => console.error(wanted, error));
  }
  return find?.(id);
}
