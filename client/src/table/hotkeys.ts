/** Keys of the table; silent while somebody writes or a control has the focus that wants the key. */
import { byKind } from '../acting/choose';
import { cancel, start } from '../acting/draft';
import { legal, scene, send } from '../state/store';
import { toggleTrade, tradeOpen } from './trading';

const BUILDS: Record<string, string> = { r: 'road', s: 'settlement', c: 'city', d: 'buy card', k: 'recruit', w: 'wall' };

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || writes(event.target)) return;
  const kinds = byKind(legal.value);
  const build = BUILDS[event.key.toLowerCase()];
  if (event.key === 'Escape') {
    cancel();
    tradeOpen.value = false;
  } else if (build) {
    if (kinds.has(build)) start(build);
  } else if (event.key.toLowerCase() === 't') {
    if (scene.value?.offers_open || kinds.has('bank')) toggleTrade();
  } else if (event.key.toLowerCase() === 'u') {
    if (scene.value?.undo) void send({ do: 'undo' });
  } else if (event.key === ' ' && (event.target === document.body || event.target === document.documentElement)) {
    event.preventDefault();
    const kind = ['roll', 'end turn'].find((one) => kinds.has(one));
    if (kind) start(kind);
  }
}

export function followKeys(): () => void {
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
