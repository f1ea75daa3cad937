/** A list that grows at its end: it stays there while its reader does, and lets go when the reader scrolls back. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Pixels from the end that still count as being there. */
const NEAR_END = 24;
/** Milliseconds after a wheel, a finger, a press or a key in which the list is scrolled by its reader, and not by a window that changes. */
const BY_HAND = 1500;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whoever has scrolled away is `away`, until `back` or until they return by themselves. */
export function useEnd<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const last = useRef({ top: 0, touched: Number.NEGATIVE_INFINITY });
  const [away, setAway] = useState(false);

  const toEnd = () => {
    const list = ref.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    last.current.top = list.scrollTop;
  };
  const back = () => {
    toEnd();
    setAway(false);
  };
  const onScroll = (event: Event) => {
    const list = ref.current;
    if (!list?.clientHeight) return;
    const up = list.scrollTop < last.current.top;
    last.current.top = list.scrollTop;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) setAway(false);
    else if (up && event.timeStamp - last.current.touched < BY_HAND) setAway(true);
  };

  useLayoutEffect(() => {
    if (!away) toEnd();
  }); // whatever was drawn: other words are of other heights
  useLayoutEffect(() => {
    const list = ref.current;
    const touch = (event: Event) => {
      last.current.touched = event.timeStamp;
    };
    for (const hand of HANDS) list?.addEventListener(hand, touch, { passive: true });
    return () => {
      for (const hand of HANDS) list?.removeEventListener(hand, touch);
    };
  }, []);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || away) return undefined;
    const watch = new ResizeObserver(toEnd);
    watch.observe(list);
    return () => watch.disconnect();
  }, [away]);
  return { list: { ref, onScroll }, away, back };
}
