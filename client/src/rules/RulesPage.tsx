/** The rules clause by clause, to search in and to link to. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Frame } from '../home/Frame';
import { optionText } from '../home/options';
import { language, t } from '../i18n/bundle';
import { type ClauseWords, clauseWords } from '../i18n/clauses';
import { catalogue } from '../net/catalogue';
import type { ClauseShown } from '../net/types';
import { mark } from '../state/route';

const FAMILIES: Record<string, string> = { B: 'base', CK: 'cities', X: 'questions', H: 'house' };

/** A clause with its words in the reader's language; the text is English. */
export interface Told extends ClauseShown {
  /** What the rule demands, where the text is in another language. */
  demand: string;
}

export function told(clause: ClauseShown, words: ClauseWords | undefined): Told {
  const own = words && language.value !== 'en' ? words : null;
  return { ...clause, title: own?.title ?? clause.title, demand: own && own.why !== own.title ? own.why : '' };
}

/** Clauses that have all the words, in their id, title or text. */
export function found(clauses: readonly Told[], query: string): Told[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((one) => {
    const text = `${one.id} ${one.title} ${one.demand} ${one.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const titleOf = (id: string) => clauseWords(id)?.title;

function Article({ clause, chosen }: { clause: Told; chosen: boolean }) {
  return (
    <article id={clause.id} class={chosen ? 'clause chosen' : 'clause'} tabIndex={-1}>
      <h3>
        <a class="clause-id" href={`#${clause.id}`}>
          {clause.id}
        </a>{' '}
        {clause.title}
      </h3>
      {clause.demand && <p>{clause.demand}</p>}
      <p lang="en" class={clause.demand ? 'original' : ''}>
        {clause.text}
      </p>
      <p class="small-print">
        {clause.option.length > 0 && <span>{t('clause-options', { names: clause.option.map(optionText).join(', ') })} </span>}
        {clause.see.length > 0 && (
          <span>
            {t('see-also')}{' '}
            {clause.see.map((id) => (
              <a key={id} href={`#${id}`} title={titleOf(id)}>
                {id}
              </a>
            ))}
          </span>
        )}
      </p>
    </article>
  );
}

function Family({ name, clauses, chosen }: { name: string; clauses: Told[]; chosen: string }) {
  if (!clauses.length) return null;
  return (
    <section>
      <h2>{t(`rules-${name}`)}</h2>
      {clauses.map((one) => (
        <Article key={one.id} clause={one} chosen={one.id === chosen} />
      ))}
    </section>
  );
}

/** Brings the clause that the address names into view, once it is there. */
function useClause(clause: string, ready: boolean) {
  const shown = useRef('');
  useEffect(() => {
    if (!ready || !clause || shown.current === clause) return;
    shown.current = clause;
    const article = document.getElementById(clause);
    article?.scrollIntoView({ block: 'start' });
    article?.focus({ preventScroll: true });
  }, [clause, ready]);
}

export function RulesPage({ clause }: { clause: string }) {
  const all = catalogue()?.clauses ?? null;
  const [query, setQuery] = useState('');
  const tongue = language.value;
  const ready = clauseWords(all?.[0]?.id ?? '') !== undefined; // their words are there
  const rows = useMemo(() => (all ?? []).map((one) => told(one, clauseWords(one.id))), [all, tongue, ready]);
  const shown = useMemo(() => found(rows, query), [rows, query]);
  useClause(clause, all !== null);
  useEffect(() => {
    if (clause) setQuery('');
  }, [clause]);
  return (
    <Frame title={t('rules-page')}>
      <search>
        <label class="field">
          {t('rules-search')}
          <input
            type="search"
            value={query}
            onInput={(event) => {
              setQuery(event.currentTarget.value);
              if (clause) mark('');
            }}
          />
        </label>
        <p class="hint" role="status">
          {all ? t('rules-found', { n: shown.length }) : t('connecting')}
        </p>
        <p class="hint">{t('rules-english')}</p>
      </search>
      <div class="clauses">
        {Object.entries(FAMILIES).map(([family, name]) => (
          <Family key={family} name={name} chosen={clause} clauses={shown.filter((one) => one.id.startsWith(`${family}-`))} />
        ))}
      </div>
    </Frame>
  );
}
