/** What lies around a place on the board that is looked at: hexes with their numbers, a harbour, who could be robbed there. */
import { type HexPlace, model, type PlaceKind } from '../board/model';
import { Tile, Token } from '../board/hexes';
import { t } from '../i18n/bundle';
import { harbourName } from '../i18n/names';
import { mySeat, scene } from '../state/store';
import { Victim } from './Victim';

function HexPicture({ hex }: { hex: HexPlace }) {
  const here = { ...hex, at: [0, 0] as const };
  const value = scene.value?.tokens[hex.name];
  return (
    <svg viewBox="-54 -60 108 120" aria-hidden="true">
      <Tile hex={here} />
      {value && <Token hex={here} value={value} rolled={false} robbed={scene.value?.robber === hex.name} />}
    </svg>
  );
}

/** The others who have a building at a hex. */
function neighbours(hex: string): number[] {
  const pieces = scene.value?.pieces;
  const nodes = model.value?.nodes;
  if (!pieces || !nodes) return [];
  const owners = [pieces.settlements, pieces.cities, pieces.reduced ?? {}].flatMap((all) => Object.entries(all));
  const seats = owners.flatMap(([node, seat]) => (nodes.get(node)?.hexes.includes(hex) && seat !== mySeat.value ? [seat] : []));
  return [...new Set(seats)].sort((a, b) => a - b);
}

function hexesAt(kind: PlaceKind, name: string): string[] {
  if (kind === 'hex') return [name];
  return (kind === 'node' ? model.value?.nodes.get(name)?.hexes : model.value?.edges.get(name)?.hexes) ?? [];
}

/** Its own words are those of the place on the board: it is for eyes alone. */
export function About({ kind, name, robber }: { kind: PlaceKind; name: string; robber: boolean }) {
  const map = model.value;
  const harbour = kind === 'node' ? map?.harbourAt.get(name) : undefined;
  return (
    <div class="about" aria-hidden="true">
      <span class="hexes">
        {hexesAt(kind, name).flatMap((one) => {
          const hex = map?.hexes.get(one);
          return hex ? [<HexPicture key={one} hex={hex} />] : [];
        })}
      </span>
      {harbour && <p>{harbourName(harbour)}</p>}
      {robber && (
        <ul>
          {neighbours(name).map((seat) => (
            <li key={seat}>
              <Victim seat={seat} />
            </li>
          ))}
          {!neighbours(name).length && <li>{t('choice-nobody')}</li>}
        </ul>
      )}
    </div>
  );
}
