/** Cards that were tapped in the hand, each to be tapped back; before the first one, what to do. */
import { GoodPicture } from '../art/goods';
import { t } from '../i18n/bundle';
import { entries, goodName } from '../i18n/names';
import type { Good, Goods } from '../net/types';

interface Props {
  goods: Goods;
  label: 'keep-more' | 'take-off';
  hint: string;
  onBack: (good: Good) => void;
}

export function Given({ goods, label, hint, onBack }: Props) {
  const given = entries(goods);
  return (
    <div class="given">
      {given.map(([good, n]) => (
        <button type="button" key={good} class={`get ${good} some`} data-back={good} aria-label={t(label, { good: goodName(good) })} title={goodName(good)} onClick={() => onBack(good)}>
          <GoodPicture good={good} />
          <span class="badge" data-mark={n} />
        </button>
      ))}
      {!given.length && <p class="hint">{hint}</p>}
    </div>
  );
}
