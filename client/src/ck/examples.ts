/** A progress card with something to do, to ask the server why it cannot be played. */
import { model } from '../board/model';
import { mySeat, scene, seats } from '../state/store';
import { fleetScope } from './cardText';

export function cardExample(kind: string): string {
  const map = model.value;
  const now = scene.value;
  if (!map || !now) return kind;
  const own = (pieces: Record<string, number>) => Object.keys(pieces).find((name) => pieces[name] === mySeat.value);
  const knight = (mine: boolean) => Object.entries(now.pieces.knights ?? {}).find(([, one]) => (one.seat === mySeat.value) === mine)?.[0];
  const node = [...map.nodes.keys()][0];
  const numbered = [...map.hexes.keys()].filter((name) => now.tokens[name]);
  const other = seats.value.find((seat) => seat.seat !== mySeat.value)?.colour;
  const hex = [...map.hexes.values()].find((one) => one.terrain !== 'sea' && one.name !== now.robber)?.name;
  const details: Record<string, string | undefined> = {
    'play alchemist': '3 4',
    'play engineer': own(now.pieces.cities) ?? node,
    'play inventor': `${numbered[0]} and ${numbered[1]}`,
    'play medicine': own(now.pieces.settlements) ?? node,
    'play smith': knight(true) ?? node,
    'play bishop': hex,
    'play merchant': hex,
    'play deserter': other,
    'play spy': other,
    'play master merchant': other,
    'play diplomat': Object.keys(now.pieces.roads)[0],
    'play intrigue': knight(false) ?? node,
    'play merchant fleet': fleetScope() === 'any_kind' ? undefined : 'lumber',
    'play resource monopoly': 'lumber',
    'play trade monopoly': 'coin',
  };
  return details[kind] ? `${kind} ${details[kind]}` : kind;
}
