/** What is in sight when nothing is asked: the events of this turn, and what was taken from the reader before it. */
import { t } from '../i18n/bundle';
import { eventLine } from '../i18n/events';
import type { GameEvent } from '../net/types';
import { events, mySeat } from '../state/store';
import { rankOf, toneOf } from './news';

const SHOWN = 8;
const LOSSES_SHOWN = 4;

const begunBy = (event: GameEvent, seat: number | null) => event.event === 'turn' && (event.player as { seat?: number } | undefined)?.seat === seat;

/** What was taken from the reader since the own turn before this one. */
export function lossesOf(all: readonly GameEvent[], seat: number | null): GameEvent[] {
  const start = all.findLastIndex((event) => event.event === 'turn');
  const before = all.slice(0, Math.max(0, start)).findLastIndex((event) => begunBy(event, seat));
  return all.slice(before + 1).filter((event) => rankOf(event, seat) >= 0 && toneOf(event, seat) === 'loss').slice(-LOSSES_SHOWN);
}

/** What the reader has lost, then the other events of the turn that runs. */
export function storyOf(all: readonly GameEvent[], seat: number | null): GameEvent[] {
  const start = all.findLastIndex((event) => event.event === 'turn') + 1;
  const losses = lossesOf(all, seat);
  const others = all.slice(start).filter((event) => rankOf(event, seat) >= 0 && toneOf(event, seat) !== 'loss');
  return [...losses, ...others.slice(losses.length - SHOWN)];
}

/** Losses, where there is room for no more. */
export function Losses({ of }: { of: readonly GameEvent[] }) {
  return (
    <ul class="losses">
      {of.map((event, i) => (
        <li key={`${event.seq}.${event.event}.${i}`}>{eventLine(event)}</li>
      ))}
    </ul>
  );
}

export function Recap() {
  const seat = mySeat.value;
  return (
    <div class="recap">
      <h2>{t('this-turn')}</h2>
      <ul>
        {storyOf(events.value, seat).map((event, i) => (
          <li key={`${event.seq}.${event.event}.${i}`} class={toneOf(event, seat)}>
            {eventLine(event)}
          </li>
        ))}
      </ul>
    </div>
  );
}
