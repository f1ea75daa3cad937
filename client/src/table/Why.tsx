/** Why something is refused: the clause and what it says. */
import { signal } from '@preact/signals';
import { example } from '../acting/examples';
import { has, t } from '../i18n/bundle';
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
  if (clause && has(`clause-${clause}`)) return t(`clause-${clause}`);
  if (!clause && has(`problem-${code}`)) return t(`problem-${code}`);
  const bare = clause && text.startsWith(`${clause} `) ? text.slice(clause.length + 1) : text;
  return bare.replace(/ \([^)]*(\([^)]*\)[^)]*)*\)\.?$/, '');
}

function Clause({ id }: { id: string }) {
  return (
    <a class="clause" href={`/rules#${id}`} target="_blank" rel="noreferrer">
      {t('clause', { id })}
    </a>
  );
}

/** What was refused, or asked about, in one line above the actions. */
export function Why() {
  const shown = asked.value?.answer ?? problem.value;
  if (!shown) return null;
  return (
    <p class={`why${asked.value ? '' : ' refused'}`} role="status">
      <span>{problemText(shown)}</span>
      {shown.clause && <Clause id={shown.clause} />}
    </p>
  );
}
