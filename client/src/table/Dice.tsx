/** The last roll, large. */
import { Die } from '../art/dice';
import { t } from '../i18n/bundle';
import { expansion, scene } from '../state/store';

export function Dice() {
  const now = scene.value;
  if (!now?.dice) return null;
  const [one, two] = now.dice;
  return (
    <div class="dice" role="img" aria-label={t('dice-shown', { one, two, sum: one + two })} key={now.turn}>
      <Die value={one} tone={expansion.value ? 'red' : 'plain'} />
      <Die value={two} tone={expansion.value ? 'yellow' : 'plain'} />
      <b aria-hidden="true">{one + two}</b>
    </div>
  );
}
