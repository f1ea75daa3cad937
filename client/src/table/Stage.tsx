/** The one place for questions: a rectangle that never changes. At rest it holds what is good to have in sight. */
import type { ComponentType } from 'preact';
import { Improvements } from '../ck/Improvements';
import { KnightMenu } from '../ck/KnightMenu';
import { Done } from '../ck/steps';
import { TakeGoods } from '../ck/TakeGoods';
import { t } from '../i18n/bundle';
import { report } from '../motion/battle';
import { BattleReport } from '../motion/BattleScene';
import { shape } from '../state/screen';
import { awaited, citiesKnights, mySeat, send } from '../state/store';
import { type Question, question } from './asking';
import { Called } from './Called';
import { Choices } from './Choices';
import { Discard } from './Discard';
import { HeldCard } from './HeldCard';
import { Offers } from './Offers';
import { Place } from './Place';
import { promptText } from './Prompt';
import { Recap } from './Recap';
import { Refusals } from './Refusals';
import { AbortVote } from './Settings';
import { StageHead } from './StageHead';
import { Trade } from './Trade';

/** A bot stands in for the reader. */
function TakeBack() {
  return (
    <>
      <StageHead title={t('bot-plays-you')} />
      <span class="fill" />
      <div class="row ends">
        <button type="button" class="primary" onClick={() => send({ do: 'return', seat: mySeat.value ?? 0 })}>
          {t('take-back')}
        </button>
      </div>
    </>
  );
}

/** Nothing to choose but to go on. */
function OnlyDone() {
  return (
    <>
      <StageHead title={promptText()} />
      <span class="fill" />
      <div class="row ends">
        <Done />
      </div>
    </>
  );
}

const ASKED: Record<Question, ComponentType> = {
  return: TakeBack,
  abort: AbortVote,
  discard: Discard,
  take: TakeGoods,
  place: Place,
  choice: Choices,
  done: OnlyDone,
  knight: KnightMenu,
  card: HeldCard,
  trade: Trade,
  offers: Offers,
  refusals: Refusals,
  call: Called,
};

/** What is asked now, wherever it is shown. */
export function Asked() {
  const Content = question.value && ASKED[question.value];
  return Content ? <Content /> : null;
}

export function Stage() {
  const asked = question.value;
  const wide = shape.value === 'wide';
  const told = !asked && report.value !== null && (wide || !awaited.value);
  if (!asked && !told && !wide) return null; // the log, or cards and buttons, have the room
  const Content = asked ? ASKED[asked] : told ? BattleReport : citiesKnights.value ? Improvements : Recap;
  const name = asked ?? (told ? 'battle' : 'rest');
  return (
    <section class={`stage of-${name}${asked ? ' asks' : ''}`} aria-label={t(asked ? 'stage' : 'stage-rest')}>
      <Content key={name} />
    </section>
  );
}
