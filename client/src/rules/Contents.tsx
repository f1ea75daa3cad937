/** The front of the almanac: topics by theme, and everything from A to Z. */
import { topicWords } from '../i18n/almanac';
import { language, t } from '../i18n/bundle';
import { EXAMPLE_GAME } from '../replay/told';
import { link } from '../state/route';
import { shape } from '../state/screen';
import { CardPicture } from './pictures';
import { type Book, BOOK_NAMES, THEMES, type Theme, type Topic } from './topic';
import { inTheme, TOPICS } from './topics';
import { addressOf, GLANCE } from './ways';

function TopicLink({ topic }: { topic: Topic }) {
  return (
    <a {...link(addressOf({ topic: topic.id }))}>
      {topic.card && <CardPicture card={topic.card} />}
      {topicWords(topic)?.title ?? '…'}
    </a>
  );
}

function ThemeList({ theme }: { theme: Theme }) {
  return (
    <section class={`theme plate of-${theme}`}>
      <h3>{t(`theme-${theme}`)}</h3>
      <ul>
        {inTheme(theme).map((topic) => (
          <li key={topic.id}>
            <TopicLink topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Word {
  word: string;
  topic: Topic;
  /** The word is the title. */
  own: boolean;
}

function words(): Word[] {
  return TOPICS.flatMap((topic) => {
    const found = topicWords(topic);
    return found ? [{ word: found.title, topic, own: true }, ...found.also.map((word) => ({ word, topic, own: false }))] : [];
  });
}

/** All words in the order of the reader's alphabet, by their first letter. */
function byLetter(): [string, Word[]][] {
  const order = new Intl.Collator(language.value);
  const letters = new Map<string, Word[]>();
  for (const one of words().sort((a, b) => order.compare(a.word, b.word))) {
    const letter = one.word.slice(0, 1).toLocaleUpperCase(language.value);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters];
}

function Index() {
  return (
    <details class="alphabet" open={shape.value === 'wide'}>
      <summary>{t('rules-a-to-z')}</summary>
      <div class="letters">
        {byLetter().map(([letter, found]) => (
          <section key={letter}>
            <h3>{letter}</h3>
            <ul>
              {found.map(({ word, topic, own }) => (
                <li key={`${word} ${topic.id}`}>
                  <a {...link(addressOf({ topic: topic.id }))}>{own ? word : t('rules-look-under', { word, topic: topicWords(topic)?.title ?? '' })}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

export function Contents() {
  return (
    <div class="contents">
      <p class="lead">{t('rules-lead')}</p>
      <nav class="shortcuts" aria-label={t('rules-shortcuts')}>
        <a class="button" {...link(addressOf({ topic: 'turn' }))}>
          {t('rules-new-here')}
        </a>
        <a class="button" {...link(addressOf({ topic: GLANCE }))}>
          {t('rules-glance')}
        </a>
        <a class="button" {...link(`/${EXAMPLE_GAME}`)} title={t('example-game-hint')}>
          {t('example-game')}
        </a>
      </nav>
      {(Object.keys(THEMES) as Book[]).map((book) => (
        <section key={book} class={`book of-${book}`} aria-labelledby={`book-${book}`}>
          <h2 id={`book-${book}`}>{t(BOOK_NAMES[book])}</h2>
          <div class="themes">
            {THEMES[book].map((theme) => (
              <ThemeList key={theme} theme={theme} />
            ))}
          </div>
        </section>
      ))}
      <Index />
      <p class="hint">{t('rules-words')}</p>
    </div>
  );
}
