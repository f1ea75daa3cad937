/** Half a page about one topic: what it is about, a picture, the clauses, examples to try, doubts, where to go on. */
import { topicWords } from '../i18n/almanac';
import { t } from '../i18n/bundle';
import { catalogue } from '../net/catalogue';
import type { ClauseShown } from '../net/types';
import { link } from '../state/route';
import { Clause } from './Clause';
import { Examples } from './Examples';
import { CardPicture, Explained } from './pictures';
import { BOOK_NAMES, type Topic } from './topic';
import { asidesOf, bookOf, TOPICS, topicById } from './topics';
import { addressOf } from './ways';

/** Clauses that wait under a heading until somebody wants them; open where the address names one of them. */
function Folded({ heading, clauses, chosen }: { heading: string; clauses: readonly ClauseShown[]; chosen: string }) {
  if (!clauses.length) return null;
  const wanted = clauses.some((one) => one.id === chosen);
  return (
    <details class="folded" open={wanted}>
      <summary>{heading}</summary>
      {clauses.map((one) => (
        <Clause key={one.id} clause={one} chosen={one.id === chosen} />
      ))}
    </details>
  );
}

function Neighbours({ topic }: { topic: Topic }) {
  const at = TOPICS.indexOf(topic);
  const [before, after] = [TOPICS[at - 1], TOPICS[at + 1]];
  return (
    <nav class="neighbours" aria-label={t('rules-leaf')}>
      {before && (
        <a rel="prev" {...link(addressOf({ topic: before.id }))}>
          ← {topicWords(before)?.title}
        </a>
      )}
      {after && (
        <a rel="next" {...link(addressOf({ topic: after.id }))}>
          {topicWords(after)?.title} →
        </a>
      )}
    </nav>
  );
}

function Related({ topic }: { topic: Topic }) {
  const found = topic.related.flatMap((id) => topicById(id) ?? []);
  return (
    <nav class="related" aria-labelledby="related">
      <h2 id="related">{t('rules-related')}</h2>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <a {...link(addressOf({ topic: one.id }))}>{topicWords(one)?.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Pictures that want the whole width stand under the text. */
const WIDE = new Set(['ladder', 'terrains', 'tokens', 'commodities']);

function beside({ picture, card }: Topic): boolean {
  return card !== undefined || (picture !== undefined && !('art' in picture && WIDE.has(picture.art)));
}

export function TopicPage({ topic, clause }: { topic: Topic; clause: string }) {
  const words = topicWords(topic);
  const all = catalogue()?.clauses ?? [];
  const byId = new Map(all.map((one) => [one.id, one]));
  const rows = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const more = rows(topic.more);
  const asides = asidesOf(topic, all);
  return (
    <article class="topic" data-topic={topic.id}>
      <nav class="crumbs" aria-label={t('rules-where')}>
        <a {...link(addressOf())}>{t('rules-page')}</a>
        <span>{t(BOOK_NAMES[bookOf(topic)])}</span>
        <span>{t(`theme-${topic.theme}`)}</span>
      </nav>
      <div class={`opening${beside(topic) ? ' pictured' : ''}`}>
        <div>
          <h1 tabIndex={-1}>{words?.title ?? '…'}</h1>
          <p class="lead">{words?.tells}</p>
        </div>
        {(topic.picture || topic.card) && (
          <figure>
            {topic.picture && <Explained picture={topic.picture} />}
            {topic.card && <CardPicture card={topic.card} />}
          </figure>
        )}
      </div>
      <section class="clauses" aria-labelledby="clauses">
        <h2 id="clauses">{t('rules-clauses')}</h2>
        {rows(topic.clauses).map((one) => (
          <Clause key={one.id} clause={one} chosen={one.id === clause} />
        ))}
        <Folded heading={t('rules-more', { n: more.length })} clauses={more} chosen={clause} />
      </section>
      <Examples ids={topic.examples} />
      <Folded heading={t('rules-doubts', { n: asides.length })} clauses={asides} chosen={clause} />
      {topic.related.length > 0 && <Related topic={topic} />}
      <Neighbours topic={topic} />
    </article>
  );
}
