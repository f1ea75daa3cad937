/** The one line that says what is asked of the player now. */
import { candidates, draft, onBoard, optional, slot } from '../acting/draft';
import { Sign } from '../art/chips';
import { colourOf } from '../board/pieces';
import { ReturnCard } from '../ck/ProgressCards';
import { phaseName, stepArgs, tooManyCards } from '../ck/steps';
import { has, list, t } from '../i18n/bundle';
import { seatName, slug, total } from '../i18n/names';
import { awaited, fixed, mySeat, myRow, scene, table } from '../state/store';
import { question } from './asking';
import { Clock } from './Clock';
import { offersToMe } from './offering';

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
  if (question.value === 'offers' && offersToMe.value.length) return t('offer-to-you');
  if (question.value === 'trade') return t('prompt-trading');
  if (!awaited.value) return waitingText();
  if (now.phase === 'main' && tooManyCards()) return t('prompt-too-many-cards', { n: myRow.value?.progress_size ?? 0, limit: fixed.value?.progress_limit ?? 0 });
  const cause = now.phase === 'discarding' && now.discard_cause ? `-${now.discard_cause}` : '';
  const id = `prompt-${slug(now.phase)}${cause}`;
  const n = now.phase === 'discarding' ? (now.due[String(mySeat.value)] ?? 0) : now.free_roads;
  return has(id) ? t(id, { n, ...stepArgs() }) : t('prompt-step', { act: list([...new Set(candidates.value.map((one) => one.kind))]) });
}

/** Letters beyond which the line is set smaller. */
const LONG = 54;

/** How many cards the hand holds, of how many that are safe at a seven. */
function Count() {
  const row = myRow.value;
  if (!row?.hand) return null;
  const n = total(row.hand);
  const label = t('hand-limit', { n, limit: row.hand_limit });
  return (
    <span class={`count${n > row.hand_limit ? ' warn' : ''}`} role="img" aria-label={label} title={label}>
      <b>{n}</b> / {row.hand_limit}
    </span>
  );
}

export function Prompt() {
  const seat = scene.value?.awaiting[0];
  const text = promptText();
  return (
    <div class={`prompt${awaited.value ? ' mine' : ''}${question.value ? ' asks' : ''}${text.length > LONG ? ' long' : ''}`}>
      <span class="whose">{seat !== undefined && <Sign colour={colourOf(seat)} size={20} />}</span>
      <p tabIndex={-1}>{text}</p>
      <ReturnCard />
      <Count />
      <Clock />
    </div>
  );
}
