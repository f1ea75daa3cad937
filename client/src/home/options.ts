/** How options are grouped, named and explained. */
import { has, list, t } from '../i18n/bundle';
import type { OptionShown, OptionValue } from '../net/types';
import { slug } from '../i18n/names';

const GROUPS: Record<string, readonly string[]> = {
  goal: ['victory_points', 'win_before_roll', 'win_before_robber', 'auto_claim_victory'],
  board: ['board_setup', 'token_layout', 'spiral_corner', 'harbour_layout', 'start_player', 'unused_colour_3p'],
  seven: ['hand_limit', 'discard_order', 'robber_to_desert', 'robber_steal_optional', 'robber_empty_victim_selectable'],
  trade: ['forbid_like_for_like', 'trade_offers_private', 'public_hand_counts', 'bank_shortage', 'harbour_same_turn', 'turn_phases'],
  roads: ['road_building_partial', 'lr_vertex_repeat'],
  house: ['friendly_robber', 'rounds_without_seven', 'domestic_trade', 'public_bank_counts'],
};
/** Asked for elsewhere. */
const ELSEWHERE = new Set(['game', 'players']);

export interface Group {
  name: string;
  options: OptionShown[];
}

/** The options that a game leaves open, in groups; what belongs to no group comes last. */
export function groupsOf(options: readonly OptionShown[], game: string): Group[] {
  const open = options.filter((one) => one.games[game] && !ELSEWHERE.has(one.name));
  const named = Object.entries(GROUPS).map(([name, members]) => ({ name, options: open.filter((one) => members.includes(one.name)) }));
  const grouped = new Set(Object.values(GROUPS).flat());
  const rest = open.filter((one) => !grouped.has(one.name));
  const ofExpansion = (one: OptionShown) => one.name.startsWith('ck_');
  return [...named, { name: 'cities-knights', options: rest.filter(ofExpansion) }, { name: 'more', options: rest.filter((one) => !ofExpansion(one)) }].filter((group) => group.options.length);
}

export function optionText(name: string): string {
  const id = `option-${slug(name)}`;
  return has(id) ? t(id) : name;
}

export function aboutText(name: string): string {
  const id = `about-${slug(name)}`;
  return has(id) ? t(id) : '';
}

export function valueText(name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (name === 'ck_event_die') return list(value.split(',').map((face) => t(`face-${face}`)));
  const own = `value-${slug(name)}-${slug(value)}`;
  if (has(own)) return t(own);
  const common = `value-${slug(value)}`;
  return has(common) ? t(common) : value;
}
