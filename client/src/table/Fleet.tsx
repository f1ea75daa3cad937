/** The barbarians: their lane beside the board, or what matters of it as the way to the charts. */
import { Barbarians } from '../ck/Barbarians';
import { ChartsButton } from '../ck/Charts';
import { t } from '../i18n/bundle';
import { shape } from '../state/screen';
import { citiesKnights } from '../state/store';
import { chartsShown, openSheet } from './Side';

export function Fleet() {
  if (!citiesKnights.value) return null;
  if (shape.value === 'wide') return <Barbarians />;
  return (
    <section class="fleet" aria-label={t('open-charts')}>
      <ChartsButton open={chartsShown.value} onPress={() => openSheet('charts')} />
    </section>
  );
}
