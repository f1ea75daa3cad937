/** Log, chat, list of actions, numbers and charts, one at a time: a column beside the board, the stage of a tablet, a sheet on phones. */
import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Barbarians } from '../ck/Barbarians';
import { Improvements } from '../ck/Improvements';
import { Statistics } from '../end/Statistics';
import { t } from '../i18n/bundle';
import { prefs } from '../state/prefs';
import { shape } from '../state/screen';
import { citiesKnights, events } from '../state/store';
import { ActionList } from './ActionList';
import { Chat } from './Chat';
import { Log } from './Log';
import { followSwipe } from './swipe';

type Tab = 'charts' | 'log' | 'chat' | 'actions-list' | 'statistics';

const chosen = signal<Tab | null>(null);
const heard = signal(0);
/** On phones: whether the sheet is up. */
export const sheetOpen = signal(false);

const chartsHere = computed(() => citiesKnights.value && shape.value !== 'wide');
const tabs = computed<Tab[]>(() => [...(chartsHere.value ? (['charts'] as const) : []), 'log', 'chat', 'actions-list', 'statistics']);
const tab = computed<Tab>(() => {
  const standard = chartsHere.value && shape.value === 'tall' ? 'charts' : 'log';
  return chosen.value && tabs.value.includes(chosen.value) ? chosen.value : standard;
});
const seen = computed(() => tab.value === 'chat' && (sheetOpen.value || shape.value === 'wide' || shape.value === 'tall'));
const said = computed(() => events.value.filter((event) => event.event === 'said' && !prefs.value.muted.includes(String(event.guest))).length);
/** What was said since the reader looked. */
export const unread = computed(() => (seen.value ? 0 : Math.max(0, said.value - heard.value)));
/** Whether the charts are what the reader sees. */
export const chartsShown = computed(() => tab.value === 'charts' && (sheetOpen.value || shape.value === 'tall'));

export function closeSheet(): void {
  sheetOpen.value = false;
}

/** Puts the sheet up with a tab, or down when it is there already. */
export function openSheet(next: Tab): void {
  sheetOpen.value = !(sheetOpen.value && tab.value === next);
  choose(next);
}

function choose(next: Tab): void {
  if (seen.value || next === 'chat') heard.value = said.value;
  chosen.value = next;
}

function key(event: KeyboardEvent, i: number): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const all = tabs.value;
  const next = all[(i + step + all.length) % all.length];
  if (!step || !next) return;
  choose(next);
  document.getElementById(`tab-${next}`)?.focus();
}

const PICTURES: Record<Tab, ComponentChildren> = {
  charts: <path d="M3 13V9M8 13V5M13 13V2" stroke-width="3" />,
  log: <path d="M3 4h10M3 8h10M3 12h6" />,
  chat: <path d="M2.5 3h11v7.5H7L3.8 13.3v-2.8H2.5Z" />,
  'actions-list': <path d="M6 4h7.5M6 8h7.5M6 12h7.5M2.5 4h.5M2.5 8h.5M2.5 12h.5" />,
  statistics: <path d="M2.5 13.5h11M4.5 11V8M8 11V4M11.5 11V6" />,
};

function TabButton({ name, i }: { name: Tab; i: number }) {
  const now = tab.value === name;
  const title = t(name === 'charts' ? 'improvements' : name);
  return (
    <button
      type="button"
      id={`tab-${name}`}
      role="tab"
      aria-selected={now}
      aria-controls="side-panel"
      aria-label={title}
      title={title}
      tabIndex={now ? 0 : -1}
      onClick={() => choose(name)}
      onKeyDown={(event) => key(event, i)}
    >
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
        {PICTURES[name]}
      </svg>
      <span class="label">{title}</span>
      {name === 'chat' && unread.value > 0 && <span class="badge" data-mark={unread.value} />}
    </button>
  );
}

export function CloseSheet() {
  return (
    <button type="button" class="quiet close-sheet" aria-label={t('close')} onClick={closeSheet}>
      ✕
    </button>
  );
}

/** Opens the log where it is a sheet. */
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

export function Side() {
  return (
    <section class={`side${sheetOpen.value ? ' open' : ''}`} aria-label={t('open-log')} ref={followSwipe}>
      <div class="tabs">
        <div role="tablist" aria-label={t('open-log')}>
          {tabs.value.map((name, i) => (
            <TabButton key={name} name={name} i={i} />
          ))}
        </div>
        <CloseSheet />
      </div>
      <div id="side-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'charts' && (
          <div class="charts" tabIndex={0}>
            <Improvements />
            <Barbarians />
          </div>
        )}
        {tab.value === 'log' && <Log />}
        {tab.value === 'chat' && <Chat />}
        {tab.value === 'actions-list' && <ActionList />}
        {tab.value === 'statistics' && <Statistics />}
      </div>
    </section>
  );
}
