/** A press on the board beside the places that can be chosen: why not there? */
import { placeKind } from '../acting/choose';
import { draft, onBoard } from '../acting/draft';
import { scene } from '../state/store';
import { ask } from '../table/Why';
import { distance, type Point, SIDE } from './geometry';
import { type Model, type PlaceKind, pointOf } from './model';

/** How far from a place a press still means it. */
const NEAR: Record<PlaceKind, number> = { node: 0.4 * SIDE, edge: 0.4 * SIDE, hex: 0.86 * SIDE };
const TWO_PLACES: Record<string, string> = { 'play inventor': 'and', 'play smith': 'and' };

/** The place of a kind that a point means; nothing far from all. */
export function placeNear(map: Model, kind: PlaceKind, point: Point): string | undefined {
  const names = [...(kind === 'hex' ? map.hexes : kind === 'node' ? map.nodes : map.edges).keys()];
  const far = (name: string) => distance(pointOf(map, kind, name), point);
  const nearest = names.reduce<string | undefined>((best, name) => (best !== undefined && far(best) <= far(name) ? best : name), undefined);
  return nearest !== undefined && far(nearest) <= NEAR[kind] ? nearest : undefined;
}

/** The action that is being chosen, at a place, as the notation writes it. */
export function actionAt(kind: string, first: string | undefined, place: string, strength?: number): string {
  const places = first ? `${first} ${TWO_PLACES[kind] ?? 'to'} ${place}` : place;
  return `${kind} ${places}${kind === 'place knight' ? ` strength ${strength ?? 1}` : ''}`;
}

/** Asks why the place under a press cannot be chosen. */
export function askThere(map: Model, svg: SVGSVGElement, event: MouseEvent): void {
  const now = draft.value;
  const camera = svg.querySelector('g')?.getScreenCTM();
  if (!now || !onBoard.value || !camera || (event.target as Element).closest('.target')) return;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(camera.inverse());
  const place = placeNear(map, placeKind(now.kind), [x, y]);
  if (place) void ask(actionAt(now.kind, now.picked.place, place, scene.value?.step?.strength));
}
