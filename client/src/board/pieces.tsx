/** Everything that players have put on the board. */
import type { ComponentChildren } from 'preact';
import { draft } from '../acting/draft';
import { City, Gate, KnightPiece, Merchant, Road, Robber, Settlement, Wall } from '../art/pieces';
import type { Colour } from '../net/types';
import { scene, seats } from '../state/store';
import type { Point } from './geometry';
import type { Model } from './model';

export function colourOf(seat: number): Colour {
  return seats.value.find((one) => one.seat === seat)?.colour ?? 'white';
}

export function At({ at, turn, children }: { at: Point; turn?: number; children: ComponentChildren }) {
  return <g transform={`translate(${at[0]} ${at[1]})${turn === undefined ? '' : ` rotate(${turn})`}`}>{children}</g>;
}

/** Where the robber stands in a hex: above its token. */
export function robberAt(map: Model, hex: string): Point {
  const [x, y] = map.hexes.get(hex)?.at ?? [0, 0];
  return [x, y - 7];
}

/** What stands somewhere, by the name under which it can be moved for a moment (motion/places.ts). */
function Figure({ name, at, turn, children }: { name: string; at: Point; turn?: number; children: ComponentChildren }) {
  return (
    <At at={at} {...(turn === undefined ? {} : { turn })}>
      <g data-figure={name}>{children}</g>
    </At>
  );
}

export function Pieces({ map }: { map: Model }) {
  const now = scene.value;
  if (!now) return null;
  const { roads, settlements, cities, reduced, walls, metropolises, knights } = now.pieces;
  const node = (name: string): Point => map.nodes.get(name)?.at ?? [0, 0];
  const standing: { at: Point; key: string; figure: ComponentChildren }[] = [];
  const add = (name: string, figure: ComponentChildren) => standing.push({ at: node(name), key: name, figure });
  const walled = new Set(walls);
  for (const [name, seat] of Object.entries(settlements)) add(name, <Settlement colour={colourOf(seat)} />);
  for (const [name, seat] of Object.entries(reduced ?? {})) {
    add(
      name,
      <g transform="rotate(78)">
        <City colour={colourOf(seat)} />
      </g>,
    );
  }
  for (const [name, seat] of Object.entries(cities)) {
    const track = metropolises?.[name];
    add(
      name,
      <>
        {walled.has(name) && <Wall colour={colourOf(seat)} />}
        <City colour={colourOf(seat)} />
        {track && (
          <g data-gate={name}>
            <Gate track={track} />
          </g>
        )}
      </>,
    );
  }
  for (const [name, knight] of Object.entries(knights ?? {})) {
    const spent = knight.active && !knight.ready && knight.seat === now.active;
    add(name, <KnightPiece colour={colourOf(knight.seat)} strength={knight.strength} active={knight.active} spent={spent} committed={knight.committed} />);
  }
  standing.sort((a, b) => a.at[1] - b.at[1]);
  const merchant = now.merchant;
  return (
    <g class="pieces" aria-hidden="true">
      {Object.entries(roads).map(([name, seat]) => {
        const edge = map.edges.get(name);
        return edge ? (
          <Figure key={name} name={name} at={edge.at} turn={edge.angle}>
            <Road colour={colourOf(seat)} />
          </Figure>
        ) : null;
      })}
      {merchant && (
        <Figure name="merchant" at={[(map.hexes.get(merchant.hex)?.at[0] ?? 0) + 27, (map.hexes.get(merchant.hex)?.at[1] ?? 0) + 9]}>
          <Merchant colour={colourOf(merchant.seat)} />
        </Figure>
      )}
      <Figure name="robber" at={robberAt(map, now.robber)}>
        <g class={draft.value?.kind === 'robber' ? 'leaving' : ''}>
          <Robber />
        </g>
      </Figure>
      {standing.map(({ at, key, figure }) => (
        <Figure key={key} name={key} at={at}>
          {figure}
        </Figure>
      ))}
    </g>
  );
}
