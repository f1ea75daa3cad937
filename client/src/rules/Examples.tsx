/** Worked examples of a topic: a position to look at, and to try things in. One is open at a time. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { byKind, OWN_PANEL } from '../acting/choose';
import { draft, start } from '../acting/draft';
import { PlayerChip, Sign } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { Board } from '../board/Board';
import { colourOf } from '../board/pieces';
import { spot } from '../board/spot';
import { Harbour, Lasting } from '../ck/steps';
import { exampleWords } from '../i18n/almanac';
import { t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import { eventLine } from '../i18n/events';
import { cardsText, slug } from '../i18n/names';
import type { ExampleStep, ExampleTry } from '../net/types';
import { link } from '../state/route';
import { citiesKnights, legal, problem, scene } from '../state/store';
import { ActionList } from '../table/ActionList';
import { question } from '../table/asking';
import { Hand } from '../table/Hand';
import { Prompt } from '../table/Prompt';
import { Asked } from '../table/Stage';
import { ask, asked, problemText, stopAsking } from '../table/Why';
import { spoken } from './stepText';
import { failed, openExample, page, position, takeBack, tryAll } from './tryout';
import { addressOf } from './ways';

/** The example that is open. */
const open = signal('');
/** The prepared try that was pressed last. */
const pressed = signal(-1);

const ALWAYS = ['road', 'settlement', 'city'];
/** What is silent here: the steps say it already. */
const UNTOLD = new Set(['turn', 'card-paid', 'lapsed']);

function StepLine({ step }: { step: ExampleStep }) {
  if (step.seat === null) {
    const [, one, two] = /^dice (\d) (\d)/.exec(step.do) ?? [];
    return one ? <span class="step">{t('rules-dice-fall', { one: Number(one), two: Number(two) })}</span> : null;
  }
  const { act, parts } = spoken(step.do);
  return (
    <span class="step">
      <Sign colour={colourOf(step.seat)} size={16} /> {act}
      {parts && `: ${parts}`}
    </span>
  );
}

/** Something prepared: a press does it from the beginning. */
function Prepared({ one, number }: { one: ExampleTry; number: number }) {
  const last = one.steps.findLast((step) => step.seat !== null);
  const show = () => {
    spot.value = last ? spoken(last.do).place : null;
  };
  const hide = () => {
    spot.value = null;
  };
  return (
    <li>
      <button
        type="button"
        class="line"
        aria-pressed={pressed.value === number}
        data-try={number}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => {
          pressed.value = number;
          void tryAll(one.steps);
        }}
      >
        {one.steps.map((step, i) => (
          <StepLine key={i} step={step} />
        ))}
      </button>
    </li>
  );
}

/** Kinds of actions to choose from; a greyed one tells why. */
function Deeds() {
  const kinds = byKind(legal.value);
  const offered = [...kinds.keys()].filter((kind) => !OWN_PANEL.has(kind));
  const usual = citiesKnights.value ? [...ALWAYS, 'recruit', 'wall'] : [...ALWAYS, 'buy card'];
  const shown = [...new Set([...usual, ...offered])];
  return (
    <div class="deeds" role="group" aria-label={t('rules-free-try')}>
      {shown.map((kind) => {
        const able = kinds.has(kind);
        return (
          <button key={kind} type="button" class="small" data-deed={kind} aria-disabled={!able} aria-pressed={draft.value?.kind === kind} onBlur={stopAsking} onClick={() => (able ? start(kind) : void ask(kind))}>
            {t(`act-${slug(kind)}`)}
          </button>
        );
      })}
    </div>
  );
}

/** Whose actions are offered, when several could act. */
function Acting() {
  const now = position.value;
  if (!now || now.able.length < 2) return null;
  return (
    <div class="acting" role="group" aria-label={t('rules-acts-for')}>
      {now.able.map((seat) => (
        <button key={seat} type="button" class="small" aria-pressed={now.acting === seat} onClick={() => void tryAll(now.steps, seat)}>
          <PlayerChip seat={seat} plain />
        </button>
      ))}
    </div>
  );
}

