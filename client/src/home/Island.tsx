/** A small island to look at, drawn as the board is. */
import { City, Road, Settlement } from '../art/pieces';
import { centre, corners, type Point, SIDE } from '../board/geometry';
import { Harbours, Waves } from '../board/harbours';
import { Land } from '../board/hexes';
import { makeModel } from '../board/model';
import type { Edge, Hex, Node, Static, Terrain } from '../net/types';

const TILES: readonly (readonly [q: number, r: number, terrain: Terrain])[] = [
  [0, -1, 'mountains'],
  [1, -1, 'forest'],
  [2, -1, 'fields'],
  [-1, 0, 'pasture'],
  [0, 0, 'fields'],
  [1, 0, 'hills'],
  [2, 0, 'pasture'],
  [0, 1, 'forest'],
  [1, 1, 'mountains'],
];
const name = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A map of these hexes with nodes and edges, as the server would tell it. */
function island(): Static {
  const hexes: Hex[] = TILES.map(([q, r, terrain]) => ({ name: `(${q},${r})`, q, r, terrain }));
  const nodes = new Map<string, Node>();
  const edges = new Map<string, Edge>();
  for (const hex of hexes) {
    const ring = corners(centre(hex.q, hex.r));
    ring.forEach((at, i) => {
      const node = nodes.get(name(at)) ?? { name: name(at), hexes: [], x: at[0] / SIDE, y: at[1] / SIDE };
      nodes.set(node.name, { ...node, hexes: [...node.hexes, hex.name] });
      const to = ring[(i + 1) % 6] as Point;
      const ends = [name(at), name(to)].sort() as [string, string];
      edges.set(ends.join('|'), { name: ends.join('|'), nodes: ends, x1: at[0] / SIDE, y1: at[1] / SIDE, x2: to[0] / SIDE, y2: to[1] / SIDE });
    });
  }
  const harbour = [...edges.values()].find((edge) => edge.nodes.every((node) => nodes.get(node)?.hexes.join() === '(2,0)'));
  return { game: 'base', expansions: [], hexes, nodes: [...nodes.values()], edges: [...edges.values()], harbours: harbour ? [{ edge: harbour.name, good: 'wool' }] : [], costs: {}, goal: 10 };
}

const map = makeModel(island());
const [top, right] = [corners(centre(1, 0))[0] as Point, corners(centre(0, 0))[0] as Point];
const edge = (a: Point, b: Point) => map.edges.get([name(a), name(b)].sort().join('|'));
const ROADS = [0, 5].flatMap((i) => {
  const ring = corners(centre(1, 0));
  return edge(ring[i] as Point, ring[(i + 1) % 6] as Point) ?? [];
});

export function Island() {
  const { left, top: upper, width, height } = map.box;
  return (
    <svg class="island" viewBox={`${left - 30} ${upper - 10} ${width + 60} ${height + 20}`} aria-hidden="true">
      <Waves map={map} />
      <Land map={map} />
      <Harbours map={map} />
      {ROADS.map((road) => (
        <g key={road.name} transform={`translate(${road.at[0]} ${road.at[1]}) rotate(${road.angle})`}>
          <Road colour="blue" />
        </g>
      ))}
      <g transform={`translate(${top[0]} ${top[1]})`}>
        <City colour="blue" />
      </g>
      <g transform={`translate(${right[0]} ${right[1]})`}>
        <Settlement colour="orange" />
      </g>
    </svg>
  );
}
