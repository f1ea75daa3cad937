/** An action of a kind that is not legal now, to ask the server why. Which one is a guess: the answer is the server's. */
import { model } from '../board/model';
import { cardExample } from '../ck/examples';
import { mySeat, scene } from '../state/store';

/** Ends of the player's roads, or all nodes. */
function reachedNodes(): string[] {
  const map = model.value;
  const now = scene.value;
  if (!map || !now) return [];
  const roads = Object.entries(now.pieces.roads).filter(([, seat]) => seat === mySeat.value);
  const reached = roads.flatMap(([name]) => map.edges.get(name)?.nodes ?? []);
  return reached.length ? reached : [...map.nodes.keys()];
}

export function example(kind: string): string {
  const map = model.value;
  const now = scene.value;
  if (!map || !now) return kind;
  const taken = (name: string) => name in now.pieces.settlements || name in now.pieces.cities;
  const own = (pieces: Record<string, number>) => Object.keys(pieces).find((name) => pieces[name] === mySeat.value);
  if (kind === 'road') {
    const nodes = new Set(reachedNodes());
    const edges = [...map.edges.values()].filter((edge) => !(edge.name in now.pieces.roads));
    return `road ${(edges.find((edge) => edge.nodes.some((node) => nodes.has(node))) ?? edges[0])?.name ?? ''}`;
  }
  if (kind === 'settlement') {
    const free = (name: string) =>
      !taken(name) && ![...map.edges.values()].some((edge) => edge.nodes.includes(name) && edge.nodes.some(taken));
    const nodes = reachedNodes().filter((name) => !taken(name));
    return `settlement ${nodes.find(free) ?? nodes[0] ?? [...map.nodes.keys()][0] ?? ''}`;
  }
  if (kind === 'city') return `city ${own(now.pieces.settlements) ?? [...map.nodes.keys()][0] ?? ''}`;
  if (kind === 'year of plenty') return 'year of plenty 1 lumber, 1 brick';
  if (kind === 'monopoly') return 'monopoly lumber';
  if (kind === 'recruit') return `recruit ${reachedNodes().find((name) => !taken(name) && !(name in (now.pieces.knights ?? {}))) ?? [...map.nodes.keys()][0] ?? ''}`;
  if (kind === 'wall') return `wall ${own(now.pieces.cities) ?? [...map.nodes.keys()][0] ?? ''}`;
  if (kind.startsWith('play ')) return cardExample(kind);
  return kind;
}
