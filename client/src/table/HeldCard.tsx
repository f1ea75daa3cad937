/** A card held up on the stage: what it does, and the way to play it. */
import { useRef } from 'preact/hooks';
import { start } from '../acting/draft';
import { DevelopmentFace } from '../art/development';
import { ProgressPicture, trackOf } from '../art/progress';
import { progressText } from '../ck/cardText';
import { t } from '../i18n/bundle';
import { cardName, slug } from '../i18n/names';
import type { Card } from '../net/types';
import { legal, myRow } from '../state/store';
import { useClosing } from './closing';
import { held, heldCard, isProgress } from './held';
import { StageHead } from './StageHead';
import { ask, stopAsking } from './Why';

const POINT = 'victory point';

/** The action that plays a card. */
export const playing = (card: string): string => (isProgress(card) ? `play ${card}` : card);

export const isPlayable = (card: string): boolean => legal.value.some((one) => one.kind === playing(card));

/** What a card does, in the reader's words. */
export const cardText = (card: string): string => (isProgress(card) ? progressText(card) : t(`card-${slug(card)}-text`));

/** All cards of a kind were bought in this turn, in which they may not be played. */
export function isNew(card: string): boolean {
  const row = myRow.value;
  const n = row?.cards?.[card as Card] ?? 0;
  return n > 0 && (row?.fresh[card as Card] ?? 0) >= n;
}

function Play({ card }: { card: string }) {
  const able = isPlayable(card);
  const kind = playing(card);
  return (
    <button
      type="button"
      class="primary"
      data-act={kind}
      aria-disabled={!able}
      onBlur={stopAsking}
      onClick={() => {
        if (!able) {
          void ask(kind);
          return;
        }
        held.value = null;
        start(kind);
      }}
    >
      {t('play-card')}
    </button>
  );
}

export function HeldCard() {
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    held.value = null;
  };
  useClosing(box, '.dev-card, .progress-card, .why', close);
  const card = heldCard.value;
  if (!card) return null;
  return (
    <div ref={box} class={`held-card of-${isProgress(card) ? trackOf(card) : 'development'}`} role="group" aria-label={cardName(card)}>
      <StageHead title={cardName(card)} onClose={close} />
      <div class="card-text">
        {isProgress(card) ? <ProgressPicture card={card} /> : <DevelopmentFace card={card} />}
        <p>
          {cardText(card)} {isNew(card) && <small>({t('card-bought-now')})</small>}
        </p>
      </div>
      <span class="fill" />
      {card !== POINT && (
        <div class="row ends">
          <Play card={card} />
        </div>
      )}
    </div>
  );
}
