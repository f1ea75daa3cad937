/** The barbarians' ship, the event die, and the signs of attack and defence. */
import type { Track } from '../net/types';
import { TRACK_FILL, TrackMark } from './tracks';

const INK = '#2b2420';
/** The track of each gate of the event die. */
export const GATES: Record<string, Track> = { yellow: 'trade', blue: 'politics', green: 'science' };

/** Sails to the right; the water line is on the origin. */
export function Ship() {
  return (
    <g class="ship" stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <path d="M-13 0Q-17-4-16-10Q-12-5-9-5H8Q12-5 15-11Q17-4 12 0Q9 5 5 5H-7Q-11 5-13 0Z" fill="#6b4226" />
      <path d="M0-5V-24" />
      <path d="M-9-21Q0-24 10-21Q12-14 9-8Q0-11-8-8Q-6-14-9-21Z" fill="#b3352a" />
      <path d="M-2.7-22.3Q-1-15-2-9.6M4-22.2Q6-15 3.6-9.4" stroke="#fbf2dc" stroke-width="2.4" fill="none" />
      <path d="M-9-2h.1M-3.5-2h.1M2-2h.1M7.5-2h.1" stroke="#e0b252" stroke-width="3" stroke-linecap="round" />
    </g>
  );
}

export function EventDie({ face }: { face: string }) {
  const track = GATES[face];
  return (
    <svg class="die event" viewBox="-18 -18 36 36" aria-hidden="true">
      <rect x="-16" y="-16" width="32" height="32" rx="7" />
      {track ? (
        <>
          <path d="M-11 12V-4Q-11-12 0-13Q11-12 11-4V12Z" fill={TRACK_FILL[track]} stroke={INK} stroke-width="1.8" />
          <TrackMark track={track} y={0.5} size={1.1} />
        </>
      ) : (
        <g transform="translate(0 8) scale(0.82)">
          <Ship />
        </g>
      )}
    </svg>
  );
}

/** Crossed axes: the strength of the attack. */
export function Axes() {
  return (
    <svg class="icon" viewBox="-10 -10 20 20" aria-hidden="true" fill="#b3352a" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round">
      <path d="M-7 8 5-6M7 8-5-6" fill="none" stroke-width="2" stroke-linecap="round" />
      <path d="M3-8Q8-9 9-3L5.5-2.4 2.5-5.5Z" />
      <path d="M-3-8Q-8-9-9-3L-5.5-2.4-2.5-5.5Z" />
    </svg>
  );
}

/** A shield with a tower: the strength of the defence. */
export function Shield() {
  return (
    <svg class="icon" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-7.5-8Q0-5.5 7.5-8V0Q7.5 6 0 9Q-7.5 6-7.5 0Z" fill="#8fa3b8" stroke="currentColor" stroke-width="1.3" />
      <path d="M-3.5 3.5V-4H-1.5V-2H1.5V-4H3.5V3.5Z" fill="#fbf2dc" stroke={INK} />
    </svg>
  );
}

/** The sign of a Defender card. */
export function Medal() {
  return (
    <svg class="icon" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-5-9-1 0M5-9 1 0" stroke="#b3352a" stroke-width="3" />
      <circle cy="3" r="5.6" fill="#e0b252" stroke="currentColor" stroke-width="1.3" />
      <path d="M0-.5 1 2H3.6L1.5 3.7 2.3 6.3 0 4.8-2.3 6.3-1.5 3.7-3.6 2H-1Z" fill="#6b4a0c" />
    </svg>
  );
}

export function WallSign() {
  return (
    <svg class="icon" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-8 7V-5H-5V-2H-1.5V-5H1.5V-2H5V-5H8V7Z" fill="#b9a58a" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round" />
      <path d="M-8 2H8M-3 2V7M3-2V2" stroke="currentColor" />
    </svg>
  );
}

/** A knight's shield, full when it speaks of active ones. */
export function KnightSign() {
  return (
    <svg class="icon" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-3-6Q-4-10 3-9.5Q1-8 2-6Z" fill="#c08a2b" stroke="currentColor" />
      <path d="M-6.5-6Q0-4 6.5-6V1Q6.5 6 0 9Q-6.5 6-6.5 1Z" fill="#8fa3b8" stroke="currentColor" stroke-width="1.3" />
      <path d="M-3 3.5H3M-3 .5H3" stroke="#2b2420" stroke-width="1.6" stroke-linecap="round" />
    </svg>
  );
}
