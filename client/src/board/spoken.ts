/** What stands on and around a place, in words. */
import { list, t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { scene } from '../state/store';
import type { Model } from './model';

/** A hex with its buildings, the robber and the merchant. */
export function aboutHex(map: Model, name: string, title: string): string {
  const now = scene.value;
  if (!now) return title;
  const parts: string[] = [];
  for (const node of map.nodes.values()) {
    if (!node.hexes.includes(name)) continue;
    for (const [piece, owners] of [
      ['settlement', now.pieces.settlements],
      ['city', now.pieces.cities],
    ] as const) {
      const seat = owners[node.name];
      if (seat !== undefined) parts.push(t('spoken-piece', { player: seatName(seat), piece: t(`piece-${piece}`) }));
    }
  }
  for (const [node, knight] of Object.entries(now.pieces.knights ?? {})) {
    if (map.nodes.get(node)?.hexes.includes(name)) parts.push(t('spoken-piece', { player: seatName(knight.seat), piece: t('spoken-knight', { n: knight.strength }) }));
  }
  if (now.merchant?.hex === name) parts.push(t('spoken-piece', { player: seatName(now.merchant.seat), piece: t('piece-merchant') }));
  if (now.robber === name) parts.push(t('piece-robber'));
  return parts.length ? t('spoken-hex', { hex: title, there: list(parts) }) : title;
}
