/** The rules of a table as chips: the game first, then whatever is not as usual. */
import { t } from '../i18n/bundle';
import { rules } from '../net/catalogue';
import type { Clock, Dice, TableInfo, Watching } from '../net/types';
import { optionText, valueText } from './options';

interface Props {
  options: TableInfo['options'];
  clock: Clock;
  dice: Dice;
  watching: Watching;
}

export function RuleChips({ options, clock, dice, watching }: Props) {
  const game = String(options.game);
  const known = rules()?.options ?? [];
  const changed = Object.entries(options).filter(([name, value]) => name !== 'game' && name !== 'players' && known.find((one) => one.name === name)?.games[game]?.default !== value);
  return (
    <ul class="rule-chips" aria-label={t('rules-of-table')}>
      <li class="main-chip">{t(`game-${game}`)}</li>
      {clock.turn > 0 && <li>{t('clock-chip', { n: clock.turn })}</li>}
      {dice === 'balanced' && <li title={t('dice-balanced-about')}>{t('dice-chip')}</li>}
      {!watching.allowed && <li>{t('unwatched-chip')}</li>}
      {watching.allowed && watching.delay > 0 && <li>{t('watched-late-chip', { n: watching.delay })}</li>}
      {changed.map(([name, value]) => (
        <li key={name}>{t('chip', { option: optionText(name), value: valueText(name, value) })}</li>
      ))}
    </ul>
  );
}
