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
