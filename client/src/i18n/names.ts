/** Words for goods, cards and places, as text that can also be spoken. */
import { model } from '../board/model';
import type { Good, Goods, PlayerRow } from '../net/types';
import { fixed, reader, scene, seats, table } from '../state/store';
import { personaName, personaOf } from '../persona/personas';
import { list, t } from './bundle';

export const GOODS: Good[] = ['lumber', 'brick', 'wool', 'grain', 'ore', 'paper', 'cloth', 'coin'];

/** The kinds of goods in this game. */
export function goodsInPlay(): Good[] {
  return GOODS.filter((good) => (scene.value ? good in scene.value.bank : true));
}

export function goodName(good: string): string {
  return t(`good-${good}`);
}

export function entries(goods: Goods | null | undefined): [Good, number][] {
  return GOODS.flatMap((good) => {
    const n = goods?.[good] ?? 0;
    return n > 0 ? [[good, n] as [Good, number]] : [];
  });
}

export function total(goods: Goods | null | undefined): number {
  return entries(goods).reduce((sum, [, n]) => sum + n, 0);
}

/** `2 lumber and 1 ore`. */
export function goodsText(goods: Goods | null | undefined): string {
  const parts = entries(goods).map(([good, n]) => t(`count-${good}`, { n }));
  return parts.length ? list(parts) : t('nothing');
}

/** `2 lumber, 1 ore` as the notation of actions wants it. */
export function goodsNotation(goods: Goods): string {
  return entries(goods)
    .map(([good, n]) => `${n} ${good}`)
    .join(', ');
}

/** An id of a message for a name of the protocol: `road building` is `road-building`. */
export function slug(name: string): string {
  return name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
}

export function cardName(card: string): string {
  return t(`card-${slug(card)}`);
}

/** The cards that a seat shows: `2 × knight, merchant`. */
export function cardsText(row: PlayerRow): string {
  const developed = Object.entries(row.cards ?? {}).map(([card, n]) => (n > 1 ? `${n} × ${cardName(card)}` : cardName(card)));
  return [...developed, ...(row.progress ?? []).map(cardName)].join(', ');
}

export function seatName(seat: number): string {
  const found = seats.value.find((one) => one.seat === seat);
  if (!found) return t('seat-unknown', { n: seat + 1 });
  const colour = t(`colour-${found.colour}`);
  if (found.kind === 'bot') {
    const persona = table.value && personaOf(table.value, found);
    return persona ? personaName(persona) : t('bot-named', { colour });
  }
  return found.name ?? colour;
}

/** A player's name, or `you`. */
export function whoName(seat: number): string {
  return seat === reader.value ? t('you') : seatName(seat);
}

export function hexName(name: string): string {
  const hex = model.value?.hexes.get(name);
  if (!hex) return name;
  const number = scene.value?.tokens[name];
  const terrain = t(`terrain-${hex.terrain}`);
  return number ? t('hex-numbered', { terrain, number }) : terrain;
}

export function nodeName(name: string): string {
  const node = model.value?.nodes.get(name);
  if (!node) return name;
  const harbour = model.value?.harbourAt.get(name);
  const hexes = list(node.hexes.map(hexName));
  const n = node.index + 1;
  return harbour ? t('place-node-harbour', { n, hexes, harbour: harbourName(harbour) }) : t('place-node', { n, hexes });
}

export function edgeName(name: string): string {
  const edge = model.value?.edges.get(name);
  if (!edge) return name;
  const n = edge.index + 1;
  const [one, other] = edge.hexes.map(hexName);
  return other ? t('place-edge', { n, one: one ?? '', other }) : t('place-coast', { n, one: one ?? '' });
}

export function harbourName(good: string): string {
  return good === '3:1' ? t('harbour-any') : t('harbour-good', { good: goodName(good) });
}

export function placeName(kind: 'hex' | 'node' | 'edge', name: string): string {
  return kind === 'hex' ? hexName(name) : kind === 'node' ? nodeName(name) : edgeName(name);
}

/** What a thing costs, from what the server told about the game. */
export function costOf(item: string): Goods {
  return fixed.value?.costs[item] ?? {};
}
