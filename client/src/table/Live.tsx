/** What a screen reader says by itself: events politely, the turn of a bot as one sentence, what concerns the reader at once. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { accountText } from '../i18n/accounts';
import { eventText } from '../i18n/events';
import { t } from '../i18n/bundle';
import type { GameEvent } from '../net/types';
import { prefs } from '../state/prefs';
import { awaited, events, fresh, legal, mySeat, reader, seats } from '../state/store';
import { rankOf, toneOf } from './news';
import { promptText } from './Prompt';
import { BotTurns } from './turns';

const UNSAID = new Set(['card-paid', 'paced', 'lapsed', 'turn', 'over']);

const KEPT = 12;
const LOSSES_KEPT = 4;

const isLoss = (event: GameEvent) => rankOf(event, mySeat.peek()) >= 0 && toneOf(event, mySeat.peek()) === 'loss';

/** The last sentences. They are added and not replaced, so that none is lost when much happens at once. */
const said = signal<{ number: number; text: string }[]>([]);

/** What of the turn of a bot has not been said yet: it is said when the turn ends, or the reader is asked. */
let [turns, unsaid]: [BotTurns | null, GameEvent[]] = [null, []];

function rest(): string[] {
  const parts = unsaid;
  unsaid = [];
  return parts.length && turns && turns.actor !== null ? [accountText({ seat: turns.actor, seq: 0, parts })] : [];
}

/** Whose turn it was after what happened before. */
function begun(before: readonly GameEvent[]): BotTurns {
  const found = new BotTurns(seats.peek(), reader.peek());
  for (const event of before) found.follow(event);
  return found;
}

/** What is to be said of these events, in their order. */
export function sentences(more: readonly GameEvent[]): string[] {
  if (!more.length) return [];
  if (more.some((event) => event.event === 'started')) turns = null; // there may be other bots by now
  turns ??= begun(events.peek().slice(0, -more.length));
  const texts: string[] = [];
  for (const event of more) {
    if (event.event === 'turn') texts.push(...rest());
    const part = turns.follow(event);
    if (UNSAID.has(event.event) || isLoss(event) || prefs.peek().muted.includes(String(event.guest))) continue;
    if (part) unsaid.push(event);
    else texts.push(...rest(), eventText(event));
  }
  return awaited.peek() || offered.peek() ? [...texts, ...rest()] : texts;
}

function say(texts: string[]): void {
  const next = (said.value.at(-1)?.number ?? 0) + 1;
  const told = texts.filter(Boolean);
  if (told.length) said.value = [...said.value, ...told.map((text, i) => ({ number: next + i, text }))].slice(-KEPT);
}

const offered = computed(() => legal.value.some((one) => one.kind === 'accept'));
effect(() => {
  const news = fresh.value;
  untracked(() => say(sentences(news)));
});
effect(() => {
  if (events.value.length) return;
  said.value = []; // another table: what happened at the former one is no news here
  [turns, unsaid] = [null, []];
});
/** What was taken from the reader: it is said at once, and not a second time in its turn. */
const losses = signal<{ seq: number; text: string }[]>([]);

effect(() => {
  const more = fresh.value.filter(isLoss).map((event) => ({ seq: event.seq, text: eventText(event) }));
  if (!events.peek().length) losses.value = [];
  else if (more.length) losses.value = [...losses.peek(), ...more].slice(-LOSSES_KEPT);
});
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
      <div class="sr-only" aria-live="assertive" data-live="losses">
        {losses.value.map(({ seq, text }) => (
          <p key={`${seq} ${text}`}>{text}</p>
        ))}
      </div>
    </>
  );
}
