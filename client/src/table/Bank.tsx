/** What is left in the bank and in the deck. */
import { CardBack } from '../art/signs';
import { GoodPicture } from '../art/goods';
import { t } from '../i18n/bundle';
import { goodName, goodsInPlay } from '../i18n/names';
import { citiesKnights, scene } from '../state/store';

export function Bank() {
  const now = scene.value;
  if (!now) return null;
  return (
    <section class="bank" aria-label={t('bank')}>
      <small class="head">{t('bank')}</small>
      {goodsInPlay().map((good) => {
        const n = now.bank[good];
        const label = n === null ? t('bank-some', { good: goodName(good) }) : t('bank-left', { good: goodName(good), n: n ?? 0 });
        return (
          <span key={good} class={`stock${n === 0 ? ' none' : ''}`} role="img" aria-label={label} title={label}>
            <span class={`chip ${good}`}>
              <GoodPicture good={good} />
            </span>
            {n ?? '?'}
          </span>
        );
      })}
      {!citiesKnights.value && (
        <span class="stock" role="img" aria-label={t('deck-left', { n: now.deck })} title={t('deck-left', { n: now.deck })}>
          <CardBack tone="development" />
          {now.deck}
        </span>
      )}
    </section>
  );
}
