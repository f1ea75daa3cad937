/** Dice with pips. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-8, -8], [8, 8]],
  3: [[-8, -8], [0, 0], [8, 8]],
  4: [[-8, -8], [8, -8], [-8, 8], [8, 8]],
  5: [[-8, -8], [8, -8], [0, 0], [-8, 8], [8, 8]],
  6: [[-8, -8], [8, -8], [-8, 0], [8, 0], [-8, 8], [8, 8]],
};

export function Die({ value, tone }: { value: number; tone: 'red' | 'yellow' | 'plain' }) {
  return (
    <svg class={`die ${tone}`} viewBox="-18 -18 36 36" aria-hidden="true">
      <rect x="-16" y="-16" width="32" height="32" rx="7" />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
      ))}
    </svg>
  );
}
