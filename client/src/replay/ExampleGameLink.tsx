/** The way to the example game. */
import { t } from '../i18n/bundle';
import { link } from '../state/route';
import { EXAMPLE_GAME } from './told';

export function ExampleGameLink() {
  return (
    <a {...link(`/${EXAMPLE_GAME}`)} title={t('example-game-hint')}>
      {t('example-game')}
    </a>
  );
}
