/** What a screen reader says by itself: events politely, what concerns the reader at once. */
import { computed } from '@preact/signals';
import { eventText } from '../i18n/events';
import { t } from '../i18n/bundle';
import { prefs } from '../state/prefs';
import { awaited, fresh, legal } from '../state/store';
import { promptText } from './Prompt';

const UNSAID = new Set(['card-paid', 'paced', 'lapsed', 'turn', 'over']);

const polite = computed(() =>
  fresh.value
    .filter((event) => !UNSAID.has(event.event) && !prefs.value.muted.includes(String(event.guest)))
    .map(eventText)
    .filter(Boolean)
    .join('. '),
);
const offered = computed(() => legal.value.some((one) => one.kind === 'accept'));
const urgent = computed(() => (awaited.value ? promptText() : offered.value ? t('offer-to-you') : ''));

export function Live() {
  return (
    <>
      <div class="sr-only" aria-live="polite" data-live="polite">
        {polite.value}
      </div>
      <div class="sr-only" aria-live="assertive" data-live="assertive">
        {urgent.value}
      </div>
    </>
  );
}
