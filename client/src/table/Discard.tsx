/** Which cards to give up, beside the board and not over it. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { GoodFace } from '../art/goods';
import { t } from '../i18n/bundle';
import { entries, goodName, goodsNotation, total } from '../i18n/names';
import type { Good, Goods } from '../net/types';
import { busy, legal, myRow, mySeat, play, scene } from '../state/store';

const chosen = signal<Goods>({});

/** What to give up when nobody has a better idea: always one of the kind there is most of. */
export function suggestion(hand: Goods, due: number): Goods {
  const left = { ...hand };
  const given: Goods = {};
  for (let i = 0; i < due; i++) {
    const [most] = entries(left).sort((a, b) => b[1] - a[1]);
    if (!most) break;
    left[most[0]] = most[1] - 1;
    given[most[0]] = (given[most[0]] ?? 0) + 1;
  }
  return given;
}

export const mustDiscard = () => legal.value.some((one) => one.kind === 'discard');

export function Discard() {
  const due = scene.value?.due[String(mySeat.value)] ?? 0;
  const hand = myRow.value?.hand ?? {};
  const needed = mustDiscard();
  useLayoutEffect(() => {
    chosen.value = {};
  }, [needed]);
  if (!needed || !due) return null;
  const n = total(chosen.value);
  const change = (good: Good, by: number) => {
    chosen.value = { ...chosen.value, [good]: (chosen.value[good] ?? 0) + by };
  };
  return (
    <section class="discard" aria-label={t('discard')}>
      <div class="row">
        {entries(hand).map(([good, held]) => {
          const given = chosen.value[good] ?? 0;
          return (
            <span key={good} class={`weigh${given ? ' some' : ''}`}>
              <button type="button" data-discard={good} disabled={given >= held || n >= due} aria-label={t('discard-more', { good: goodName(good), n: given, of: held })} onClick={() => change(good, 1)}>
                <GoodFace good={good} count={held - given} bare />
                {given > 0 && <span class="given" data-mark={`−${given}`} />}
              </button>
              <button type="button" class="less" disabled={!given} aria-label={t('keep-more', { good: goodName(good) })} onClick={() => change(good, -1)}>
                +
              </button>
            </span>
          );
        })}
      </div>
      <p aria-live="polite">{t('discard-chosen', { n, due })}</p>
      <div class="row ends">
        <button type="button" class="primary" data-act="discard" disabled={n !== due || busy.value} onClick={() => play(`discard ${goodsNotation(chosen.value)}`)}>
          {t('discard-do', { n: due })}
        </button>
        <button
          type="button"
          data-act="suggest"
          onClick={() => {
            chosen.value = suggestion(hand, due);
          }}
        >
          {t('discard-suggest')}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            chosen.value = {};
          }}
        >
          {t('clear')}
        </button>
      </div>
    </section>
  );
}
