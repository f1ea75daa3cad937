/** Pictures of the science cards, in a square of 32 with its middle on the origin. */
import type { ComponentChildren } from 'preact';

const INK = '#2b2420';

export const SCIENCE: Record<string, ComponentChildren> = {
  alchemist: (
    <>
      <path d="M-3-13H3M-2-13V-4L-9 8Q-11 13-6 13H6Q11 13 9 8L2-4V-13" fill="#e8f3f5" stroke={INK} stroke-width="1.6" />
      <path d="M-6 4H6L9 9Q10 12 6 12H-6Q-10 12-9 9Z" fill="#b35fc0" />
      <circle cx="-2" cy="8" r="1.6" fill="#fff" />
      <circle cx="3" cy="6" r="1.2" fill="#fff" />
      <path d="M8-12v4M6-10h4M-10-7v4M-12-5h4" stroke="#c08a2b" stroke-width="1.6" />
    </>
  ),
  crane: (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <path d="M-8 13-4-12H-1L3 13M-7 6H2M-5.6-2H0" fill="none" stroke="#8a5a2e" stroke-width="2.4" />
      <path d="M-11-9 13-12V-9.5L-11-6Z" fill="#c9a06a" />
      <path d="M11-10V0" fill="none" />
      <rect x="7" y="0" width="8" height="6" fill="#b9bac6" />
      <path d="M-12 13H6" stroke-width="2.4" />
    </g>
  ),
  engineer: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-14 13V2H-10V5H-6V2H-2V5H2V2H6V5H10V2H14V13Z" fill="#c7b69a" />
      <path d="M-14 9H14M-5 5V9M5 5V9M0 9V13M-9 9V13M9 9V13" />
      <path d="M-8 0 0-14 8 0M-4.6-6H4.6" fill="none" stroke="#1f6f63" stroke-width="2.4" />
      <circle cy="-14" r="1.8" fill="#e0b252" />
    </g>
  ),
  inventor: (
    <g stroke={INK} stroke-width="1.4">
      <circle cx="-7" cy="4" r="7" fill="#fbf2dc" />
      <circle cx="7" cy="-4" r="7" fill="#fbf2dc" />
      <path d="M-9 4h4M-7 2v4" stroke="#1f6f63" stroke-width="2" />
      <path d="M5-4h4" stroke="#1f6f63" stroke-width="2" />
      <path d="M-10-6Q-9-12-2-12M-5-14.5-2-12-5-9.5M10 6Q9 12 2 12M5 14.5 2 12 5 9.5" fill="none" stroke="#b3352a" stroke-width="1.9" />
    </g>
  ),
  irrigation: (
    <>
      <use href="#ear" transform="translate(-8 6) scale(0.75)" />
      <use href="#ear" transform="translate(1 5) scale(0.85)" />
      <use href="#ear" transform="translate(9 6) scale(0.75)" />
      <path d="M-14 9Q-9 6-5 9T4 9T14 9V14H-14Z" fill="#5ba6c2" stroke={INK} stroke-width="1.3" />
      <path d="M-10 12Q-7 10-4 12M2 12Q5 10 8 12" fill="none" stroke="#fff" stroke-width="1.2" />
    </>
  ),
  medicine: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-11 0H11Q10 9 4 11V13H-4V11Q-10 9-11 0Z" fill="#d7d9e2" />
      <path d="M3-1 11-13" stroke="#8a5a2e" stroke-width="3.4" stroke-linecap="round" />
      <path d="M-6-2Q-11-8-6-13Q-1-9-4-2" fill="#63b56a" />
      <path d="M-1.5 3H1.5V8.5H-1.5ZM-4 4.3H4V7.2H-4Z" fill="#b3352a" stroke="none" />
    </g>
  ),
  mining: (
    <>
      <use href="#peak" transform="translate(-4 12) scale(0.72)" />
      <path d="M1 13V7Q5 2 9 7V13Z" fill={INK} />
      <path d="M-2 10 11-9" stroke="#8a5a2e" stroke-width="2.6" stroke-linecap="round" />
      <path d="M2-10Q12-14 15-3Q11-8 2-10Z" fill="#b9bac6" stroke={INK} stroke-width="1.4" />
    </>
  ),
  printer: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-11 13V-12H-7V13M7 13V-12H11V13" fill="#8a5a2e" />
      <path d="M-11-12H11V-8H-11ZM-9 4H9V8H-9Z" fill="#c9a06a" />
      <path d="M0-8V0M-5 0H5V3H-5Z" fill="#b9bac6" stroke-width="1.8" />
      <path d="M-6 9H6V13H-6Z" fill="#fbf2dc" />
      <path d="M-4 11H4" />
    </g>
  ),
  'road building': (
    <g fill="none" stroke-linecap="round">
      <path d="M-11 10-3-1M4 9 11-8" stroke={INK} stroke-width="7.5" />
      <path d="M-11 10-3-1M4 9 11-8" stroke="#c9a06a" stroke-width="4.4" />
      <path d="M-8-9h6M-5-12v6" stroke="#1f6f63" stroke-width="2" />
    </g>
  ),
  smith: (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-13 2H6Q12 2 14-2V3Q9 8 4 8V10L8 13H-6L-3 10V8Q-10 8-13 2Z" fill="#8a8d99" />
      <path d="M-2-1 6-12" stroke="#8a5a2e" stroke-width="2.8" />
      <path d="M-1-12 4-15 12-10 9-6Z" fill="#b9bac6" />
      <path d="M-9-6-7-2M-4-8-4-3M-13-2-10 0" stroke="#e08a1f" stroke-width="1.8" />
    </g>
  ),
};
