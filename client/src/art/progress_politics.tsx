/** Pictures of the politics cards, in a square of 32 with its middle on the origin. */
import type { ComponentChildren } from 'preact';

const INK = '#2b2420';
const KNIGHT = 'M-7-7Q0-5 7-7V1Q7 8 0 11Q-7 8-7 1Z';

export const POLITICS: Record<string, ComponentChildren> = {
  bishop: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-9 7Q-11-5 0-14Q11-5 9 7Z" fill="#fbf2dc" />
      <path d="M-9 7H9V12H-9Z" fill="#e0b252" />
      <path d="M0-9V4M-4-4H4" stroke="#b3352a" stroke-width="2.4" />
    </g>
  ),
  constitution: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-9-13H9V10Q9 13 6 13H-12Q-9 13-9 10Z" fill="#fbf2dc" />
      <path d="M-5-8H5M-5-4H5M-5 0H2" />
      <path d="M3 9 2 15 5.5 13 9 15 8 9" fill="#b3352a" />
      <circle cx="5.5" cy="6" r="4" fill="#e0b252" />
    </g>
  ),
  deserter: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d={KNIGHT} fill="#d7d9e2" transform="translate(-7 0) scale(0.85)" />
      <path d={KNIGHT} fill="#1f66b0" transform="translate(9 3) scale(0.78)" />
      <path d="M-6-11Q3-15 9-8M9.5-12.5 9-8 4.6-9" fill="none" stroke="#b3352a" stroke-width="2.2" />
      <path d="M-11 4-3-5" stroke="#b3352a" stroke-width="2" />
    </g>
  ),
  diplomat: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-13 11 3 1" stroke-width="7.5" stroke-linecap="round" />
      <path d="M-13 11 3 1" stroke="#c9a06a" stroke-width="4.4" stroke-linecap="round" />
      <path d="M-4-13H12V-1H4L0 4V-1H-4Z" fill="#fbf2dc" />
      <path d="M0-9H8M0-5H5" />
    </g>
  ),
  intrigue: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d={KNIGHT} fill="#d7d9e2" transform="translate(5 2)" />
      <path d="M-14-13Q-6-10-5-2Q-10 1-14 0Z" fill="#4a4453" />
      <path d="M-11-4-1 0 2 2" fill="none" stroke="#4a4453" stroke-width="3" stroke-linecap="round" />
      <path d="M1 2 12 7" stroke="#b3352a" stroke-width="2" />
      <circle cx="-9" cy="-6" r="1.3" fill="#ffe9a8" stroke="none" />
    </g>
  ),
  saboteur: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <circle cx="-2" cy="4" r="9" fill="#4a4453" />
      <path d="M2-4 5-8 9-5 6-1Z" fill="#8a8d99" />
      <path d="M7-7Q9-13 13-10" fill="none" stroke="#8a5a2e" stroke-width="1.8" />
      <path d="M13-14v3M10.5-12.5 12-11M15.5-11H13" stroke="#e08a1f" stroke-width="1.8" />
      <path d="M-7 1Q-5-3-1-3" fill="none" stroke="#fff" stroke-opacity="0.7" />
    </g>
  ),
  spy: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-14 0Q0-14 14 0Q0 14-14 0Z" fill="#fbf2dc" />
      <circle r="5.4" fill="#1f66b0" />
      <circle r="2.3" fill={INK} />
      <path d="M-8-10-6-7M0-13V-9M8-10 6-7" stroke-width="1.8" />
    </g>
  ),
  warlord: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-13-6Q-4-2 3-6L12-12Q14-1 9 6L3 1Q-5 3-12-1Z" fill="#e0b252" />
      <path d="M-12-6V-1" stroke-width="2.6" />
      <path d="M-9 5-6 12H0L-1 5M2 6 5 13" fill="none" stroke="#b3352a" stroke-width="2.2" />
      <path d="M14-9v6" stroke-width="1.8" />
    </g>
  ),
  wedding: (
    <g fill="none" stroke={INK}>
      <circle cx="-5" cy="4" r="7.6" stroke-width="5" />
      <circle cx="-5" cy="4" r="7.6" stroke="#e0b252" stroke-width="2.6" />
      <circle cx="5" cy="4" r="7.6" stroke-width="5" />
      <circle cx="5" cy="4" r="7.6" stroke="#e0b252" stroke-width="2.6" />
      <path d="M5-6 1.5-9.5 3-12.5H7L8.5-9.5Z" fill="#9fd4e8" stroke-width="1.3" stroke-linejoin="round" />
    </g>
  ),
};
