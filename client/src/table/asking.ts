/** Who has the stage: one question at a time, the most pressing first. */
import { computed, effect, signal } from '@preact/signals';
import { draft, onBoard, optional, slot } from '../acting/draft';
import { menuKnight } from '../ck/knights';
import { battleAhead } from '../motion/battle';
import { shape } from '../state/screen';
import { legal, mySeat, scene, table } from '../state/store';
import { callIsHeard, callToMe } from './calls';
import { mustDiscard } from './discarding';
import { heldCard } from './held';
import { leaving } from './leaving';
import { agreedTo, offersToMe, ownOffer } from './offering';
import { refusalsOpen } from './refusals';
import { tradable, tradeFirst, tradeOpen } from './trading';

export type Question = 'return' | 'abort' | 'discard' | 'take' | 'place' | 'choice' | 'done' | 'knight' | 'card' | 'trade' | 'offers' | 'refusals' | 'call';

const can = (kind: string) => legal.value.some((one) => one.kind === kind);

/** What the reader has begun: on the board, or with a knight or a card. */
const begun = computed<Question | null>(() => {
  if (draft.value) return onBoard.value ? 'place' : 'choice';
  if (menuKnight.value) return 'knight';
  return heldCard.value ? 'card' : null;
});

/** Offers that the reader has put aside, as they were then. */
const aside = signal('');
const offersAll = computed(() => JSON.stringify(scene.value?.offers ?? []));

export function putOffersAside(): void {
  aside.value = offersAll.value;
}

export const question = computed<Question | null>(() => {
  const at = table.value;
  const seat = mySeat.value;
  if (!scene.value || (at && at.stage !== 'playing')) return null; // an example has no table
  if (battleAhead.value) return null; // first everybody sees it
  const offered = scene.value.offers.length > 0 && aside.value !== offersAll.value;
  if (seat === null) return offered ? 'offers' : null;
  if (at?.seats.some((one) => one.seat === seat && one.bot_plays)) return 'return';
  if (at?.abort_votes.length && !at.abort_votes.includes(seat)) return 'abort';
  if (mustDiscard.value) return 'discard';
  if (can('take goods')) return 'take';
  if (begun.value && slot.value !== null && !optional.value) return begun.value;
  if (can('done') && !draft.value) return 'done';
  if (begun.value) return begun.value;
  if (refusalsOpen.value) return 'refusals';
  if (offersToMe.value.length && offered && !tradeFirst.value) return 'offers';
  if (tradeOpen.value && tradable.value) return 'trade';
  if (offered && (ownOffer.value?.open || agreedTo.value)) return 'offers';
  if (leaving.value || callIsHeard.value) return 'offers';
  return callToMe.value ? 'call' : null;
});

/** Sheets close when the game asks. */
export function followQuestions(closeSheet: () => void): () => void {
  return effect(() => {
    if (question.value && shape.value !== 'wide') closeSheet();
  });
}
