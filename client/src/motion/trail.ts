/** The roads that make up somebody's longest route, to be shown. */
import type { Model } from '../board/model';
import type { Scene } from '../net/types';

/** Nodes where somebody else's building or knight stands. */
function closed({ pieces }: Scene, seat: number): Set<string> {
  const owners = { ...pieces.settlements, ...pieces.cities, ...pieces.reduced };
  const found = Object.entries(owners).filter(([, owner]) => owner !== seat);
  const knights = Object.entries(pieces.knights ?? {}).filter(([, knight]) => knight.seat !== seat);
  return new Set([...found, ...knights].map(([node]) => node));
}

/** The edges of a longest route of a seat, from one end to the other. */
export function trailOf(map: Model, now: Scene, seat: number): string[] {
  const own = Object.entries(now.pieces.roads).flatMap(([name, owner]) => {
    const edge = owner === seat ? map.edges.get(name) : undefined;
    return edge ? [edge] : [];
  });
  const shut = closed(now, seat);
  const at = new Map<string, typeof own>();
  for (const edge of own) for (const node of edge.nodes) at.set(node, [...(at.get(node) ?? []), edge]);
  let best: string[] = [];
  const used = new Set<string>();
  const walk = (node: string, path: string[]) => {
    if (path.length > best.length) best = [...path];
    if (path.length && shut.has(node)) return;
    for (const edge of at.get(node) ?? []) {
      if (used.has(edge.name)) continue;
      used.add(edge.name);
      path.push(edge.name);
      walk(edge.nodes[0] === node ? edge.nodes[1] : edge.nodes[0], path);
      path.pop();
      used.delete(edge.name);
    }
  };
  for (const node of at.keys()) walk(node, []);
  return best;
}
