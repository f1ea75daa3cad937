/** The search over topics and clauses, in the reader's language. */
import { signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { topicWords } from '../i18n/almanac';
import { clauseText } from '../i18n/bodies';
import { language, t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import { catalogue } from '../net/catalogue';
import type { ClauseShown } from '../net/types';
import { link } from '../state/route';
import { entry, type Entry, search } from './search';
import { clauseBody } from './settings';
import type { Topic } from './topic';
import { TOPICS } from './topics';
import { addressOf } from './ways';

export const query = signal('');
const MOST_CLAUSES = 40;

const topicEntries = (): Entry<Topic>[] =>
  TOPICS.flatMap((topic) => {
    const words = topicWords(topic);
    return words ? [entry(topic, words.title, words.also.join(' '), words.tells)] : [];
  });

const clauseEntries = (clauses: readonly ClauseShown[]): Entry<ClauseShown>[] =>
  clauses.map((one) => entry(one, `${one.id} ${clauseWords(one.id)?.title ?? ''}`, '', clauseBody(one.id) ?? ''));

/** Up and down go from the box through what was found, and back. */
function arrows(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.key === 'Escape') query.value = '';
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .found a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

function Found({ topics, clauses }: { topics: Topic[]; clauses: ClauseShown[] }) {
  return (
    <div class="found">
      <h1 class="sr-only">{t('rules-page')}</h1>
      {topics.length > 0 && (
        <ul class="found-topics">
          {topics.map((topic) => (
            <li key={topic.id}>
              <a {...link(addressOf({ topic: topic.id }))}>{topicWords(topic)?.title}</a>
              <p>{topicWords(topic)?.tells}</p>
            </li>
          ))}
        </ul>
      )}
      {clauses.length > 0 && (
        <>
          <h2>{t('rules-found-clauses')}</h2>
          <ul class="found-clauses">
            {clauses.slice(0, MOST_CLAUSES).map(({ id }) => (
              <li key={id}>
                <a {...link(addressOf({ clause: id }))}>
                  {clauseWords(id)?.title ?? id} <small>{id}</small>
                </a>
                <p>{clauseBody(id)}</p>
              </li>
            ))}
          </ul>
          {clauses.length > MOST_CLAUSES && <p class="hint">{t('rules-found-more', { n: clauses.length - MOST_CLAUSES })}</p>}
        </>
      )}
    </div>
  );
}

/** The box; what is found takes the place of the page under it. */
export function SearchBox({ children }: { children: preact.ComponentChildren }) {
  const box = useRef<HTMLInputElement>(null);
  const asked = query.value.trim() !== '';
  const clauses = asked ? (catalogue()?.clauses ?? []) : []; // nobody waits for them before
  const ready = asked && clauseText(clauses[0]?.id ?? '') !== undefined && clauseWords(clauses[0]?.id ?? '') !== undefined;
  const topicsReady = topicWords(TOPICS[0] as Topic) !== undefined;
  const entries = useMemo(() => ({ topics: topicEntries(), clauses: clauseEntries(clauses) }), [clauses, ready, topicsReady, language.value]);
  const topics = search(entries.topics, query.value);
  const found = search(entries.clauses, query.value);
  return (
    <div class="searched" onKeyDown={arrows}>
      <search>
        <label class="field">
          {t('rules-search')}
          <input
            ref={box}
            type="search"
            autocomplete="off"
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="hint" role="status">
          {asked && t('rules-found', { topics: topics.length, n: found.length })}
        </p>
      </search>
      {asked ? <Found topics={topics} clauses={found} /> : children}
    </div>
  );
}
