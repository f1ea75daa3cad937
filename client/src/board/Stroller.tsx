/** A sheep that goes for a walk on its pasture while the board stirs. */
import { stirring, walk } from './life';
import type { Model } from './model';

/** Below the token, where no building stands. */
const LOW = 34;

export function Stroller({ map }: { map: Model }) {
  const pastures = [...map.hexes.values()].filter((hex) => hex.terrain === 'pasture');
  const hex = pastures[walk.value % Math.max(1, pastures.length)];
  if (!stirring.value || !hex) return null;
  return (
    <g class="stroller" aria-hidden="true" transform={`translate(${hex.at[0]} ${hex.at[1] + LOW})`}>
      <g class="stroll">
        <use href="#sheep" transform="scale(0.7)" />
      </g>
    </g>
  );
}
