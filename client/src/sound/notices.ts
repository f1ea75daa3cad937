/** What reaches somebody who is looking elsewhere: sounds, the title of the page, a message of the browser. */
import { effect } from '@preact/signals';
import { t } from '../i18n/bundle';
import type { GameEvent } from '../net/types';
import { prefs } from '../state/prefs';
import { awaited, fresh, legal, mySeat, table } from '../state/store';
import { type Sound, sound } from './sounds';

const seatOf = (value: unknown) => (value as { seat?: number } | undefined)?.seat;

/** The sound of an event for a seat; null for most. */
export function soundOf(event: GameEvent, seat: number | null): Sound | null {
  if (event.event === 'victory') return seatOf(event.player) === seat ? 'win' : 'over';
  if (event.event === 'stolen') return seat !== null && seatOf(event.victim) === seat ? 'robbed' : null;
  return event.event === 'dice' && event.total === 7 ? 'seven' : null;
}

function tell(text: string): void {
  if (document.visibilityState === 'visible' || !prefs.value.notify || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(t('title'), { body: text, tag: 'ostrov' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Follows the table that is shown; the answer ends it. */
export function followNotices(): () => void {
  let [mine, offered] = [false, false];
  const stops = [
    effect(() => {
      const now = awaited.value && table.value?.stage === 'playing';
      if (now && !mine) {
        sound('turn');
        tell(t('turn-notice'));
      }
      mine = now;
      document.title = now ? t('title-turn') : t('title');
    }),
    effect(() => {
      const now = legal.value.some((one) => one.kind === 'accept');
      if (now && !offered) {
        sound('offer');
        tell(t('offer-to-you'));
      }
      offered = now;
    }),
    effect(() => {
      for (const event of fresh.value) {
        const found = soundOf(event, mySeat.peek());
        if (found) sound(found);
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    document.title = t('title');
  };
}
