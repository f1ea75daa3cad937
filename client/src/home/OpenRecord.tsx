/** A record from a file: chosen or dropped here, then shown step by step. */
import { useRef, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import { ownProblem, Refused } from '../net/api';
import { openRecord } from '../net/catalogue';
import type { ProblemBody } from '../net/types';
import { go } from '../state/route';
import { failureText } from './attempt';
import { Failure } from './Failure';

const LARGEST = 1_000_000;
const TOO_LARGE = new Refused(413, ownProblem('too-large'));

/** Which line is wrong, and what the rule demands that it breaks. */
function lineText({ clause, facts, text }: ProblemBody): string {
  const broken = clause ? clauseWords(clause)?.why : undefined;
  return t('problem-bad-record', { line: Number(facts.line), text: broken ?? String(facts.problem ?? text) });
}

function textOf(error: unknown): string {
  const problem = error instanceof Refused ? error.problem : null;
  return problem?.code === 'bad-record' ? lineText(problem) : failureText(error);
}

export function OpenRecord() {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [over, setOver] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const show = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    setWaiting(true);
    try {
      if (file.size > LARGEST) throw TOO_LARGE;
      go(`/replay/${(await openRecord(file)).replay}`);
    } catch (error) {
      setFailure(error);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <section
      class={`plate open-record${over ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void show(event.dataTransfer?.files[0]);
      }}
    >
      <h2>{t('open-record')}</h2>
      <p class="hint" id="open-record-hint">
        {t('open-record-hint')}
      </p>
      <input
        ref={input}
        type="file"
        accept=".jsonl,.ndjson,.json,.txt"
        hidden
        onChange={(event) => {
          void show(event.currentTarget.files?.[0]);
          event.currentTarget.value = ''; // the same file may be chosen again after it was mended
        }}
      />
      <button type="button" disabled={waiting} aria-describedby="open-record-hint" onClick={() => input.current?.click()}>
        {t('choose-file')}
      </button>
      {failure !== null && <Failure text={textOf(failure)} />}
    </section>
  );
}
