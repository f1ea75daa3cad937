/** Which key does what; people may choose others. */
import { prefs, setPref } from '../state/prefs';

export const USUAL: Readonly<Record<string, string>> = {
  main: ' ',
  road: 'r',
  settlement: 's',
  city: 'c',
  'buy card': 'd',
  recruit: 'k',
  wall: 'w',
  trade: 't',
  offer: 'o',
  bank: 'b',
  again: 'e',
  accept: 'a',
  decline: 'n',
  counter: 'x',
  undo: 'u',
  time: 'm',
  help: '?',
};

export function keyFor(action: string): string {
  return prefs.value.keys[action] ?? USUAL[action] ?? '';
}

/** What a key does; undefined for most keys. */
export function actionOf(key: string): string | undefined {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return Object.keys(USUAL).find((action) => keyFor(action) === wanted);
}

/** A key as it is written on buttons. */
export function keyLabel(action: string): string {
  const key = keyFor(action);
  return key === ' ' ? '␣' : key.length === 1 ? key.toUpperCase() : key;
}

/** Gives an action a key. Whatever had the key gets the one that becomes free. */
export function bind(action: string, key: string): void {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const other = actionOf(wanted);
  const keys = { ...prefs.value.keys, [action]: wanted };
  if (other && other !== action) keys[other] = keyFor(action);
  setPref('keys', Object.fromEntries(Object.entries(keys).filter(([name, one]) => USUAL[name] !== one)));
}
