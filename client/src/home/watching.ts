/** Who may watch, as one choice of few. */
import { t } from '../i18n/bundle';
import type { Watching } from '../net/types';

export const NOBODY = 'nobody';
const DELAYS = [0, 30, 60, 120, 300];

/** The choices, with the one that was made by other means. */
export function watchingChoices({ allowed, delay }: Watching): string[] {
  const delays = !allowed || DELAYS.includes(delay) ? DELAYS : [...DELAYS, delay].sort((a, b) => a - b);
  return [...delays.map(String), NOBODY];
}

export const choiceOf = ({ allowed, delay }: Watching): string => (allowed ? String(delay) : NOBODY);

export const watchingOf = (choice: string): Watching => (choice === NOBODY ? { allowed: false, delay: 0 } : { allowed: true, delay: Number(choice) });

export function choiceText(choice: string): string {
  if (choice === NOBODY) return t('watching-nobody');
  return choice === '0' ? t('watching-live') : t('watching-late', { n: Number(choice) });
}
