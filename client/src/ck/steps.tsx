/** What the steps of Cities & Knights ask beside places and cards, and what holds for the rest of a turn. */
import { draft, start } from '../acting/draft';
import { Die } from '../art/dice';
import { GoodsLine } from '../art/goods';
import { has, t } from '../i18n/bundle';
import { goodName, slug, whoName } from '../i18n/names';
import { busy, citiesKnights, legal, mySeat, play, scene } from '../state/store';

/** The phase by name; the second founding of Cities & Knights is of a city. */
export function phaseName(): string {
  const now = scene.value;
  const founding = now?.phase === 'found settlement' && citiesKnights.value;
  return founding && Object.values(now.pieces.settlements).includes(mySeat.value ?? -1) ? 'found city' : (now?.phase ?? '');
}

/** Whether the player holds more progress cards than a turn may end with. */
export function tooManyCards(): boolean {
  return legal.value.some((one) => one.kind === 'return');
}

/** What a step is about, for its message. */
export function stepArgs(): Record<string, string | number> {
  const { seat, strength, active, track, good } = scene.value?.step ?? {};
  return {
    player: seat === undefined ? '' : whoName(seat),
    strength: strength ?? 0,
    state: active ? 'active' : 'passive',
    track: track ? t(`track-${track}`) : '',
    good: good ? goodName(good) : '',
  };
}

/** No more of this: knights, the Aqueduct's resource, a place for a road. */
export function Done() {
  if (!legal.value.some((one) => one.kind === 'done')) return null;
  const id = `done-${slug(scene.value?.phase ?? '')}`;
  return (
    <button type="button" class="done" data-act="done" disabled={busy.value} onClick={() => play('done')}>
      {t(has(id) ? id : 'act-done')}
    </button>
  );
}

/** Calls that a Commercial Harbour still allows. */
export function Harbour() {
  if (draft.value || !legal.value.some((one) => one.kind === 'ask')) return null;
  return (
    <button type="button" class="gold small" data-act="ask" onClick={() => start('ask')}>
      {t('harbour-call')}
    </button>
  );
}

export function hasLasting(): boolean {
  const now = scene.value;
  return Boolean(now && (now.fleet?.length || now.crane || now.set_dice));
}

/** What played cards do for the rest of the turn. */
export function Lasting() {
  const now = scene.value;
  if (!now || !hasLasting()) return null;
  const fleet = now.fleet ?? [];
  const dice = now.set_dice;
  return (
    <ul class="lasting">
      {fleet.length > 0 && (
        <li>
          {t('fleet-trades')} <GoodsLine goods={Object.fromEntries(fleet.map((good) => [good, 1]))} /> {t('rate', { n: 2 })}
        </li>
      )}
      {now.crane ? <li>{t('crane-works', { n: now.crane })}</li> : null}
      {dice && (
        <li>
          {t('dice-are-set')} <Die value={dice[0]} tone="red" /> <Die value={dice[1]} tone="yellow" />
        </li>
      )}
    </ul>
  );
}
