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
  const label = [t('dice-shown', { one, two, sum: one + two }), meaning].filter(Boolean).join('. ');
  return (
    <div class="dice" role="img" aria-label={label} title={label} key={now.turn}>
      <Die value={one} tone={citiesKnights.value ? 'red' : 'plain'} />
      <Die value={two} tone={citiesKnights.value ? 'yellow' : 'plain'} />
      {now.event_die && <EventDie face={now.event_die} />}
      <b aria-hidden="true">{one + two}</b>
    </div>
  );
}
