/** Why something is refused: the clause and what it says. */
import { signal } from '@preact/signals';
import { example } from '../acting/examples';
import { has, t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import type { Problem } from '../net/types';
import { problem, why } from '../state/store';

/** The action that the player asks about. */
export const asked = signal<{ kind: string; answer: Problem | null } | null>(null);

export async function ask(kind: string): Promise<void> {
  if (asked.value?.kind === kind) return;
  asked.value = { kind, answer: null };
  const answer = await why(example(kind));
  if (asked.value?.kind === kind) asked.value = { kind, answer: answer ?? { code: 'not-now', text: t('not-now') } };
}

export function stopAsking(): void {
  asked.value = null;
}

/** A refusal as people read it; the server's English where we have no message. */
export function problemText({ code, clause, text }: Problem): string {
  if (clause) return clauseWords(clause)?.why ?? text;
  return has(`problem-${code}`) ? t(`problem-${code}`) : text;
}

/** What was refused, or asked about, in one line above the actions. */
export function Why() {
  const shown = asked.value?.answer ?? problem.value;
  if (!shown) return null;
  return (
    <p class={`why${asked.value ? '' : ' refused'}`} role="status">
      <span>{problemText(shown)}</span>
      {shown.clause && (
        <a class="clause" href={`/rules#${shown.clause}`} title={clauseWords(shown.clause)?.title} target="_blank" rel="noopener">
          {t('clause', { id: shown.clause })}
        </a>
      )}
    </p>
  );
}
