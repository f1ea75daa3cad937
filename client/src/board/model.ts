/** The map as the drawing wants it: points, neighbours, coast. Made once a game. */
import { computed } from '@preact/signals';
import type { Edge, Good, Harbour, Hex, Node, Static } from '../net/types';
import { fixed } from '../state/store';
import { between, centre, distance, type Point, SIDE, scatter } from './geometry';

export type PlaceKind = 'hex' | 'node' | 'edge';

export interface HexPlace extends Hex {
  at: Point;
}
export interface NodePlace extends Node {
  at: Point;
  index: number;
}
export interface EdgePlace extends Edge {
  at: Point;
  ends: [Point, Point];
  hexes: string[];
  index: number;
  angle: number;
}
export interface HarbourPlace extends Harbour {
  at: Point;
  ends: [Point, Point];
}
export interface Model {
  hexes: Map<string, HexPlace>;
  nodes: Map<string, NodePlace>;
  edges: Map<string, EdgePlace>;
  harbours: HarbourPlace[];
  harbourAt: Map<string, Good | '3:1'>;
  coast: Point[];
  box: { left: number; top: number; width: number; height: number };
}

const OUT = 47;
const BEACH = 14;
const MARGIN = 92;

export function makeModel(map: Static): Model {
  const hexes = new Map(map.hexes.map((hex) => [hex.name, { ...hex, at: centre(hex.q, hex.r) }]));
  const nodes = new Map(map.nodes.map((node, index) => [node.name, { ...node, index, at: [node.x * SIDE, node.y * SIDE] as Point }]));
  const edges = new Map(map.edges.map((edge, index) => [edge.name, edgePlace(edge, index, nodes)]));
  const land = [...hexes.values()].filter((hex) => hex.terrain !== 'sea');
  const isLand = new Set(land.map((hex) => hex.name));
  const outwards = (edge: EdgePlace, far: number): Point => {
    const inland = hexes.get(edge.hexes.find((name) => isLand.has(name)) ?? '')?.at ?? [0, 0];
    return between(inland, edge.at, 1 + far / distance(inland, edge.at));
  };
  const harbours = map.harbours.flatMap((harbour) => {
    const edge = edges.get(harbour.edge);
    return edge ? [{ ...harbour, at: outwards(edge, OUT), ends: edge.ends }] : [];
  });
  const harbourAt = new Map(
    map.harbours.flatMap((harbour) => (edges.get(harbour.edge)?.nodes ?? []).map((node) => [node, harbour.good] as const)),
  );
  const shore = [...edges.values()].filter((edge) => edge.hexes.filter((name) => isLand.has(name)).length === 1);
  return { hexes, nodes, edges, harbours, harbourAt, coast: coastline(shore, nodes, outwards), box: boxAround(land.map((hex) => hex.at)) };
}

function edgePlace(edge: Edge, index: number, nodes: Map<string, NodePlace>): EdgePlace {
  const a: Point = [edge.x1 * SIDE, edge.y1 * SIDE];
  const b: Point = [edge.x2 * SIDE, edge.y2 * SIDE];
  const [one, other] = edge.nodes.map((name) => nodes.get(name)?.hexes ?? []);
  const hexes = (one ?? []).filter((name) => other?.includes(name));
  let angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  if (angle > 90) angle -= 180;
  if (angle <= -90) angle += 180;
  return { ...edge, index, at: between(a, b, 0.5), ends: [a, b], hexes, angle };
}

/** Points around the land, a little out at sea: two for each side of the coast. */
function coastline(shore: EdgePlace[], nodes: Map<string, NodePlace>, outwards: (edge: EdgePlace, far: number) => Point): Point[] {
  const first = shore[0];
  if (!first) return [];
  const points: Point[] = [];
  const left = new Set(shore);
  let edge: EdgePlace | undefined = first;
  let node = first.nodes[1];
  while (edge) {
    left.delete(edge);
    points.push(outwards(edge, BEACH + 3 * scatter(edge.index, 1)));
    const next: EdgePlace | undefined = [...left].find((one) => one.nodes.includes(node));
    const corner = nodes.get(node)?.at ?? edge.at;
    const ahead = outwards(next ?? first, BEACH);
    points.push(between(between(outwards(edge, BEACH), ahead, 0.5), corner, -0.25 + 0.15 * scatter(edge.index, 2)));
    if (next) node = next.nodes[0] === node ? next.nodes[1] : next.nodes[0];
    edge = next;
  }
  return points;
}

function boxAround(points: Point[]): Model['box'] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - SIDE - MARGIN + 10;
  const top = Math.min(...ys) - SIDE - MARGIN + 16;
  return { left, top, width: Math.max(...xs) + SIDE + MARGIN - 10 - left, height: Math.max(...ys) + SIDE + MARGIN - 16 - top };
}

/** The map of the game that is shown. */
export const model = computed(() => (fixed.value ? makeModel(fixed.value) : null));

export function pointOf(map: Model, kind: PlaceKind, name: string): Point {
  const places: Map<string, { at: Point }> = kind === 'hex' ? map.hexes : kind === 'node' ? map.nodes : map.edges;
  return places.get(name)?.at ?? [0, 0];
}
