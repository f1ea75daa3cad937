/** The last event that matters, or how the turn of a bot goes, and what was said unread; a tap opens the log. On wide screens only what befalls the reader. */
import { t } from '../i18n/bundle';
import { accountLine } from '../i18n/accounts';
import { eventLine } from '../i18n/events';
import { shape } from '../state/screen';
import { openSheet, unread } from './Side';
import { news } from './telling';

function Pill() {
  const now = news.value;
  if (!now || now.tone === 'plain') return null;
  return (
    <span class={`pill ${now.tone}`} key={now.event.seq} aria-hidden="true">
      {eventLine(now.event)}
    </span>
  );
}

export function Ticker() {
  const now = news.value;
  const wide = shape.value === 'wide';
  if (wide) return <Pill />;
  return (
    <button type="button" class={`ticker ${now?.tone ?? 'plain'}`} aria-controls="side-panel" onClick={() => openSheet(unread.value ? 'chat' : 'log')}>
      <span class={`told${now?.account ? ' account' : ''}`} key={now?.account?.seq ?? now?.event.seq}>
        {now?.account ? accountLine(now.account) : now ? eventLine(now.event) : t('log')}
      </span>
      {unread.value > 0 && <span class="badge">{unread.value}</span>}
    </button>
  );
}
