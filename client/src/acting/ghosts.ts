/** What would stand on the board when a place is chosen. */
import { model } from '../board/model';
import { mySeat, scene } from '../state/store';
import { draft } from './draft';

export type Figure = 'road' | 'settlement' | 'city' | 'robber' | 'knight' | 'wall' | 'merchant' | 'mark';

const FIGURES: Record<string, Figure> = {
  road: 'road',
  'found road': 'road',
  'free road': 'road',
  'relay road': 'road',
  settlement: 'settlement',
  'found settlement': 'settlement',
  city: 'city',
  'play medicine': 'city',
  robber: 'robber',
  'play bishop': 'robber',
  'play merchant': 'merchant',
  recruit: 'knight',
  refuge: 'knight',
  'place knight': 'knight',
  wall: 'wall',
  'play engineer': 'wall',
};

export function figureOf(kind: string, part: 'place' | 'to'): Figure {
  if (part === 'to' && (kind === 'move knight' || kind === 'displace')) return 'knight';
  return FIGURES[kind] ?? 'mark';
}

/** Whether the robber, if it came to this hex, would stand beside a building of the reader's. */
export function blocksMe(hex: string): boolean {
  const now = scene.value;
  const map = model.value;
  const kind = draft.value?.kind;
  if (!now || !map || !kind || figureOf(kind, 'place') !== 'robber') return false;
  const own = [now.pieces.settlements, now.pieces.cities, now.pieces.reduced ?? {}].flatMap((pieces) => Object.keys(pieces).filter((name) => pieces[name] === mySeat.value));
  return own.some((name) => map.nodes.get(name)?.hexes.includes(hex));
}
