/** Why something is refused: the clause and what it says. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { example } from '../acting/examples';
import { has, t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import { factWords } from '../i18n/facts';
import { ownProblem } from '../net/api';
import type { ProblemBody } from '../net/types';
import { clauseLink } from '../state/route';
import { problem, why } from '../state/store';
import { followPresses, lastPress, type Press } from './press';

/** The action that the player asks about. */
export const asked = signal<{ kind: string; answer: ProblemBody | null } | null>(null);

/** Milliseconds in which one gets from what was pressed to the link in the reason. */
const LINGERS = 800;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Says why something of the page itself cannot be done. */
export function tell(kind: string, code: string): void {
  clearTimeout(leaving);
  asked.value = { kind, answer: ownProblem(code) };
}

export async function ask(kind: string): Promise<void> {
  clearTimeout(leaving);
  if (asked.value?.kind === kind) return;
  asked.value = { kind, answer: null };
  const answer = await why(example(kind));
  if (asked.value?.kind === kind) asked.value = { kind, answer: answer ?? ownProblem('not-now', t('not-now')) };
}

/** The reason goes, unless somebody has come to it meanwhile. */
export function stopAsking(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (!document.querySelector('[data-reason]:is(:hover, :focus-within)')) asked.value = null;
  }, LINGERS);
}

/** A refusal as people read it; the server's English where we have no message. */
export function problemText({ code, clause, text, facts, case: name }: ProblemBody): string {
  if (!clause) return has(`problem-${code}`) ? t(`problem-${code}`) : text;
  const words = clauseWords(clause);
  return (name ? words?.inCase(name, factWords(facts)) : words?.why) ?? text;
}

/** The clauses that are a reason too. */
export function further(facts: ProblemBody['facts'] | undefined): string[] {
  return Array.isArray(facts?.because) ? facts.because.map(String) : [];
}

/** A further reason says its sentence; what the table has agreed on stands in the first one, and is only a link. */
function alsoText(id: string): string | undefined {
  return /^(X|SX|H)-/.test(id) ? undefined : clauseWords(id)?.why;
}

function ClauseLink({ id }: { id: string }) {
  return (
    <a class="clause" {...clauseLink(id)} title={clauseWords(id)?.title}>
      {t('clause', { id })}
    </a>
  );
}

const EDGE = 8;
const GAP = 10;

/** Puts a box above a press, or below where there is no room, inside the window. */
function placeAt(element: HTMLElement, press: Press): void {
  const { width, height } = element.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(press.x - width / 2, innerWidth - width - EDGE));
  const above = press.top - GAP - height;
  const top = above >= EDGE ? above : Math.min(press.bottom + GAP, innerHeight - height - EDGE);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

/** What was refused, or asked about: beside what was pressed. */
export function Why() {
  const box = useRef<HTMLParagraphElement>(null);
  const shown = asked.value?.answer ?? problem.value;
  useEffect(followPresses, []);
  useLayoutEffect(() => {
    const press = lastPress();
    if (box.current && press) placeAt(box.current, press);
  }, [shown, shown && problemText(shown)]);
  if (!shown) return null;
  return (
    <p ref={box} class={`why${asked.value ? '' : ' refused'}`} role="status" data-reason onPointerLeave={stopAsking} onFocusOut={stopAsking}>
      <span>{problemText(shown)}</span>
      {shown.clause && <ClauseLink id={shown.clause} />}
      {further(shown.facts).map((id) => (
        <span key={id} class="also">
          {alsoText(id)} <ClauseLink id={id} />
        </span>
      ))}
    </p>
  );
}
