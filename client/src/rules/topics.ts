/** All topics, and the ways to them: from a clause, from an example. */
import type { ClauseShown } from '../net/types';
import { BASE } from './topics_base';
import { KNIGHTS } from './topics_knights';
import { SEAFARERS } from './topics_seafarers';
import { type Book, THEMES, type Theme, type Topic } from './topic';

export const TOPICS: readonly Topic[] = [...BASE, ...KNIGHTS, ...SEAFARERS];

const byId = new Map(TOPICS.map((topic) => [topic.id, topic]));
export const topicById = (id: string): Topic | undefined => byId.get(id);

const BOOKS = Object.keys(THEMES) as Book[];
export const bookOf = (topic: Topic): Book => BOOKS.find((book) => (THEMES[book] as readonly Theme[]).includes(topic.theme)) ?? 'base';
export const inTheme = (theme: Theme): Topic[] => TOPICS.filter((topic) => topic.theme === theme);

export const clausesOf = (topic: Topic): string[] => [...topic.clauses, ...topic.more];

const homes = new Map<string, Topic>();
for (const part of ['clauses', 'more'] as const) {
  for (const topic of TOPICS) for (const id of topic[part]) if (!homes.has(id)) homes.set(id, topic);
}

const isAside = (id: string) => /^(X|SX|H)-/.test(id);

/** Open questions and house rules that speak of one of these clauses, or that one of them names. */
export function asidesOf(topic: Topic, catalogue: readonly ClauseShown[]): ClauseShown[] {
  const own = new Set(clausesOf(topic));
  const named = new Set(catalogue.filter((one) => own.has(one.id)).flatMap((one) => one.see));
  return catalogue.filter((one) => isAside(one.id) && !own.has(one.id) && (named.has(one.id) || one.see.some((id) => own.has(id))));
}

/** The topic where a clause is at home. A question is at home where the clause is that it asks about. */
export function homeOf(id: string, catalogue: readonly ClauseShown[]): Topic | undefined {
  const home = homes.get(id);
  if (home || !isAside(id)) return home;
  const about = catalogue.find((one) => one.id === id)?.see ?? [];
  const direct = about.map((one) => homes.get(one)).find(Boolean);
  return direct ?? TOPICS.find((topic) => asidesOf(topic, catalogue).some((one) => one.id === id));
}
