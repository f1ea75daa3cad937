/** The bots as somebody: a name, a trade, a face; the same seat of the same table is always the same one. */
import { t } from '../i18n/bundle';
import type { Seat, TableInfo } from '../net/types';

export const PERSONAS = ['mira', 'bruno', 'vesna', 'otto', 'zora', 'tadeo'] as const;
export type PersonaName = (typeof PERSONAS)[number];

/** What a bot has something to say about. */
export type Occasion = 'hello' | 'robbed' | 'proud' | 'thanks' | 'won';

const FNV = 16777619;
const START = 2166136261;

/** A number below 2³² that differs between texts. */
export function hashOf(text: string): number {
  let found = START;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), FNV);
  return found >>> 0;
}

/** Who plays a seat; null for people and open seats. No two seats of a table are the same one; a rematch has the same ones. */
export function personaOf(table: Pick<TableInfo, 'options'>, seat: Seat): PersonaName | null {
  if (seat.kind !== 'bot') return null;
  return PERSONAS[(hashOf(JSON.stringify(table.options)) + seat.seat) % PERSONAS.length] ?? null;
}

export const personaName = (name: PersonaName) => t(`bot-${name}`);
export const personaTrade = (name: PersonaName) => t(`bot-${name}-trade`);
export const personaStyle = (name: PersonaName) => t(`bot-${name}-style`);
export const personaSays = (name: PersonaName, occasion: Occasion) => t(`bot-${name}-${occasion}`);
