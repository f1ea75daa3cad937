/** Short sayings that go over the wire as `:name:`, so that everybody reads them in their own language. */
import { t } from './bundle';

export const EMOTES = ['hello', 'well-played', 'thanks', 'sorry', 'lucky', 'unlucky', 'hurry', 'good-game'];

/** The saying that a text stands for; null for words of somebody's own. */
export function emoteText(text: string): string | null {
  const emote = /^:([a-z-]+):$/.exec(text)?.[1];
  return emote && EMOTES.includes(emote) ? t(`emote-${emote}`) : null;
}
