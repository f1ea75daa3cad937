/** Pictures of the trade cards, in a square of 32 with its middle on the origin. */
import type { ComponentChildren } from 'preact';

const INK = '#2b2420';
const BAG = 'M-8 12Q-14 0-4-6L-2-9H2L4-6Q14 0 8 12Z';

export const TRADE: Record<string, ComponentChildren> = {
  'commercial harbour': (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M0-13V10M-6-8H6" stroke-width="2.6" stroke-linecap="round" />
      <circle cy="-12" r="2.6" fill="#fbf2dc" />
      <path d="M-11 2Q-10 12 0 12Q10 12 11 2M-13 4-11 1-8 4M13 4 11 1 8 4" fill="none" stroke-width="2.4" />
      <path d="M-14 14Q-9 11-5 14T4 14T14 14" fill="none" stroke="#2f7396" stroke-width="1.8" />
    </g>
  ),
  'master merchant': (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-12-2H6Q12-2 12 4L5 13H-12Z" fill="#e9cf98" />
      <path d="M-12-2V13" stroke-width="3.4" stroke="#b3352a" />
      <rect x="-7" y="-14" width="9" height="12" rx="1.5" fill="#b9db82" transform="rotate(-12 -3 -8)" />
      <rect x="0" y="-14" width="9" height="12" rx="1.5" fill="#f3d368" transform="rotate(10 4 -8)" />
      <path d="M-4 3H7M-4 7H6" fill="none" />
    </g>
  ),
  merchant: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-12 12-6-4H6L12 12Z" fill="#a33b20" />
      <circle cy="-8" r="5.4" fill="#e9cf98" />
      <path d="M-8-11H8L4-14H-4Z" fill="#2f7396" />
      <path d="M-4-4-2 12M4-4 2 12" fill="none" stroke="#e0b252" />
      <circle cx="8" cy="8" r="4" fill="#e0b252" />
    </g>
  ),
  'merchant fleet': (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
      <path d="M-15 3H-1L-4 8H-12Z" fill="#8a5a2e" />
      <path d="M-8 2V-11Q-1-6-2 2Z" fill="#fbf2dc" />
      <path d="M-1 8H15L11 14H3Z" fill="#8a5a2e" />
      <path d="M6 7V-9Q14-3 13 7Z" fill="#f2c230" />
      <path d="M4 7V-5Q0 0 0 7Z" fill="#fbf2dc" />
    </g>
  ),
  'resource monopoly': (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d={BAG} fill="#c9a06a" />
      <path d="M-5-10H5L3-6H-3Z" fill="#a33b20" />
      <use href="#ear" transform="translate(0 9) scale(0.55)" />
    </g>
  ),
  'trade monopoly': (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-12-2H12V13H-12Z" fill="#8a5a2e" />
      <path d="M-12-2Q-12-11 0-11Q12-11 12-2Z" fill="#c9a06a" />
      <path d="M-3-4H3V3H-3Z" fill="#e0b252" />
      <path d="M-12 4H-3M3 4H12M-7-10V13M7-10V13" fill="none" />
    </g>
  ),
};
