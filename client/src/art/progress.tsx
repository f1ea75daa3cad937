/** Progress cards: which deck they are of, and their pictures. */
import type { Track } from '../net/types';
import { POLITICS } from './progress_politics';
import { SCIENCE } from './progress_science';
import { TRADE } from './progress_trade';

const DECKS = { trade: TRADE, politics: POLITICS, science: SCIENCE } as const;

/** The names of all progress cards. */
export const PROGRESS = Object.values(DECKS).flatMap((deck) => Object.keys(deck));

export function trackOf(card: string): Track {
  return card in TRADE ? 'trade' : card in POLITICS ? 'politics' : 'science';
}

export function ProgressPicture({ card }: { card: string }) {
  return (
    <svg class="picture" viewBox="-17 -17 34 34" aria-hidden="true">
      {DECKS[trackOf(card)][card]}
    </svg>
  );
}
