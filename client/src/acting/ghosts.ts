/** What would stand on the board when a place is chosen. */
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
