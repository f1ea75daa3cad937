/** The one line that says what is asked of the player now. */
import { candidates, cancel, draft, onBoard, optional, pick, preview, slot } from '../acting/draft';
import { placeKind } from '../acting/choose';
import { blocksMe } from '../acting/ghosts';
import { Sign } from '../art/chips';
import { colourOf } from '../board/pieces';
import { phaseName, stepArgs, tooManyCards } from '../ck/steps';
import { has, list, t } from '../i18n/bundle';
import { placeName, seatName, slug } from '../i18n/names';
import { awaited, fixed, mySeat, myRow, scene, table } from '../state/store';
import { Clock } from './Clock';

function waitingText(): string {
  const now = scene.value;
  if (!now) return t('prompt-start');
  const names = list(now.awaiting.map(seatName));
  const waiting = `prompt-wait-${slug(now.phase)}`;
  return t(has(waiting) ? waiting : 'prompt-wait', { names });
}

/** What is asked, as text. */
export function promptText(): string {
  const now = scene.value;
  if (!now || table.value?.stage === 'open') return t('prompt-start');
  if (now.phase === 'over') return t('prompt-over');
  const wish = draft.value;
  if (wish && !awaited.value && mySeat.value === null) return waitingText();
  if (wish && slot.value) {
    const act = t(`act-${slug(wish.kind)}`);
    const phase = `prompt-${slug(phaseName())}`;
    if (!onBoard.value) {
      const special = `choose-${slug(wish.kind)}-${slot.value}`;
      return t(has(special) ? special : `choose-${slot.value}`, stepArgs());
    }
    if (!optional.value && slot.value === 'place' && has(phase) && now.phase !== 'main') return t(phase, { n: now.free_roads, ...stepArgs() });
    const special = `choose-${slug(wish.kind)}-${slot.value}`;
    return t(has(special) ? special : 'choose-place', { act });
  }
  if (!awaited.value) return waitingText();
  if (now.phase === 'main' && tooManyCards()) return t('prompt-too-many-cards', { n: myRow.value?.progress_size ?? 0, limit: fixed.value?.progress_limit ?? 0 });
  const cause = now.phase === 'discarding' && now.discard_cause ? `-${now.discard_cause}` : '';
  const id = `prompt-${slug(now.phase)}${cause}`;
  const n = now.phase === 'discarding' ? (now.due[String(mySeat.value)] ?? 0) : now.free_roads;
  return has(id) ? t(id, { n, ...stepArgs() }) : t('prompt-step', { act: list([...new Set(candidates.value.map((one) => one.kind))]) });
}

export function Prompt() {
  const now = scene.value;
  const seat = now?.awaiting[0];
  return (
    <div class={`prompt${awaited.value ? ' mine' : ''}`}>
      {seat !== undefined && <Sign colour={colourOf(seat)} size={20} />}
      <p tabIndex={-1}>{promptText()}</p>
      <Clock />
      {draft.value && optional.value && (
        <button type="button" class="small" onClick={cancel}>
          {t('cancel')} <kbd>Esc</kbd>
        </button>
      )}
    </div>
  );
}

/** The second step of a placement by touch. */
export function Confirm() {
  const place = preview.value;
  const wish = draft.value;
  if (!place || !wish) return null;
  return (
    <div class="confirm">
      <p>
        {placeName(placeKind(wish.kind), place)}
        {blocksMe(place) && <strong>. {t('robber-on-own')}</strong>}
      </p>
      <button type="button" class="primary" onClick={() => pick(place)}>
        {t('confirm-here', { act: t(`act-${slug(wish.kind)}`) })}
      </button>
      <button
        type="button"
        onClick={() => {
          preview.value = null;
        }}
      >
        {t('cancel')}
      </button>
    </div>
  );
}
