/** What a screen reader says by itself: events politely, what concerns the reader at once. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { eventText } from '../i18n/events';
import { t } from '../i18n/bundle';
import { prefs } from '../state/prefs';
import { awaited, events, fresh, legal } from '../state/store';
import { promptText } from './Prompt';

const UNSAID = new Set(['card-paid', 'paced', 'lapsed', 'turn', 'over']);

const KEPT = 12;
/** The last sentences. They are added and not replaced, so that none is lost when much happens at once. */
const said = signal<{ number: number; text: string }[]>([]);

effect(() => {
  const news = fresh.value;
  untracked(() => {
    const texts = news
      .filter((event) => !UNSAID.has(event.event) && !prefs.value.muted.includes(String(event.guest)))
      .map(eventText)
      .filter(Boolean);
    const next = (said.value.at(-1)?.number ?? 0) + 1;
    if (texts.length) said.value = [...said.value, ...texts.map((text, i) => ({ number: next + i, text }))].slice(-KEPT);
  });
});
effect(() => {
  if (!events.value.length) said.value = []; // another table: what happened at the former one is no news here
});
const offered = computed(() => legal.value.some((one) => one.kind === 'accept'));
const urgent = computed(() => (awaited.value ? promptText() : offered.value ? t('offer-to-you') : ''));

export function Live() {
  return (
    <>
      <div class="sr-only" role="log" aria-live="polite" data-live="polite">
        {said.value.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <div class="sr-only" aria-live="assertive" data-live="assertive">
        {urgent.value}
      </div>
    </>
  );
}
