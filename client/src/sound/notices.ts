/** What reaches somebody who is looking elsewhere: sounds, the title of the page, a message of the browser. */
import { computed, effect } from '@preact/signals';
import { t } from '../i18n/bundle';
import { prefs } from '../state/prefs';
import { awaited, fresh, legal, mySeat, scene, table, you } from '../state/store';
import { leavesMeOut } from '../table/offering';
import { sound } from './play';
import { battleSound, type Hearer, soundOf } from './told';

/** Milliseconds from the horn of the barbarians to how the battle ended. */
const BATTLE = 1600;
/** Seconds left when the clock is heard. */
const LAST_SECONDS = 10;

function hearer(): Hearer {
  const seat = mySeat.peek();
  return { seat, active: seat !== null && scene.peek()?.active === seat, guest: you.peek()?.guest ?? null, muted: prefs.peek().muted };
}

/** The moment at which the reader's clock is heard, in milliseconds; null when it does not run. */
const rings = computed(() => {
  const now = scene.value;
  return awaited.value && now?.deadline && !now.paused_until ? (now.deadline - LAST_SECONDS) * 1000 : null;
});

function tell(text: string): void {
  if (document.visibilityState === 'visible' || !prefs.value.notify || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(t('title'), { body: text, tag: 'ostrov' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** A mark on the sign of the page where it stands among programs. */
function badge(shown: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const done = shown ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => undefined); // a page that is no program has no sign
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
      badge(now && prefs.value.notify);
    }),
    effect(() => {
      const now = legal.value.some((one) => one.kind === 'accept') && !leavesMeOut.value;
      if (now && !offered) {
        sound('offer');
        tell(t('offer-to-you'));
      }
      offered = now;
    }),
    effect(() => {
      for (const event of fresh.value) {
        const found = soundOf(event, hearer());
        if (found) sound(found);
        const ending = battleSound(event);
        if (ending) setTimeout(() => sound(ending), BATTLE);
      }
    }),
    effect(() => {
      const at = rings.value;
      if (at === null || at < Date.now()) return undefined;
      const timer = setTimeout(() => sound('clock'), at - Date.now());
      return () => clearTimeout(timer);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    document.title = t('title');
    badge(false);
  };
}
