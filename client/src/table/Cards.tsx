/** The own cards beside the goods: development cards, or progress cards. A press holds one up. */
import { DevelopmentFace } from '../art/development';
import { ProgressHand } from '../ck/ProgressCards';
import { t } from '../i18n/bundle';
import { cardName } from '../i18n/names';
import type { Card } from '../net/types';
import { citiesKnights, myRow } from '../state/store';
import { held, turnCard } from './held';
import { cardText, isNew, isPlayable } from './HeldCard';

function DevelopmentCard({ card, n }: { card: string; n: number }) {
  const text = cardText(card);
  const fresh = isNew(card);
  const open = held.value === card;
  return (
    <button
      type="button"
      class={`dev-card${isPlayable(card) ? ' able' : ''}${open ? ' chosen' : ''}`}
      data-card={card}
      aria-expanded={open}
      aria-label={`${cardName(card)}${n > 1 ? ` × ${n}` : ''}. ${text}${fresh ? ` (${t('card-bought-now')})` : ''}`}
      title={`${cardName(card)}: ${text}`}
      onClick={() => turnCard(card)}
    >
      <DevelopmentFace card={card} />
      <span class="label">{cardName(card)}</span>
      {n > 1 && <span class="badge" data-mark={n} />}
      {fresh && <span class="new" aria-hidden="true" />}
    </button>
  );
}

export function Cards() {
  const row = myRow.value;
  const cards = (Object.entries(row?.cards ?? {}) as [Card, number][]).filter(([, n]) => n > 0);
  return (
    <div class="cards">
      {cards.length > 0 && row && (
        <div class="dev-hand" role="group" aria-label={t('development-cards')} data-cards={cards.length}>
          {cards.map(([card, n]) => (
            <DevelopmentCard key={card} card={card} n={n} />
          ))}
        </div>
      )}
      {citiesKnights.value && row && <ProgressHand />}
    </div>
  );
}
