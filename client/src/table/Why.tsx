/** Why something is refused: the clause and what it says. */
import { signal } from '@preact/signals';
import { example } from '../acting/examples';
import { has, t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import { goodsText, total } from '../i18n/names';
import { ownProblem } from '../net/api';
import type { Goods, ProblemBody } from '../net/types';
import { problem, why } from '../state/store';

/** The action that the player asks about. */
export const asked = signal<{ kind: string; answer: ProblemBody | null } | null>(null);

/** Says why something of the page itself cannot be done. */
export function tell(kind: string, code: string): void {
  asked.value = { kind, answer: ownProblem(code) };
}

export async function ask(kind: string): Promise<void> {
  if (asked.value?.kind === kind) return;
  asked.value = { kind, answer: null };
  const answer = await why(example(kind));
  if (asked.value?.kind === kind) asked.value = { kind, answer: answer ?? ownProblem('not-now', t('not-now')) };
}

export function stopAsking(): void {
  asked.value = null;
}

/** The cards that an action wants and the hand does not have. */
export function missingCards(facts: ProblemBody['facts'] | undefined): Goods {
  const { missing, good, have, need } = facts ?? {};
  if (typeof missing === 'object' && missing !== null) return missing as Goods;
  return typeof good === 'string' && typeof have === 'number' && typeof need === 'number' ? { [good]: need - have } : {};
}

/** A refusal as people read it; the server's English where we have no message. */
export function problemText({ code, clause, text, facts }: ProblemBody): string {
  if (!clause) return has(`problem-${code}`) ? t(`problem-${code}`) : text;
  const why = clauseWords(clause)?.why ?? text;
  const missing = missingCards(facts);
  return total(missing) ? `${why} ${t('cards-missing', { goods: goodsText(missing) })}` : why;
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
