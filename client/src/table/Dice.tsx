/** The last roll, large. */
import { EventDie } from '../art/barbarians';
import { Die } from '../art/dice';
import { t } from '../i18n/bundle';
import { eventMeaning } from '../ck/event';
import { citiesKnights, scene } from '../state/store';

export function Dice() {
  const now = scene.value;
  if (!now?.dice) return null;
  const [one, two] = now.dice;
  const meaning = eventMeaning();
  return (
    <div class={`dice${meaning ? ' with-event' : ''}`} role="img" aria-label={[t('dice-shown', { one, two, sum: one + two }), meaning].filter(Boolean).join('. ')} key={now.turn}>
      <Die value={one} tone={citiesKnights.value ? 'red' : 'plain'} />
      <Die value={two} tone={citiesKnights.value ? 'yellow' : 'plain'} />
      {now.event_die && <EventDie face={now.event_die} />}
      <b aria-hidden="true">{one + two}</b>
      {meaning && <span class="meaning">{meaning}</span>}
    </div>
  );
}
