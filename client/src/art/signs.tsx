/** Small signs for counts. */

export function CardBack({ tone }: { tone: 'hand' | 'development' }) {
  const fill = tone === 'hand' ? '#c9a06a' : '#7a5ea8';
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="5.5" y="2" width="9" height="12" rx="1.8" fill={fill} stroke="currentColor" stroke-width="1.2" transform="rotate(10 8 8)" />
      <rect x="2" y="2" width="9" height="12" rx="1.8" fill={fill} stroke="currentColor" stroke-width="1.2" />
      {tone === 'development' && <path d="M6.5 5v6M3.8 8h5.4" stroke="#fff" stroke-width="1.5" />}
    </svg>
  );
}

/** A knight's shield: knights played. */
export function Fist() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.5 2.5Q8 4 13.5 2.5V8Q13.5 12.5 8 15Q2.5 12.5 2.5 8Z" fill="#8fa3b8" stroke="currentColor" stroke-width="1.2" />
      <path d="M8 3.5V14M3 7.5H13" stroke="currentColor" stroke-width="1.2" />
    </svg>
  );
}

export function RouteSign() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 13 6 7l4 3 4-7" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linejoin="round" stroke-linecap="round" />
      <path d="M2 13 6 7l4 3 4-7" fill="none" stroke="#d8a24a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  );
}

export function Trophy() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 2h8v4a4 4 0 0 1-8 0ZM4 3H1.5v1.5A2.5 2.5 0 0 0 4 7M12 3h2.5v1.5A2.5 2.5 0 0 1 12 7M8 10v3M5 14h6" fill="none" stroke="currentColor" stroke-width="1.4" />
    </svg>
  );
}

/** A die: something is drawn by chance. */
export function Dice() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="2" y="2" width="12" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="1.4" />
      <path d="M5.3 5.3h.01M10.7 5.3h.01M8 8h.01M5.3 10.7h.01M10.7 10.7h.01" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
    </svg>
  );
}

/** The world: languages. */
export function Globe() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM1.5 8h13M8 1.5q-3.4 3-3.4 6.5T8 14.5q3.4-3 3.4-6.5T8 1.5" fill="none" stroke="currentColor" stroke-width="1.2" />
    </svg>
  );
}

/** Not this, for good: a ring with a stroke through it. */
export function Struck() {
  return (
    <svg class="struck-sign" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
      <circle cx="8" cy="8" r="6" />
      <path d="M3.9 12.1 12.1 3.9" />
    </svg>
  );
}
