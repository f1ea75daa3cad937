/** Keys of the table; silent while somebody writes or a control has the focus that wants the key. */
import { byKind } from '../acting/choose';
import { cancel, start } from '../acting/draft';
import { goodsInPlay } from '../i18n/names';
import { actionOf } from '../settings/bindings';
import { legal, scene, send } from '../state/store';
import { askForTime } from './Clock';
import { pressMain } from './mainAction';
import { giveOne, toggleTrade, tradeOpen } from './trading';

function writes(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A button or a link with the focus has its own use for Space. */
const isFree = (target: EventTarget | null) => target === document.body || target === document.documentElement;
const tradable = () => Boolean(scene.value?.offers_open) || byKind(legal.value).has('bank');

function showHelp(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.settings');
  if (!menu) return;
  menu.open = true;
  menu.querySelector<HTMLDetailsElement>('details.more')?.setAttribute('open', '');
  menu.querySelector('summary')?.focus();
}

const DEEDS: Record<string, () => void> = {
  main: pressMain,
  trade: () => {
    if (tradable()) toggleTrade();
  },
  undo: () => {
    if (scene.value?.undo) void send({ do: 'undo' });
  },
  time: askForTime,
  help: showHelp,
};

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented || writes(event.target)) return;
  if (event.key === 'Escape') {
    cancel();
    tradeOpen.value = false;
    return;
  }
  const good = goodsInPlay()[Number(event.key) - 1];
  if (/^\d$/.test(event.key) && good && tradable()) giveOne(good);
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
