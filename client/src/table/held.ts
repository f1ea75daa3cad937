/** The own card that is held up: a development card, or a progress card. */
import { computed, signal } from '@preact/signals';
import { draft } from '../acting/draft';
import type { Card } from '../net/types';
import { myRow } from '../state/store';

export const held = signal<string | null>(null);

/** A card of that name in the own hand is a progress card; some development cards are called the same. */
export const isProgress = (card: string): boolean => myRow.value?.progress?.includes(card) ?? false;

const inHand = (card: string): boolean => Boolean(myRow.value?.cards?.[card as Card]) || isProgress(card);

export const heldCard = computed(() => (held.value && !draft.value && inHand(held.value) ? held.value : null));

/** Holds a card up, or puts it back. */
export function turnCard(card: string): void {
  held.value = held.value === card ? null : card;
}
