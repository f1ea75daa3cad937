/** Why the step of the example game happens, in one sentence; it is read out when it changes. */
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import { turn } from './player';
import { told } from './told';

export function Narration() {
  const why = told.value;
  const now = turn.value;
  if (!why || !now) return null;
  return (
    <section class="narration" aria-label={t('example-game-why')} data-told={why.id}>
      <PlayerChip seat={now.seat} />
      <p role="status">{why.text}</p>
    </section>
  );
}
