/** Faces of the development cards. */
import type { ComponentChildren } from 'preact';

const FACES: Record<string, ComponentChildren> = {
  knight: (
    <>
      <path d="M-10-9Q0-6 10-9V1Q10 10 0 14Q-10 10-10 1Z" fill="#8fa3b8" stroke="#2b2420" stroke-width="1.6" />
      <path d="M0-7V13M-9 0H9" stroke="#2b2420" stroke-width="1.4" />
    </>
  ),
  'victory point': <path d="M0-13 4-4.5 13-3.5 6.2 2.6 8 12 0 7.2-8 12-6.2 2.6-13-3.5-4-4.5Z" fill="#e0b252" stroke="#6b4a0c" stroke-width="1.6" />,
  'road building': (
    <g fill="none" stroke-linecap="round">
      <path d="M-11 9-2-2M3 8 11-8" stroke="#2b2420" stroke-width="7" />
      <path d="M-11 9-2-2M3 8 11-8" stroke="#c9a06a" stroke-width="4" />
    </g>
  ),
  'year of plenty': (
    <>
      <use href="#ear" transform="translate(-7 12) scale(0.8)" />
      <use href="#ear" transform="translate(7 12) scale(0.8)" />
      <use href="#ear" transform="translate(0 12) scale(0.95)" />
    </>
  ),
  monopoly: (
    <>
      <path d="M-8 12Q-14 0-4-6L-2-9H2L4-6Q14 0 8 12Z" fill="#c9a06a" stroke="#2b2420" stroke-width="1.6" />
      <path d="M-5-10H5L3-6H-3Z" fill="#a33b20" stroke="#2b2420" stroke-width="1.3" />
      <circle cy="4" r="3.5" fill="#e0b252" stroke="#6b4a0c" stroke-width="1.3" />
    </>
  ),
};

export function DevelopmentFace({ card }: { card: string }) {
  return (
    <svg class="picture" viewBox="-16 -16 32 32" aria-hidden="true">
      {FACES[card]}
    </svg>
  );
}
