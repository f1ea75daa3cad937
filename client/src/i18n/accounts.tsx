/** The turn of a bot as one sentence: short parts, drawn for the eyes and whole for the ears. */
import type { ComponentChildren } from 'preact';
import { PlayerChip } from '../art/chips';
import type { GameEvent } from '../net/types';
import type { Account } from '../table/turns';
import { t } from './bundle';
import { eventArgs } from './events';
import { whoName } from './names';
import { plainArgs, rich, type RichArgs } from './rich';

/** Several parts that are the same but for their number. */
interface Counted {
  event: GameEvent;
  n: number;
}

/** `road, road` is read as two roads. */
export function counted(parts: readonly GameEvent[]): Counted[] {
  const found: Counted[] = [];
  for (const event of parts) {
    const before = found.find((one) => event.event === 'built' && one.event.event === 'built' && one.event.piece === event.piece);
    if (before) before.n += 1;
    else found.push({ event, n: 1 });
  }
  return found;
}

function partArgs(event: GameEvent, n: number): RichArgs {
  const arrow = { node: <span aria-hidden="true">→</span>, text: t('offer-for') };
  return { ...eventArgs(event), n, for: arrow };
}

const partId = (event: GameEvent) => `part-${event.event === 'exchanged' && event.gives ? 'exchanged-open' : event.event}`;

/** What is got: its sign is not parted from it. */
const GAINS = new Set(['production', 'year-of-plenty', 'harvested', 'aqueduct']);

/** A part of an account. Who is not the one whose turn it is stands before it. */
export function partLine(event: GameEvent, actor: number | null, n = 1): ComponentChildren {
  const seat = (event.player as { seat?: number } | undefined)?.seat;
  const words = rich(partId(event), partArgs(event, n));
  const line = GAINS.has(event.event) ? [<span key="gain" class="nowrap">{words}</span>] : words;
  return seat === undefined || seat === actor ? line : [<PlayerChip key="who" seat={seat} />, ' ', ...line];
}

function partText(event: GameEvent, actor: number, n: number): string {
  const seat = (event.player as { seat?: number } | undefined)?.seat;
  const text = t(partId(event), plainArgs(partArgs(event, n)));
  return seat === undefined || seat === actor ? text : `${whoName(seat)} ${text}`;
}

/** How a bot's turn goes, for the ticker. */
export function accountLine({ seat, parts }: Account): ComponentChildren {
  const drawn = counted(parts).map(({ event, n }, i) => (
    <span key={i}>
      {i > 0 && ', '}
      {partLine(event, seat, n)}
    </span>
  ));
  return rich('account', { player: { node: <PlayerChip seat={seat} />, text: '' }, parts: { node: drawn, text: '' } });
}

/** The same as a sentence to be spoken. */
export function accountText({ seat, parts }: Account): string {
  const said = counted(parts).map(({ event, n }) => partText(event, seat, n));
  return t('account', { player: whoName(seat), parts: said.join(', ') });
}
