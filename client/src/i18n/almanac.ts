/** The words of the almanac: topics and worked examples, in the reader's language. */
import * as api from '../net/api';
import type { Topic } from '../rules/topic';
import { t } from './bundle';
import { perLanguage, readWords } from './lazy';
import { cardName, slug } from './names';

const topicFiles = import.meta.glob<string>('../../i18n/*/almanac/topics*.ftl', { query: '?raw', import: 'default' });
const exampleFiles = import.meta.glob<string>('../../i18n/*/almanac/examples*.ftl', { query: '?raw', import: 'default' });

export interface TopicWords {
  title: string;
  /** Other words under which one looks it up. */
  also: string[];
  /** What it is about, in a few sentences. */
  tells: string;
}

export interface ExampleWords {
  title: string;
  /** What to look at; nothing where only the server knows it. */
  tells?: string;
}

const topics = perLanguage((language) => readWords(topicFiles, language));

/** A topic's words; nothing until they are there. That of a card is called like the card, and says what it says. */
export function topicWords({ id, card }: Topic): TopicWords | undefined {
  if (card) return { title: cardName(card), also: [], tells: t(`card-${slug(card)}-text`) };
  const found = topics()?.(`topic-${id}`);
  const also = found?.of('also') ?? '';
  return found && { title: found.value, also: also ? also.split(/\s*;\s*/) : [], tells: found.of('tells') };
}

const examples = perLanguage(async (language): Promise<(id: string) => ExampleWords | undefined> => {
  if (language === 'en') {
    const titles = new Map((await api.examples()).examples.map(({ id, title }) => [id, { title }]));
    return (id) => titles.get(id);
  }
  const found = await readWords(exampleFiles, language);
  return (id) => {
    const message = found(`example-${id}`);
    return message && { title: message.value, tells: message.of('tells') };
  };
});

/** An example's words; nothing until they are there. */
export const exampleWords = (id: string): ExampleWords | undefined => examples()?.(id);
