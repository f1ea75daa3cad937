/** A number that counts up to where it is. Who reads or hears the page finds the last one from the beginning. */
import { useEffect, useState } from 'preact/hooks';
import { motionAllowed } from '../state/prefs';

interface Props {
  n: number;
  ms: number;
  delay?: number;
}

export function Counted({ n, ms, delay = 0 }: Props) {
  const [shown, show] = useState(() => (motionAllowed() ? 0 : n));
  useEffect(() => {
    if (!motionAllowed()) return show(n);
    const start = performance.now() + delay;
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / ms));
      show(Math.round(n * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [n]);
  if (shown === n) return <span class="counted-up">{n}</span>;
  return (
    <span class="counted-up">
      <span class="unseen">{n}</span>
      <i aria-hidden="true" data-mark={shown} />
    </span>
  );
}
