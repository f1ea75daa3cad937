/** Somebody would like a good: what one asks for it is one press. */
import { PlayerChip } from '../art/chips';
import { GoodPicture, GoodsLine } from '../art/goods';
import { t } from '../i18n/bundle';
import { goodName, goodsInPlay, seatName } from '../i18n/names';
import type { Good } from '../net/types';
import { busy } from '../state/store';
import { type Call, callToMe, putCallAside } from './calls';
import { keep } from './kept';
import { flip } from './refusals';
import { StageHead } from './StageHead';
import { clearScales, getOne, give, giveOne, makeOffer } from './trading';

/** Opens the scales with the good on them, for other terms than one for one. */
function composeFor(call: Call): void {
  clearScales();
  keep({ addressee: call.seat });
  giveOne(call.good);
}

async function answer(call: Call, good: Good): Promise<void> {
  keep({ addressee: call.seat });
  clearScales();
  if (await makeOffer({ gives: { [call.good]: 1 }, gets: { [good]: 1 } })) return;
  give.value = { [call.good]: 1 }; // refused: the terms are kept, to be changed
  getOne(good);
}

export function Called() {
  const call = callToMe.value;
  if (!call) return null;
  const title = (
    <span class="maker">
      <PlayerChip seat={call.seat} /> {t('call-theirs')} <GoodsLine goods={{ [call.good]: 1 }} />
    </span>
  );
  return (
    <div class="called" role="group" aria-label={t('call-of', { player: seatName(call.seat), good: goodName(call.good) })}>
      <StageHead title={title} onClose={() => putCallAside(call)} />
      <p class="hint">{t('call-answer')}</p>
      <div class="gets">
        {goodsInPlay()
          .filter((good) => good !== call.good)
          .map((good) => {
            const label = t('call-for-one', { gives: goodName(call.good), gets: goodName(good) });
            return (
              <button type="button" key={good} class={`get ${good}`} data-answer={good} disabled={busy.value} aria-label={label} title={goodName(good)} onClick={() => answer(call, good)}>
                <GoodPicture good={good} />
              </button>
            );
          })}
      </div>
      <span class="fill" />
      <div class="row ends">
        <button type="button" data-refuse={call.good} onClick={() => flip({ kind: 'good', good: call.good })}>
          {t('never-good', { good: goodName(call.good) })}
        </button>
        <button type="button" data-act="compose" onClick={() => composeFor(call)}>
          {t('other-terms')}
        </button>
        <button type="button" data-act="not-now" onClick={() => putCallAside(call)}>
          {t('keep-it')}
        </button>
      </div>
    </div>
  );
}
