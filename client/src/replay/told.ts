/** The words of the example game: which message explains a step. */
import { computed } from '@preact/signals';
import { perLanguage, readWords } from '../i18n/lazy';
import { step, tale, turn } from './player';

export const EXAMPLE_GAME = 'example-game';
const files = import.meta.glob<string>('../../i18n/*/almanac/example-game.ftl', { query: '?raw', import: 'default' });
const words = perLanguage((language) => readWords(files, language));

/** The message of a step of a turn, or of the last step before it in that turn that has one; steps count from 0. */
export function messageOf(ofTurn: number, at: number, known: (id: string) => boolean): string | null {
  for (let one = at; one >= 0; one--) {
    const id = `told-${ofTurn}-${one}`;
    if (known(id)) return id;
  }
  return null;
}

/** The step that is shown and why it happens; null in any other game, and until the words are there. */
export const told = computed(() => {
  const now = turn.value;
  if (!now || tale.value?.table.id !== EXAMPLE_GAME) return null;
  const find = words();
  const id = messageOf(now.turn, step.value - now.step, (one) => find?.(one) !== undefined);
  return id && { id, text: find?.(id)?.value ?? '' };
});
