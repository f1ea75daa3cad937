/** The own cards: goods, then development cards. */
import { byKind } from '../acting/choose';
import { start } from '../acting/draft';
import { ProgressHand } from '../ck/ProgressCards';
import { DevelopmentFace } from '../art/development';
import { GoodFace } from '../art/goods';
import { t } from '../i18n/bundle';
import { cardName, goodName, goodsInPlay, slug, total } from '../i18n/names';
import type { Card } from '../net/types';
import { legal, myRow } from '../state/store';
import { mustDiscard } from './Discard';
import { giveOne } from './trading';
import { ask, stopAsking } from './Why';

function DevelopmentCard({ card, n, isNew }: { card: string; n: number; isNew: boolean }) {
  const playable = byKind(legal.value).has(card);
  const text = t(`card-${slug(card)}-text`);
  const isPoint = card === 'victory point';
  return (
    <button
      type="button"
      class="dev-card"
      data-card={card}
      aria-disabled={!playable}
      aria-label={`${cardName(card)}${n > 1 ? ` × ${n}` : ''}. ${text}${isNew ? ` (${t('card-bought-now')})` : ''}`}
      title={`${cardName(card)}: ${text}`}
      onClick={() => (playable ? start(card) : isPoint ? undefined : ask(card))}
      onBlur={stopAsking}
    >
      <DevelopmentFace card={card} />
      <span class="label">{cardName(card)}</span>
      {n > 1 && <span class="badge" data-mark={n} />}
      {isNew && <span class="new" aria-hidden="true" />}
    </button>
  );
}

export function Hand() {
  const row = myRow.value;
  if (!row?.hand || mustDiscard()) return null;
  const held = goodsInPlay().filter((good) => (row.hand?.[good] ?? 0) > 0);
  const n = total(row.hand);
  const cards = (Object.entries(row.cards ?? {}) as [Card, number][]).filter(([, count]) => count > 0);
  return (
    <section class="hand" aria-label={t('hand')}>
      <div class="goods-hand">
        {held.map((good) => {
          const count = row.hand?.[good] ?? 0;
          const shown = Math.min(count, 5);
          return (
            <button type="button" key={good} class={`pile of-${shown}`} data-good={good} aria-label={t('trade-with', { n: count, good: goodName(good) })} title={goodName(good)} onClick={() => giveOne(good)}>
              {Array.from({ length: shown }, (_, i) => (
                <GoodFace key={i} good={good} {...(i === shown - 1 && { count })} />
              ))}
            </button>
          );
        })}
        {!held.length && <p class="empty">{t('hand-empty')}</p>}
        {n > 0 && <span class={`size${n > row.hand_limit ? ' warn' : ''}`}>{t('hand-limit', { n, limit: row.hand_limit })}</span>}
      </div>
      {cards.length > 0 && (
        <div class="dev-hand" role="group" aria-label={t('development-cards')}>
          {cards.map(([card, count]) => (
            <DevelopmentCard key={card} card={card} n={count} isNew={(row.fresh[card] ?? 0) >= count} />
          ))}
        </div>
      )}
      <ProgressHand />
    </section>
  );
}
