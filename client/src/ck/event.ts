/** What the event die says, in words. */
import { GATES } from '../art/barbarians';
import { t } from '../i18n/bundle';
import { scene } from '../state/store';

/** Empty in the base game, and before the first roll. */
export function eventMeaning(): string {
  const now = scene.value;
  if (!now?.event_die || !now.dice) return '';
  const track = GATES[now.event_die];
  if (!track) return t('meaning-ship');
  const red = now.dice[0];
  return t('meaning-gate', { face: t(`face-${now.event_die}`), track: t(`track-${track}`), red, level: Math.max(1, red - 1) });
}
