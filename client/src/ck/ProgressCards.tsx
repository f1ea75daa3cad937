/** The progress cards in hand: picture and title; a press holds one up on the stage, with its text and the way to play it. */
import { draft, start } from '../acting/draft';
import { ProgressPicture, trackOf } from '../art/progress';
import { t } from '../i18n/bundle';
import { cardName } from '../i18n/names';
import { fixed, myRow } from '../state/store';
import { held, turnCard } from '../table/held';
import { isPlayable } from '../table/HeldCard';
import { progressText } from './cardText';
import { Harbour, tooManyCards } from './steps';

function Card({ card, n, playable }: { card: string; n: number; playable: boolean }) {
  const open = held.value === card;
  return (
    <button
      type="button"
      class={`progress-card of-${trackOf(card)}${playable ? ' able' : ''}${open ? ' chosen' : ''}`}
      data-progress={card}
      aria-expanded={open}
      aria-label={`${cardName(card)}${n > 1 ? ` × ${n}` : ''}. ${progressText(card)}`}
      title={`${cardName(card)}: ${progressText(card)}`}
      onClick={() => turnCard(card)}
    >
      <ProgressPicture card={card} />
      <span class="label">{cardName(card)}</span>
      {n > 1 && <span class="badge" data-mark={n} />}
    </button>
  );
}

export function ProgressHand() {
  const cards = myRow.value?.progress ?? [];
  if (draft.value?.kind === 'return') return null; // the cards are up for choice then
  if (!cards.length) return <Harbour />;
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const limit = fixed.value?.progress_limit ?? cards.length;
  return (
    <div class="progress-hand" role="group" aria-label={`${t('progress-cards')}: ${t('hand-limit', { n: cards.length, limit })}`} title={t('progress-limit', { limit })}>
      {[...counts].map(([card, n]) => (
        <Card key={card} card={card} n={n} playable={isPlayable(card)} />
      ))}
      <Harbour />
    </div>
  );
}

/** Puts a card back when there are too many; it stands beside the line that says so. */
export function ReturnCard() {
  if (!tooManyCards() || draft.value) return null;
  return (
    <button type="button" class="small warn return-card" data-act="return" title={t('button-return')} aria-label={t('button-return')} onClick={() => start('return')}>
      <span data-mark="↩" />
      <span class="word">{t('button-return')}</span>
    </button>
  );
}
