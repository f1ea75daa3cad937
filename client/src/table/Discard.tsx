/** What is given up: tapped in the hand, shown and confirmed here. */
import { t } from '../i18n/bundle';
import { goodsNotation, total } from '../i18n/names';
import { busy, myRow, play } from '../state/store';
import { chosen, discardOne, due, suggestion } from './discarding';
import { Given } from './Given';
import { StageHead } from './StageHead';

export function Discard() {
  const n = total(chosen.value);
  const wanted = due.value;
  return (
    <div class="discard">
      <StageHead title={t('discard')}>
        <span class="chosen-count" aria-live="polite">
          {t('discard-chosen', { n, due: wanted })}
        </span>
      </StageHead>
      <span class="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${n / Math.max(1, wanted)})` }} />
      </span>
      <Given goods={chosen.value} label="keep-more" hint={t('discard-hint')} onBack={(good) => discardOne(good, -1)} />
      <span class="fill" />
      <div class="row ends">
        <button
          type="button"
          class="quiet"
          disabled={!n}
          onClick={() => {
            chosen.value = {};
          }}
        >
          {t('clear')}
        </button>
        <button
          type="button"
          data-act="suggest"
          onClick={() => {
            chosen.value = suggestion(myRow.value?.hand ?? {}, wanted);
          }}
        >
          {t('discard-suggest')}
        </button>
        <button type="button" class="primary" data-act="discard" disabled={n !== wanted || busy.value} onClick={() => play(`discard ${goodsNotation(chosen.value)}`)}>
          {t('discard-do', { n: wanted })}
        </button>
      </div>
    </div>
  );
}
