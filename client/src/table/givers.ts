/** Who could give what the reader would like to have, by what lies open and, for those who like that help, by counting. */
import { computed } from '@preact/signals';
import { countHands } from '../end/counting';
import { entries } from '../i18n/names';
import type { Goods } from '../net/types';
import { prefs } from '../state/prefs';
import { events, mySeat, scene, seats } from '../state/store';
import { refusesSeat } from './refusals';
import { get } from './trading';

export interface Giver {
  seat: number;
  /** Cards in hand; null where nobody may know. */
  cards: number | null;
  /** The fewest and the most of what is wanted, where that is counted and one kind is wanted; cards of unknown kinds aside. */
  counted: [low: number, high: number] | null;
  /** Cards whose kind nobody told. */
  unknown: number;
  refused: boolean;
}

/** Whether a seat cannot give it for all that the reader knows. */
export const cannotGive = ({ cards, counted, unknown }: Giver): boolean => cards === 0 || (counted !== null && counted[1] === 0 && unknown === 0);

const counts = computed(() => {
  const rows = scene.value?.players ?? [];
  if (!prefs.value.counting || rows.some((row) => row.hand_size === null)) return null;
  return countHands(events.value, rows.length);
});

function wantedOf(goods: Goods) {
  const [wanted, more] = entries(goods);
  return more ? null : (wanted?.[0] ?? null);
}

/** The others: where the reader is not on turn, the seat that is. */
export const givers = computed<Giver[]>(() => {
  const now = scene.value;
  if (!now) return [];
  const wanted = wantedOf(get.value);
  return seats.value
    .filter(({ seat }) => seat !== mySeat.value && (now.active === mySeat.value || seat === now.active))
    .map(({ seat }) => {
      const hand = wanted ? counts.value?.[seat] : undefined;
      return {
        seat,
        cards: now.players[seat]?.hand_size ?? null,
        counted: hand && wanted ? hand.range(wanted) : null,
        unknown: hand?.unknown ?? 0,
        refused: refusesSeat(seat),
      };
    });
});
