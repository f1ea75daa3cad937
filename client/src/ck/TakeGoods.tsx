/** The Master Merchant's choice out of a hand that lies open to him. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { GoodFace } from '../art/goods';
import { t } from '../i18n/bundle';
import { entries, GOODS, goodName, goodsNotation, total } from '../i18n/names';
import type { Good, Goods } from '../net/types';
import { busy, legal, play } from '../state/store';

const chosen = signal<Goods>({});

export function TakeGoods() {
  const bundles = legal.value.filter((one) => one.kind === 'take goods').flatMap((one) => (one.goods ? [one.goods] : []));
  const needed = bundles.length > 0;
  useLayoutEffect(() => {
    chosen.value = {};
  }, [needed]);
  const [first] = bundles;
  if (!first) return null;
  const due = total(first);
  const n = total(chosen.value);
  const most = (good: Good) => Math.max(...bundles.map((goods) => goods[good] ?? 0));
  const add = (good: Good) => {
    chosen.value = { ...chosen.value, [good]: (chosen.value[good] ?? 0) + 1 };
  };
  return (
    <section class="discard" aria-label={t('act-take-goods')}>
      <div class="row">
        {GOODS.filter((good) => most(good) > 0).map((good) => {
          const taken = chosen.value[good] ?? 0;
          return (
            <span key={good} class={`weigh${taken ? ' some' : ''}`}>
              <button type="button" data-take={good} disabled={taken >= most(good) || n >= due} aria-label={t('take-one', { good: goodName(good), n: taken })} onClick={() => add(good)}>
                <GoodFace good={good} {...(taken > 0 && { count: taken })} />
                <small>{goodName(good)}</small>
              </button>
            </span>
          );
        })}
      </div>
      <p aria-live="polite">{t('discard-chosen', { n, due })}</p>
      <div class="row ends">
        <button type="button" class="primary" data-act="take goods" disabled={n !== due || busy.value} onClick={() => play(`take goods ${goodsNotation(chosen.value)}`)}>
          {t('take-these')}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={!entries(chosen.value).length}
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
