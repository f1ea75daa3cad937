/** Messages whose arguments are drawn: a player's chip, cards, a link. */
import type { ComponentChildren } from 'preact';
import { type Args, t } from './bundle';

export type RichArg = string | number | { text: string; node: ComponentChildren };
export type RichArgs = Record<string, RichArg>;

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The arguments as plain text. */
export function plainArgs(args: RichArgs): Args {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? arg.text : arg]));
}

/** A message with its drawn arguments in their places. */
export function rich(id: string, args: RichArgs): ComponentChildren[] {
  const marked = Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? OPEN + name + CLOSE : arg] as const);
  const text = t(id, Object.fromEntries(marked));
  return text.split(new RegExp(`${OPEN}|${CLOSE}`)).map((part, i) => {
    const arg = i % 2 ? args[part] : undefined;
    return typeof arg === 'object' ? arg.node : part;
  });
}
