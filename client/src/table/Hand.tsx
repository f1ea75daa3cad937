/** The own goods: a place for each kind that never moves. The hand is the side that gives, whatever it is given for. */
import { GoodFace } from '../art/goods';
import { Struck } from '../art/signs';
import { t } from '../i18n/bundle';
import { goodName, goodsInPlay, total } from '../i18n/names';
import type { Good } from '../net/types';
import { myRow, scene } from '../state/store';
import { question } from './asking';
import { chosen, discardOne, due, mustDiscard } from './discarding';
import { ownChange } from './gains';
import { dragged, grab } from './drag';
import { flip, refusesGood } from './refusals';
import { ANY_TRADE, give, giveOne, tradable } from './trading';
import { ask, stopAsking } from './Why';

const trading = () => question.value === 'trade';

/** Under the card: what the bank has left, or what it takes while one trades. */
function Stock({ good }: { good: Good }) {
  if (trading()) return <span class="stock rate" role="img" aria-label={t('rate', { n: myRow.value?.rates[good] ?? 4 })} data-mark={t('rate', { n: myRow.value?.rates[good] ?? 4 })} />;
  const n = scene.value?.bank[good];
  const label = n === null ? t('bank-some', { good: goodName(good) }) : t('bank-left', { good: goodName(good), n: n ?? 0 });
  return (
    <span class={`stock${n === 0 ? ' none' : ''}`} role="img" aria-label={label} title={label}>
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6.5 8 2.5l6 4ZM3 13.5h10M4 7v5M8 7v5M12 7v5" fill="none" stroke="currentColor" stroke-width="1.5" />
      </svg>
      <span data-mark={n ?? '?'} />
    </span>
  );
}

/** A long press, or the other mouse button: this good is never given to players, or is again. */
function refuse(event: Event, good: Good): void {
  event.preventDefault();
  flip({ kind: 'good', good });
}

/** What a pile is called: first the number that is seen on it, then what a press does and how many are up already. */
export function pileName(good: Good, held: number, use: 'rest' | 'give' | 'discard', given = 0): string {
  const goods = t(`count-${good}`, { n: held });
  if (use === 'rest') return t('trade-with', { goods });
  const facts = { good: goodName(good), n: given, of: held };
  return `${goods}. ${t(use === 'give' ? 'give-more' : 'discard-more', facts)}`;
}

function Slot({ good }: { good: Good }) {
  const held = myRow.value?.hand?.[good] ?? 0;
  const discarding = mustDiscard.value;
  const given = discarding ? (chosen.value[good] ?? 0) : trading() ? (give.value[good] ?? 0) : 0;
  const left = held - given;
  const full = discarding && total(chosen.value) >= due.value;
  const name = goodName(good);
  const never = refusesGood(good);
  const label = pileName(good, held, discarding ? 'discard' : trading() ? 'give' : 'rest', given);
  const back = () => (discarding ? discardOne(good, -1) : giveOne(good, -1));
  const change = ownChange.value[good] ?? 0;
  return (
    <div class={`slot${held ? '' : ' none'}${given ? ' up' : ''}${dragged.value === good ? ' away' : ''}`} data-slot={good}>
      <button
        type="button"
        class="pile"
        data-good={good}
        data-discard={discarding ? good : undefined}
        data-weigh={trading() ? `give-more ${good}` : undefined}
        disabled={!left || full}
        aria-label={label}
        title={name}
        onPointerDown={(event) => grab(event, good)}
        onContextMenu={(event) => refuse(event, good)}
        onClick={() => (discarding ? discardOne(good, 1) : tradable.value ? giveOne(good) : ask(ANY_TRADE))}
        onBlur={stopAsking}
      >
        <GoodFace good={good} />
        {held > 0 && <span class="n">{held}</span>}
      </button>
      {given > 0 && (
        <button type="button" class="out" aria-label={t(discarding ? 'keep-more' : 'take-off', { good: name })} onClick={back}>
          <span data-mark={`−${given}`} />
        </button>
      )}
      {never && (
        <button type="button" class="never" data-lift={good} aria-label={t('never-lift', { good: name })} title={t('never-lift', { good: name })} onClick={() => flip({ kind: 'good', good })}>
          <Struck />
        </button>
      )}
      {change !== 0 && !given && <span class={`change ${change > 0 ? 'gain' : 'loss'}`} aria-hidden="true" data-mark={change > 0 ? `+${change}` : `−${-change}`} />}
      <Stock good={good} />
    </div>
  );
}

export function Hand() {
  const row = myRow.value;
  if (!row?.hand) return null;
  const goods = goodsInPlay();
  return (
    <section class="hand" aria-label={t('hand')} style={{ '--goods': goods.length }}>
      <span class="bank-head" aria-hidden="true">
        {t('bank')}
      </span>
      {goods.map((good) => (
        <Slot key={good} good={good} />
      ))}
    </section>
  );
}
