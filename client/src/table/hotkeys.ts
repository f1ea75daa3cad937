/** Keys of the table; silent while somebody writes or a control has the focus that wants the key. */
import { byKind } from '../acting/choose';
import { cancel, start } from '../acting/draft';
import { goodsInPlay } from '../i18n/names';
import type { Good } from '../net/types';
import { actionOf } from '../settings/bindings';
import { legal, scene, send } from '../state/store';
import { askForTime } from './Clock';
import { discardOne, mustDiscard } from './discarding';
import { pressMain } from './mainAction';
import { refusalsOpen } from './refusals';
import { sheetOpen } from './Side';
import { clearScales, getOne, giveOne, toggleTrade, tradable, tradeOpen } from './trading';

function writes(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A button or a link with the focus has its own use for Space. */
const isFree = (target: EventTarget | null) => target === document.body || target === document.documentElement;

function showHelp(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.settings');
  if (!menu) return;
  menu.open = true;
  menu.querySelector<HTMLDetailsElement>('details.of-keys')?.setAttribute('open', '');
  menu.querySelector('summary')?.focus();
}

/** Presses the button of the stage that does it, where there is one: what it does, and whether it may, it knows itself. */
const onStage =
  (...acts: string[]) =>
  () => {
    for (const act of acts) document.querySelector<HTMLButtonElement>(`.stage [data-act="${act}"]:not(:disabled)`)?.click();
  };

const DEEDS: Record<string, () => void> = {
  main: pressMain,
  trade: () => {
    if (tradable.value) toggleTrade();
  },
  offer: onStage('offer', 'call'),
  bank: onStage('bank'),
  again: onStage('again'),
  accept: onStage('accept', 'deal'),
  decline: onStage('decline'),
  counter: onStage('counter'),
  undo: () => {
    if (scene.value?.undo) void send({ do: 'undo' });
  },
  time: askForTime,
  help: showHelp,
};

function leave(): void {
  if (sheetOpen.value) sheetOpen.value = false;
  else if (refusalsOpen.value) refusalsOpen.value = false;
  else {
    cancel();
    tradeOpen.value = false;
  }
}

/** A number is a card that is given, or thrown; with Shift one that is wanted, Backspace clears the scales. */
function weigh(event: KeyboardEvent): boolean {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const good: Good | undefined = goodsInPlay()[Number(digit ?? (/^\d$/.test(event.key) ? event.key : 0)) - 1];
  if (event.key === 'Backspace' && tradeOpen.value) clearScales();
  else if (!good) return false;
  else if (mustDiscard.value) discardOne(good, event.shiftKey ? -1 : 1);
  else if (tradable.value) (event.shiftKey ? getOne : giveOne)(good);
  return true;
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented || writes(event.target)) return;
  if (event.key === 'Escape') {
    leave();
    return;
  }
  if (weigh(event)) return;
  const action = actionOf(event.key);
  if (!action || (event.key === ' ' && !isFree(event.target))) return;
  event.preventDefault();
  const deed = DEEDS[action];
  if (deed) deed();
  else if (byKind(legal.value).has(action)) start(action);
}

export function followKeys(): () => void {
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
