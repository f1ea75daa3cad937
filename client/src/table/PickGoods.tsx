/** So many cards out of several bundles that may be had: tapped one by one, then taken together. */
import { useState } from 'preact/hooks';
import { GoodPicture } from '../art/goods';
import { t } from '../i18n/bundle';
import { GOODS, goodName, total } from '../i18n/names';
import type { Good, Goods } from '../net/types';
import { busy } from '../state/store';
import { StageHead } from './StageHead';

interface Props {
  title: string;
  /** All that may be had. */
  bundles: readonly Goods[];
  /** The name of the action in the page. */
  act: string;
  /** Drops the whole choice, where one may. */
  onCancel?: (() => void) | undefined;
  /** Is given one of the bundles. */
  onTake: (bundle: Goods) => void;
}

const within = (goods: Goods, bundle: Goods) => GOODS.every((good) => (goods[good] ?? 0) <= (bundle[good] ?? 0));

/** Whether one card more still leads to one of the bundles. */
function leadsOn(bundles: readonly Goods[], chosen: Goods, more: Good): boolean {
  const wanted = { ...chosen, [more]: (chosen[more] ?? 0) + 1 };
  return bundles.some((bundle) => within(wanted, bundle));
}

export function PickGoods({ title, bundles, act, onCancel, onTake }: Props) {
  const [chosen, choose] = useState<Goods>({});
  const due = Math.max(0, ...bundles.map(total));
  const n = total(chosen);
  const found = bundles.find((bundle) => within(chosen, bundle) && within(bundle, chosen));
  return (
    <div class="take">
      <StageHead title={title}>
        <span class="chosen-count" aria-live="polite">
          {t('discard-chosen', { n, due })}
        </span>
      </StageHead>
      <div class="gets">
        {GOODS.filter((good) => bundles.some((bundle) => bundle[good])).map((good) => {
          const taken = chosen[good] ?? 0;
          return (
            <button
              type="button"
              key={good}
              class={`get ${good}${taken ? ' some' : ''}`}
              data-take={good}
              disabled={!leadsOn(bundles, chosen, good)}
              aria-label={t('take-one', { good: goodName(good), n: taken })}
              title={goodName(good)}
              onClick={() => choose({ ...chosen, [good]: taken + 1 })}
            >
              <GoodPicture good={good} />
              {taken > 0 && <span class="badge">{taken}</span>}
            </button>
          );
        })}
      </div>
      <span class="fill" />
      <div class="row ends">
        {onCancel && (
          <button type="button" data-act="cancel" onClick={onCancel}>
            {t('cancel')} <kbd>Esc</kbd>
          </button>
        )}
        <button type="button" class="quiet" disabled={!n} onClick={() => choose({})}>
          {t('clear')}
        </button>
        <button type="button" class="primary" data-act={act} disabled={!found || busy.value} onClick={() => found && onTake(found)}>
          {t('take-these')}
        </button>
      </div>
    </div>
  );
}
