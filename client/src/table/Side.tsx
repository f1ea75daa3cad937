/** Log, chat and the list of actions: a column beside the board, a sheet on small screens. */
import { signal } from '@preact/signals';
import { t } from '../i18n/bundle';
import { events } from '../state/store';
import { Statistics } from '../end/Statistics';
import { ActionList } from './ActionList';
import { Chat } from './Chat';
import { Log } from './Log';

const TABS = ['log', 'chat', 'actions-list', 'statistics'] as const;
type Tab = (typeof TABS)[number];

const tab = signal<Tab>('log');
const heard = signal(0);
/** On small screens: whether the sheet is up. */
export const sheetOpen = signal(false);

/** On small screens: puts the sheet up or down. */
export function SheetButton() {
  return (
    <button
      type="button"
      class="sheet-button"
      aria-expanded={sheetOpen.value}
      onClick={() => {
        sheetOpen.value = !sheetOpen.value;
      }}
    >
      {t('log')}
    </button>
  );
}

export function CloseSheet() {
  return (
    <button
      type="button"
      class="quiet close-sheet"
      aria-label={t('close')}
      onClick={() => {
        sheetOpen.value = false;
      }}
    >
      ✕
    </button>
  );
}

const saidSoFar = () => events.value.filter((event) => event.event === 'said').length;

function choose(next: Tab): void {
  tab.value = next;
  if (next === 'chat') heard.value = saidSoFar();
}

function key(event: KeyboardEvent, i: number): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const next = TABS[(i + step + TABS.length) % TABS.length];
  if (!step || !next) return;
  choose(next);
  document.getElementById(`tab-${next}`)?.focus();
}

export function Side() {
  const said = saidSoFar();
  if (tab.value === 'chat' && heard.value !== said) heard.value = said;
  return (
    <aside class={`side${sheetOpen.value ? ' open' : ''}`} aria-label={t('open-log')}>
      <div class="tabs">
        <div role="tablist" aria-label={t('open-log')}>
        {TABS.map((name, i) => (
          <button
            type="button"
            key={name}
            id={`tab-${name}`}
            role="tab"
            aria-selected={tab.value === name}
            aria-controls="side-panel"
            tabIndex={tab.value === name ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={(event) => key(event, i)}
          >
            {t(name)}
            {name === 'chat' && said > heard.value && <span class="badge">{said - heard.value}</span>}
          </button>
        ))}
        </div>
        <CloseSheet />
      </div>
      <div id="side-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' && <Log />}
        {tab.value === 'chat' && <Chat />}
        {tab.value === 'actions-list' && <ActionList />}
        {tab.value === 'statistics' && <Statistics />}
      </div>
    </aside>
  );
}
