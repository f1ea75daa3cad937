/** The rules as an almanac: contents, one topic at a time, and a search over all. */
import { useEffect, useRef } from 'preact/hooks';
import { Failure } from '../home/Failure';
import { Masthead } from '../home/Masthead';
import { topicWords } from '../i18n/almanac';
import { clauseText } from '../i18n/bodies';
import { t } from '../i18n/bundle';
import { wordsAwaited } from '../i18n/lazy';
import { catalogue } from '../net/catalogue';
import { BackToTable, useTable } from './atTable';
import { Contents } from './Contents';
import { Glance } from './Glance';
import { query, SearchBox } from './SearchBox';
import { TopicPage } from './TopicPage';
import { homeOf, topicById } from './topics';
import { GLANCE } from './ways';

/** Brings the clause that the address names into view, once it is there in words. */
function useClause(clause: string) {
  const shown = useRef('');
  const ready = clause !== '' && clauseText(clause) !== undefined && catalogue() !== null;
  useEffect(() => {
    if (!ready) shown.current = '';
    if (!ready || shown.current === clause) return;
    shown.current = clause;
    const article = document.getElementById(clause);
    article?.scrollIntoView({ block: 'center' });
    article?.focus({ preventScroll: true });
  }, [clause, ready]);
}

/** A new page is read from its heading; the first one is where the reader comes in. */
function useHeading(page: string) {
  const before = useRef(page);
  const due = useRef(false);
  const searching = query.value !== '';
  useEffect(() => {
    due.current = before.current !== page;
    before.current = page;
    query.value = '';
  }, [page]);
  useEffect(() => {
    if (!due.current || searching) return; // what was found still stands in its place
    due.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page, searching]);
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = t('rules-title', { title });
    return () => {
      document.title = t('title');
    };
  }, [title]);
}

export function RulesPage({ topic: id, clause, table }: { topic: string; clause: string; table: string }) {
  useTable(table);
  const clauses = clause ? (catalogue()?.clauses ?? null) : null;
  const topic = id ? topicById(id) : clauses ? homeOf(clause, clauses) : undefined;
  const glance = id === GLANCE;
  const unknown = (id && !topic && !glance) || (clauses && !clauses.some((one) => one.id === clause)) ? clause || id : '';
  const heading = topic ? topicWords(topic)?.title : glance ? t('rules-glance') : undefined;
  useClause(clause);
  useHeading(topic?.id ?? id);
  useTitle(heading ?? t('rules-page'));
  const waiting = clause !== '' && !id && clauses === null;
  return (
    <div class="around almanac">
      <Masthead />
      <main class="sheet wide" aria-busy={wordsAwaited}>
        <BackToTable />
        <SearchBox>
          <Failure text={unknown && t('rules-unknown', { what: unknown })} />
          {topic && <TopicPage key={topic.id} topic={topic} clause={clause} />}
          {glance && <Glance />}
          {!topic && !glance && (
            <>
              <h1 tabIndex={-1}>{t('rules-page')}</h1>
              {waiting ? <p role="status">{t('connecting')}</p> : <Contents />}
            </>
          )}
        </SearchBox>
      </main>
    </div>
  );
}