/** What came of it: what happened, or why the rules refuse it. */
function Outcome() {
  const told = position.value?.events.filter((event) => !UNTOLD.has(event.event)) ?? [];
  const refusal = asked.value?.answer ?? problem.value;
  return (
    <div class="outcome" role="status" data-reason>
      {told.length > 0 && (
        <ul class="told">
          {told.map((event, i) => (
            <li key={i}>{eventLine(event)}</li>
          ))}
        </ul>
      )}
      {refusal && (
        <p class="refusal">
          <strong>{t('rules-refused')}</strong> <span>{problemText(refusal)}</span>{' '}
          {refusal.clause && (
            <a {...link(addressOf({ clause: refusal.clause }))} title={clauseWords(refusal.clause)?.title}>
              {t('clause', { id: refusal.clause })}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** Points and cards of the players, as far as they may be seen. */
function Holdings() {
  return (
    <ul class="holdings" aria-label={t('hands')}>
      {scene.value?.players.map((row) => (
        <li key={row.seat}>
          <PlayerChip seat={row.seat} plain /> <span class="nowrap">{t('points', { n: row.all_points ?? row.points })}</span>
          {row.hand && Object.keys(row.hand).length > 0 && <GoodsLine goods={row.hand} />}
          {!row.hand && row.hand_size !== null && <small>{t('hand-count', { n: row.hand_size })}</small>}
          <small>{cardsText(row)}</small>
        </li>
      ))}
    </ul>
  );
}

function Tryout({ id }: { id: string }) {
  useEffect(() => {
    pressed.value = -1;
    return openExample(id);
  }, [id]);
  const found = page.value?.id === id ? page.value : null;
  if (!found || !scene.value) return <p role="status">{t(failed.value ? 'rules-no-example' : 'connecting')}</p>;
  const begun = (position.value?.steps.length ?? 0) > 0 || problem.value !== null;
  return (
    <div class="tryout" data-steps={position.value?.steps.length}>
      <p class="tells">{exampleWords(id)?.tells ?? found.tells}</p>
      <div class="tryout-board">
        <Board />
      </div>
      <div class="trying">
        {found.tries.length > 0 && (
          <section>
            <h4>{t('rules-try-this')}</h4>
            <ul class="tries">
              {found.tries.map((one, i) => (
                <Prepared key={i} one={one} number={i} />
              ))}
            </ul>
          </section>
        )}
        <Outcome />
        <section class="freely">
          <h4>{t('rules-free-try')}</h4>
          <Acting />
          <Prompt />
          {question.value === 'discard' && <Hand />}
          {citiesKnights.value && <Lasting />}
          {citiesKnights.value && <Harbour />}
          <div class="tryout-asks">
            <Asked />
          </div>
          <Deeds />
          <details>
            <summary>{t('rules-all-legal', { n: legal.value.length })}</summary>
            <ActionList />
          </details>
        </section>
        <div class="row">
          <button type="button" data-act="take-back" disabled={!position.value?.steps.length} onClick={takeBack}>
            {t('rules-take-back')}
          </button>
          <button
            type="button"
            data-act="start-again"
            disabled={!begun}
            onClick={() => {
              pressed.value = -1;
              void tryAll([]);
            }}
          >
            {t('rules-start-again')}
          </button>
        </div>
        <Holdings />
      </div>
    </div>
  );
}

export function Examples({ ids }: { ids: readonly string[] }) {
  useEffect(
    () => () => {
      open.value = '';
    },
    [],
  );
  if (!ids.length) return null;
  return (
    <section class="examples" aria-labelledby="examples">
      <h2 id="examples">{t('rules-examples')}</h2>
      {ids.map((id) => {
        const shown = open.value === id;
        return (
          <section key={id} class={`example${shown ? ' open' : ''}`} data-example={id}>
            <h3>
              <button
                type="button"
                class="quiet"
                aria-expanded={shown}
                onClick={() => {
                  open.value = shown ? '' : id;
                }}
              >
                {exampleWords(id)?.title ?? '…'}
              </button>
            </h3>
            {shown && <Tryout key={id} id={id} />}
          </section>
        );
      })}
    </section>
  );
}
