/** Standing refusals, to set and to lift: what is never given, with whom and in which turn nothing is traded. */
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/chips';
import { GoodPicture } from '../art/goods';
import { Struck } from '../art/signs';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { entries, goodName, goodsInPlay, seatName } from '../i18n/names';
import type { Offer } from '../net/types';
import { mySeat, seats } from '../state/store';
import { anyRefusal, flip, liftAll, type Refusal, refusalsOpen, refusesSeat, stands } from './refusals';
import { StageHead } from './StageHead';

export function refusalText(refusal: Refusal): string {
  if (refusal.kind === 'good') return t('never-good', { good: goodName(refusal.good) });
  return refusal.kind === 'seat' ? t('never-with', { player: seatName(refusal.seat) }) : t('never-now');
}

/** Opens the list of all; the sign is struck where there is one. */
export function RefusalsButton() {
  return (
    <button type="button" class={`quiet refusals-button${anyRefusal.value ? ' some' : ''}`} data-act="refusals" aria-label={t('refusals')} title={t('refusals')} onClick={() => (refusalsOpen.value = true)}>
      <Struck />
    </button>
  );
}

function Toggle({ refusal, children }: { refusal: Refusal; children: ComponentChildren }) {
  const label = refusalText(refusal);
  const id = refusal.kind === 'good' ? refusal.good : refusal.kind === 'seat' ? refusal.seat : 'turn';
  return (
    <button type="button" class={`refusal of-${refusal.kind} ${refusal.kind === 'good' ? `get ${refusal.good}` : ''}`} data-refuse={id} aria-pressed={stands(refusal)} aria-label={label} title={label} onClick={() => flip(refusal)}>
      {children}
      <span class="struck">
        <Struck />
      </span>
    </button>
  );
}

/** All of them, on the stage. */
export function Refusals() {
  const others = seats.value.filter(({ seat }) => seat !== mySeat.value);
  return (
    <div class="refusals" role="group" aria-label={t('refusals')}>
      <StageHead title={t('refusals')} onClose={() => (refusalsOpen.value = false)} />
      <div class="gets" role="group" aria-label={t('never-give')}>
        {goodsInPlay().map((good) => (
          <Toggle key={good} refusal={{ kind: 'good', good }}>
            <GoodPicture good={good} />
          </Toggle>
        ))}
      </div>
      <div class="people" role="group" aria-label={t('never-deal')}>
        {others.map(({ seat }) => (
          <Toggle key={seat} refusal={{ kind: 'seat', seat }}>
            <Sign colour={colourOf(seat)} size={22} />
            <bdi>{seatName(seat)}</bdi>
          </Toggle>
        ))}
      </div>
      <p class="hint">{t('refusals-hint')}</p>
      <div class="row ends">
        <Toggle refusal={{ kind: 'turn' }}>{t('never-now')}</Toggle>
        <button type="button" data-act="lift" disabled={!anyRefusal.value} onClick={liftAll}>
          {t('lift-all')}
        </button>
      </div>
    </div>
  );
}

/** What can be refused for good about one offer; one press sets it, and the offer is declined with it. */
export function RefuseThis({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const goods = entries(offer.gets).map(([good]): Refusal => ({ kind: 'good', good }));
  const choices: Refusal[] = [...goods.slice(0, 3), { kind: 'turn' }, { kind: 'seat', seat: offer.seat }];
  return (
    <div class="refuse-this" role="group" aria-label={t('refusals')}>
      {choices.map((refusal) => (
        <button
          type="button"
          key={refusalText(refusal)}
          data-refuse={refusal.kind === 'good' ? refusal.good : refusal.kind}
          onClick={() => {
            flip(refusal);
            onDone();
          }}
        >
          {refusalText(refusal)}
        </button>
      ))}
      <button type="button" class="quiet" data-act="back" onClick={onDone}>
        {t('back')}
      </button>
    </div>
  );
}

/** On the seat of somebody who is not traded with: a press lifts it. */
export function NotWith({ seat }: { seat: number }) {
  if (!refusesSeat(seat)) return null;
  const label = t('never-with-lift', { player: seatName(seat) });
  return (
    <button type="button" class="never" data-lift={seat} aria-label={label} title={label} onClick={() => flip({ kind: 'seat', seat })}>
      <Struck />
    </button>
  );
}
