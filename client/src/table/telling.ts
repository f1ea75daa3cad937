/** One thing at a time for those who do not see the log: what befalls the reader, else how the turns of bots went. */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { GameEvent } from '../net/types';
import { events, fresh, mySeat, scene, seats } from '../state/store';
import { rankOf, type Tone, toneOf, weightiest } from './news';
import { type Account, accountsOf, ownParts } from './turns';

/** Milliseconds for which what befalls the reader is held, and for which the turn of a bot is shown at least. */
const HELD = 6200;
const READ = 1800;
/** Turns of bots that may wait to be read; of more than that the oldest go. */
const MOST_WAITING = 3;

export interface News {
  event: GameEvent;
  tone: Tone;
  /** The whole turn in which it happened. */
  account?: Account;
}

const told = signal<News | null>(null);

/** What is told now; at first the last event that there was. */
export const news = computed<News | null>(() => {
  if (told.value) return told.value;
  const last = events.value.findLast((event) => rankOf(event, null) >= 0);
  return last ? { event: last, tone: 'plain' } : null;
});

/** Fresh events, with those of the same turn before them. */
function sinceTurn(more: readonly GameEvent[]): GameEvent[] {
  const all = events.peek();
  const first = Math.max(0, all.length - more.length);
  const begun = all.slice(0, first).findLastIndex((event) => event.event === 'turn');
  return all.slice(begun < 0 ? first : begun);
}

/** The turns of bots that fresh events belong to, as far as they have come. */
function accountsNow(more: readonly GameEvent[]): Account[] {
  const fromNow = new Set(more);
  const found = accountsOf(sinceTurn(more), seats.peek(), mySeat.peek());
  return found.flatMap((account) => {
    const parts = ownParts(account);
    return parts.some((part) => fromNow.has(part)) ? [{ ...account, parts }] : [];
  });
}

/** Those that wait, with these: a turn that goes on takes the place of what it was. */
export function queued(waiting: readonly Account[], more: readonly Account[]): Account[] {
  const kept = waiting.filter((one) => !more.some((other) => other.seq === one.seq));
  return [...kept, ...more].slice(-MOST_WAITING);
}

/** Follows what happens; what befalls the reader is held for a while against lesser news, and one loss against the next. */
export function followNews(): () => void {
  let [timer, frame] = [0, 0]; // while either runs, what is told is held
  let losses: GameEvent[] = [];
  let waiting: Account[] = [];

  function release(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    [timer, frame] = [0, 0];
  }
  /** The time runs from the picture that shows it: a busy page draws late, and one out of sight not at all. */
  function hold(one: News, ms: number): void {
    release();
    told.value = one;
    frame = requestAnimationFrame(() => {
      [timer, frame] = [setTimeout(next, ms) as unknown as number, 0];
    });
  }
  function next(): void {
    release();
    const loss = losses.shift();
    if (loss) return hold({ event: loss, tone: 'loss' }, HELD);
    const account = waiting.shift();
    const event = account?.parts.at(-1);
    if (account && event) return hold({ event, tone: 'plain', account }, READ);
    if (told.value && told.value.tone !== 'plain') told.value = { ...told.value, tone: 'plain' };
  }
  /** What befell the reader comes first; of two losses the second waits. */
  function tell(more: readonly GameEvent[], accounted: boolean): void {
    const seat = mySeat.peek();
    const found = weightiest(more, seat);
    if (!found) return;
    const [tone, held] = [toneOf(found, seat), timer || frame ? told.value : null];
    const late = tone === 'loss' && held?.tone === 'loss';
    const lost = more.filter((event) => rankOf(event, seat) >= 0 && toneOf(event, seat) === 'loss');
    losses = [...losses, ...lost.filter((event) => late || event !== found)].slice(-MOST_WAITING);
    if (late || (tone === 'plain' && accounted) || (held && rankOf(found, seat) < rankOf(held.event, seat))) return;
    if (tone !== 'plain') return hold({ event: found, tone }, HELD);
    release();
    told.value = { event: found, tone };
  }
  function take(more: readonly GameEvent[]): void {
    const accounts = accountsNow(more);
    const held = told.value;
    const running = accounts.find((one) => one.seq === held?.account?.seq);
    if (running && held) told.value = { ...held, account: running };
    waiting = queued(waiting, accounts.filter((one) => one !== running));
    tell(more, accounts.length > 0);
    if (!timer && !frame) next();
  }
  function clear(): void {
    release();
    [told.value, losses, waiting] = [null, [], []];
  }

  const stop = effect(() => {
    const more = fresh.value;
    untracked(() => {
      if (!scene.peek()) clear();
      if (more.length) take(more);
    });
  });
  return () => {
    stop();
    release();
  };
}
