/** How decks and progress cards look where one of them is chosen. */
import { draft } from '../acting/draft';
import { GoodsLine } from '../art/goods';
import { ProgressPicture, trackOf } from '../art/progress';
import { ProgressBack } from '../art/tracks';
import { t } from '../i18n/bundle';
import { cardName } from '../i18n/names';
import type { Track } from '../net/types';
import { myRow, scene } from '../state/store';
import { progressText } from './cardText';
import { buildingName } from './Improvements';
import { commodityOf, priceOf } from './tracks';

/** A deck to draw from, or a track to improve. */
export function DeckChoice({ track }: { track: Track }) {
  if (draft.value?.kind === 'improve') {
    const level = (myRow.value?.improvements?.[track] ?? 0) + 1;
    return (
      <>
        <b>{buildingName(track, level)}</b>
        <GoodsLine goods={{ [commodityOf(track)]: priceOf(level) }} />
      </>
    );
  }
  return (
    <>
      <ProgressBack track={track} />
      <b>{t(`track-${track}-title`)}</b>
      <small>{t('deck-of', { n: scene.value?.progress_decks?.[track] ?? 0 })}</small>
    </>
  );
}

/** A card with its picture, title and text. */
export function CardChoice({ card }: { card: string }) {
  return (
    <span class={`progress-face of-${trackOf(card)}`}>
      <ProgressPicture card={card} />
      <b>{cardName(card)}</b>
      <span class="text">{progressText(card)}</span>
    </span>
  );
}
