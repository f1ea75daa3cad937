/** What the improvement charts show: buildings, prices, the red dice that pay, who holds a metropolis. */
import type { Good, Track } from '../net/types';
import { fixed, scene } from '../state/store';

export const TRACKS: Track[] = ['trade', 'politics', 'science'];
/** From the top of the chart to its foot. */
export const LEVELS = [5, 4, 3, 2, 1];
/** The level that gives a lasting ability. */
export const ABILITY_LEVEL = 3;

export function commodityOf(track: Track): Good {
  return fixed.value?.commodities?.[track] ?? 'coin';
}

/** What a level costs now, with a Crane at work if there is one. */
export function priceOf(level: number): number {
  return Math.max(0, level - (scene.value?.crane ?? 0));
}

/** The highest number of the red die that draws a card at this level. */
export function paysUpTo(level: number): number {
  return level > 0 ? level + 1 : 0;
}

/** The seat that holds the metropolis of a track. */
export function metropolisOf(track: Track): number | null {
  const pieces = scene.value?.pieces;
  const node = Object.entries(pieces?.metropolises ?? {}).find(([, one]) => one === track)?.[0];
  return node === undefined ? null : (pieces?.cities[node] ?? null);
}
