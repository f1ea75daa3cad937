/** Why something is refused: the clause and what it says. */
import { signal } from '@preact/signals';
import { example } from '../acting/examples';
import { has, t } from '../i18n/bundle';
import * as api from '../net/api';
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

/** The clauses by id; fetched when the first one is needed. */
const known = signal<Map<string, api.ClauseShown> | null>(null);
let fetching = false;

function clauseOf(id: string): api.ClauseShown | undefined {
  if (!known.value && !fetching) {
    fetching = true;
    api.clauses().then(
      ({ clauses }) => {
        known.value = new Map(clauses.map((one) => [one.id, one]));
      },
      () => {
        fetching = false; // the next refusal tries again
      },
    );
  }
  return known.value?.get(id);
}

/** A refusal as people read it; the server's English where we have no message. */
export function problemText({ code, clause, text }: Problem): string {
  if (clause && has(`clause-${clause}`)) return t(`clause-${clause}`);
  if (!clause && has(`problem-${code}`)) return t(`problem-${code}`);
  const rule = clause ? clauseOf(clause) : undefined;
  return rule ? rule.text : text;
}

/** What was refused, or asked about, in one line above the actions. */
export function Why() {
  const shown = asked.value?.answer ?? problem.value;
  if (!shown) return null;
  return (
    <p class={`why${asked.value ? '' : ' refused'}`} role="status">
      <span>{problemText(shown)}</span>
      {shown.clause && <span class="clause">{t('clause', { id: shown.clause })}</span>}
    </p>
  );
}
