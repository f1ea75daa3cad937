/** Things of the table that move: each ends where it stands, whatever comes between. */
import { boardPoint, elementsAt } from './places';
import type { Staged } from './queue';
import type { How, Stir } from './story';

interface Way {
  frames: Keyframe[];
  easing?: string;
}

const rest = { transform: 'none' };
const SETTLE = 'cubic-bezier(0.3, 1.5, 0.5, 1)';

const WAYS: Record<Exclude<How, 'walk'>, Way> = {
  fade: { frames: [{ opacity: 0.2 }, { opacity: 1 }] },
  drop: { frames: [{ transform: 'translateY(-12px)', opacity: 0 }, { opacity: 1, offset: 0.5 }, { ...rest, opacity: 1 }], easing: SETTLE },
  fall: {
    frames: [
      { transform: 'translateY(-70px)', opacity: 0 },
      { transform: 'translateY(-40px)', opacity: 1, offset: 0.3 },
      { ...rest, offset: 0.68 },
      { transform: 'translateY(-7px)', offset: 0.82 },
      rest,
    ],
    easing: 'ease-in',
  },
  sail: { frames: [{ transform: 'translateX(-36px)' }, { transform: 'translate(-24px, -2px) rotate(-3deg)' }, { transform: 'translate(-10px, 1px) rotate(2deg)' }, rest], easing: 'ease-in-out' },
  tumble: {
    frames: [
      { transform: 'translate(-14px, -5px) rotate3d(1, 0.7, 0.3, -540deg) scale(0.8)' },
      { transform: 'translate(-4px, 3px) rotate3d(1, 0.7, 0.3, -200deg)', offset: 0.45 },
      { transform: 'translateY(-4px) rotate3d(0.5, 1, 0.4, -80deg)', offset: 0.65 },
      { transform: 'translateY(1px) rotate(6deg)', offset: 0.86 },
      rest,
    ],
    easing: 'ease-out',
  },
  pop: { frames: [{ transform: 'scale(0.9)' }, { transform: 'scale(1.28)', offset: 0.45 }, rest], easing: 'ease-out' },
  shake: { frames: [rest, { transform: 'translateX(-5px) rotate(-4deg)' }, { transform: 'translateX(5px) rotate(4deg)' }, { transform: 'translateX(-3px)' }, rest], easing: 'ease-in-out' },
  pulse: { frames: [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }] },
  nudge: { frames: [rest, { transform: 'translateX(7px)' }, { transform: 'translateX(-5px)' }, { transform: 'translateX(4px)' }, rest], easing: 'ease-in-out' },
};

/** How high a walker is lifted for each unit of its way, and how often the curve is given. */
const LIFT = 0.22;
const FRAMES = 8;

/** From where it was, in a bow. */
function walk({ from, what }: Stir): Way | null {
  const [start, end] = [from && boardPoint(from), boardPoint(what.at === 'piece' ? { at: 'node', name: what.name } : what)];
  if (!start || !end) return null;
  const [x, y] = [start[0] - end[0], start[1] - end[1]];
  const height = LIFT * Math.hypot(x, y);
  const frames = Array.from({ length: FRAMES + 1 }, (_, i): Keyframe => {
    const left = 1 - i / FRAMES;
    return { transform: `translate(${(x * left).toFixed(1)}px, ${(y * left - 4 * height * left * (1 - left)).toFixed(1)}px)` };
  });
  return { frames, easing: 'ease-in-out' };
}

/** Staggers several of a kind: two dice do not fall as one. */
const APART = 50;

/** Puts it where it comes from, to move when its story begins. */
export function stageStir(move: Stir): Staged {
  const way = move.how === 'walk' ? walk(move) : WAYS[move.how];
  const all = way
    ? elementsAt(move.what).map((element, i) => {
        const timing: KeyframeAnimationOptions = { duration: move.ms, delay: (move.delay ?? 0) + APART * i, fill: 'backwards' };
        if (way.easing) timing.easing = way.easing;
        const animation = element.animate(way.frames, timing);
        animation.pause();
        return animation;
      })
    : [];
  return {
    play: () => all.forEach((one) => one.play()),
    stop: () => all.forEach((one) => one.cancel()),
  };
}
