/** The three tracks: a colour and a sign each. The sign tells the same as the colour. */
import type { Track } from '../net/types';

export const TRACK_FILL: Record<Track, string> = { trade: '#f2c230', politics: '#7fa8e8', science: '#74bf7b' };

/** About 12 across, the middle on the origin: scales, a crown, a flask. */
const SIGNS: Record<Track, string> = {
  trade: 'M0-6V5M-4 6H4M-6-4H6M-6-4-8 1.5H-4ZM6-4 4 1.5H8Z',
  politics: 'M-6 5V-4L-3 0 0-6 3 0 6-4V5Z',
  science: 'M-2-6H2M-1.2-6V-1.5L-5.2 4.2Q-6 6-4 6H4Q6 6 5.2 4.2L1.2-1.5V-6M-3.4 2H3.4',
};

export function TrackMark({ track, x = 0, y = 0, size = 1 }: { track: Track; x?: number; y?: number; size?: number }) {
  return <path d={SIGNS[track]} fill="none" stroke="#2b2420" stroke-width={1.7} stroke-linecap="round" stroke-linejoin="round" transform={`translate(${x} ${y}) scale(${size})`} />;
}

export function TrackSign({ track }: { track: Track }) {
  return (
    <svg class="icon track-sign" viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="9.2" fill={TRACK_FILL[track]} stroke="#2b2420" stroke-width="1.2" />
      <TrackMark track={track} size={0.92} />
    </svg>
  );
}

/** The back of a progress card. */
export function ProgressBack({ track }: { track: Track }) {
  return (
    <svg class="progress-back" viewBox="-16 -20 32 40" aria-hidden="true">
      <rect x="-14" y="-18" width="28" height="36" rx="4" fill={TRACK_FILL[track]} stroke="#2b2420" stroke-width="1.6" />
      <rect x="-10.5" y="-14.5" width="21" height="29" rx="2" fill="none" stroke="#2b2420" stroke-opacity="0.5" />
      <TrackMark track={track} size={1.15} />
    </svg>
  );
}
