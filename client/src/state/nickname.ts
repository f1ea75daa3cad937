/** What one is called without saying so: a friendly name in the reader's language, until an own one is typed. */
import { t } from '../i18n/bundle';
import { prefs, setPref } from './prefs';

const RANGE = 1_000_000;

const parts = (id: string) => t(id).split(', ');

/** The name that a number stands for: who, and from where. */
export function nickname(luck: number): string {
  const [who, where] = [parts('nickname-who'), parts('nickname-where')];
  return `${who[luck % who.length]} ${where[Math.floor(luck / who.length) % where.length]}`;
}

/** The name that one plays under. */
export const myName = (): string => prefs.value.name.trim() || nickname(prefs.value.luck);

/** Another friendly name in place of the present one. */
export function drawName(): void {
  setPref('name', '');
  setPref('luck', Math.floor(Math.random() * RANGE));
}
