/** A ring around the place that the log or a panel speaks of. */
import { signal } from '@preact/signals';
import { type Model, type PlaceKind, pointOf } from './model';

export const spot = signal<{ kind: PlaceKind; name: string } | null>(null);

export function Spot({ map }: { map: Model }) {
  const now = spot.value;
  if (!now) return null;
  const [x, y] = pointOf(map, now.kind, now.name);
  return <circle class="spot" cx={x} cy={y} r={now.kind === 'hex' ? 46 : 26} aria-hidden="true" />;
}
