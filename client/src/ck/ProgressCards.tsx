/** The progress cards in hand: picture and title; a press shows the text and the way to play it. */
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { draft, start } from '../acting/draft';
import { ProgressPicture, trackOf } from '../art/progress';
import { t } from '../i18n/bundle';
import { cardName, slug } from '../i18n/names';
import { fixed, legal, myRow, scene } from '../state/store';
import { useClosing } from '../table/closing';
import { ask, stopAsking } from '../table/Why';
import { tooManyCards } from './steps';

/** The card that is held up. */
const held = signal<string | null>(null);

const textOf = (card: string) => t(`card-${slug(card)}-text`);

function Card({ card, n, playable }: { card: string; n: number; playable: boolean }) {
  const open = held.value === card;
  return (
    <button
      type="button"
      class={`progress-card of-${trackOf(card)}${playable ? ' able' : ''}${open ? ' chosen' : ''}`}
      data-progress={card}
      aria-expanded={open}
      aria-label={`${cardName(card)}${n > 1 ? ` × ${n}` : ''}. ${textOf(card)}`}
      title={`${cardName(card)}: ${textOf(card)}`}
      onClick={() => {
        held.value = open ? null : card;
      }}
    >
      <ProgressPicture card={card} />
      <span class="label">{cardName(card)}</span>
      {n > 1 && <span class="badge" data-mark={n} />}
    </button>
  );
}

function HeldUp({ card, playable }: { card: string; playable: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useClosing(box, '.progress-card', () => {
    held.value = null;
  });
  return (
    <div ref={box} class={`held-card of-${trackOf(card)}`} role="group" aria-label={cardName(card)}>
      <ProgressPicture card={card} />
      <div>
        <h2>{cardName(card)}</h2>
        <p>{textOf(card)}</p>
        <div class="row">
          <button
            type="button"
            class="primary"
            data-act={`play ${card}`}
            aria-disabled={!playable}
            onBlur={stopAsking}
            onClick={() => {
              if (!playable) {
                void ask(`play ${card}`);
                return;
              }
              held.value = null;
              start(`play ${card}`);
            }}
          >
            {t('play-card')}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              held.value = null;
            }}
          >
            {t('close')}
          </button>
        </div>
      </div>
    </div>
  );
}

export function ProgressHand() {
  const cards = myRow.value?.progress ?? [];
  if (!cards.length || draft.value?.kind === 'return') return null; // the cards are up for choice then
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const playable = (card: string) => legal.value.some((one) => one.kind === `play ${card}`);
  const limit = fixed.value?.progress_limit ?? cards.length;
  const up = held.value;
  return (
    <div class="progress-hand" role="group" aria-label={t('progress-cards')}>
      {[...counts].map(([card, n]) => (
        <Card key={card} card={card} n={n} playable={playable(card)} />
      ))}
      <span class={`size${cards.length > limit ? ' warn' : ''}`} title={t('progress-limit', { limit })}>
        {t('hand-limit', { n: cards.length, limit })}
      </span>
      {tooManyCards() && !draft.value && (
        <button type="button" class="small warn" data-act="return" onClick={() => start('return')}>
          {t('button-return')}
        </button>
      )}
      {up && counts.has(up) && !draft.value && scene.value && <HeldUp card={up} playable={playable(up)} />}
    </div>
  );
}
