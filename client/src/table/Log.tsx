/** What happened, newest at the bottom; a line shows its place on the board. The turn of a bot runs on in one paragraph. */
import { useEffect, useState } from 'preact/hooks';
import { spot } from '../board/spot';
import { PlayerChip } from '../art/chips';
import { partLine } from '../i18n/accounts';
import { t } from '../i18n/bundle';
import { eventLine, eventText, placeOf } from '../i18n/events';
import { clauseLink } from '../state/route';
import { events, reader, seats } from '../state/store';
import { useEnd } from './follow';
import { type LogLine, logLines, SILENT } from './turns';

const SHOWN = 250;
/** How many lines more there may be before the oldest go, and milliseconds without news until they do. */
const SLACK = 250;
const QUIET = 300;
const LOUD = new Set(['turn', 'victory', 'started', 'aborted']);

/** The way to the rule behind a line. One of them is a stop of the Tab key; arrows lead to the others. */
function RuleLink({ clause, last }: { clause: string; last: boolean }) {
  return (
    <a class="rule-link" {...clauseLink(clause)} tabIndex={last ? 0 : -1} title={clause} aria-label={t('clause', { id: clause })}>
      §
    </a>
  );
}

function step(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!by || !(event.currentTarget instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.rule-link')];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0) return; // the list itself scrolls
  event.preventDefault();
  links[at + by]?.focus();
}

/** A part of a bot's turn: a few words, which lead to the rule behind them. */
function Part({ line: { event, head, actor }, last }: { line: LogLine; last: boolean }) {
  const words = event.event === 'turn' ? null : partLine(event, actor);
  const way = event.clause && words ? { ...clauseLink(event.clause), tabIndex: last ? 0 : -1, title: `${eventText(event)} (${event.clause})` } : null;
  return (
    <>
      {head !== null && (
        <>
          <PlayerChip seat={head} />
          {': '}
        </>
      )}
      {way ? (
        <a class="rule-link words" {...way}>
          {words}
        </a>
      ) : (
        words
      )}
    </>
  );
}

function Line({ line, last }: { line: LogLine; last: boolean }) {
  const { event, part, head } = line;
  const place = placeOf(event);
  const show = () => {
    spot.value = place;
  };
  const hide = () => {
    spot.value = null;
  };
  const looks = `on-${event.event}${part ? ' part' : ''}${head === null ? '' : ' head'}${LOUD.has(event.event) ? ' loud' : ''}`;
  return (
    <li class={looks} onPointerEnter={show} onPointerLeave={hide}>
      {part ? <Part line={line} last={last} /> : eventLine(event)}
      {event.clause && !part && <RuleLink clause={event.clause} last={last} />}
    </li>
  );
}

/** A line and its place among those of the same moment: a name that stays while others come and go. */
function named(all: LogLine[]): [string, LogLine][] {
  let [seq, n] = [-1, 0];
  return all.map((line) => {
    n = line.event.seq === seq ? n + 1 : 0;
    seq = line.event.seq;
    return [`${seq}.${n}`, line];
  });
}

/** The last lines. The oldest go some at a time, and never together with new ones: what is in sight stays where it is. */
function useWindow<T>(lines: T[]): T[] {
  const [gone, setGone] = useState(() => Math.max(0, lines.length - SHOWN));
  const first = Math.min(gone, Math.max(0, lines.length - SHOWN));
  const tooMany = lines.length - first > SHOWN + SLACK;
  useEffect(() => {
    if (!tooMany) return undefined;
    const timer = setTimeout(() => setGone(lines.length - SHOWN), QUIET);
    return () => clearTimeout(timer);
  }, [tooMany, lines.length]);
  return lines.slice(first);
}

export function Log() {
  const all = events.value;
  const lines = useWindow(named(logLines(all, seats.value, reader.value)).filter(([, { event }]) => !SILENT.has(event.event)));
  const lastRule = lines.findLastIndex(([, { event, part }]) => event.clause && !(part && event.event === 'turn'));
  const end = useEnd<HTMLOListElement>();
  return (
    <div class="following">
      <ol class="log" aria-label={t('log')} tabIndex={0} onKeyDown={step} {...end.list}>
        {lines.map(([name, line], i) => (
          <Line key={name} line={line} last={i === lastRule} />
        ))}
      </ol>
      <Newest end={end} />
    </div>
  );
}

/** The way back to the end, for those who have scrolled away. */
export function Newest({ end }: { end: Pick<ReturnType<typeof useEnd>, 'away' | 'back'> }) {
  if (!end.away) return null;
  return (
    <button type="button" class="newest small" data-act="newest" onClick={end.back}>
      {t('newest')} <span aria-hidden="true">↓</span>
    </button>
  );
}
