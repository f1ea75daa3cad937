/** What happened, newest at the bottom; a line shows its place on the board. */
import { useEffect, useRef } from 'preact/hooks';
import { spot } from '../board/spot';
import { t } from '../i18n/bundle';
import { eventLine, placeOf } from '../i18n/events';
import type { GameEvent } from '../net/types';
import { events } from '../state/store';

const SHOWN = 250;
/** Events that others tell already, or that belong to the chat. */
const SILENT = new Set(['said', 'card-paid', 'paced', 'lapsed', 'over']);
const LOUD = new Set(['turn', 'victory', 'started', 'aborted']);
const NEAR_END = 60;

function Line({ event }: { event: GameEvent }) {
  const place = placeOf(event);
  const show = () => {
    spot.value = place;
  };
  const hide = () => {
    spot.value = null;
  };
  return (
    <li class={`on-${event.event}${LOUD.has(event.event) ? ' loud' : ''}`} title={event.clause} onPointerEnter={show} onPointerLeave={hide}>
      {eventLine(event)}
    </li>
  );
}

/** Keeps a list at its end while the reader is there. */
export function useEnd(n: number) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [n]);
  useEffect(() => {
    const it = list.current;
    if (!it) return undefined;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) it.scrollTop = it.scrollHeight;
    });
    watch.observe(it);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const it = list.current;
    if (it?.clientHeight) atEnd.current = it.scrollHeight - it.scrollTop - it.clientHeight < NEAR_END;
  };
  return { ref: list, onScroll };
}

export function Log() {
  const shown = events.value.filter((event) => !SILENT.has(event.event)).slice(-SHOWN);
  const end = useEnd(events.value.length);
  return (
    <ol class="log" aria-label={t('log')} tabIndex={0} {...end}>
      {shown.map((event, i) => (
        <Line key={`${event.seq} ${event.event} ${i}`} event={event} />
      ))}
    </ol>
  );
}
