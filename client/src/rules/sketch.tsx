/** A small piece of the board, drawn as on the table. */
import type { ComponentChildren } from 'preact';
import { City, Gate, KnightPiece, Merchant, Road, Robber, Settlement, Wall } from '../art/pieces';
import { between, centre, corners, type Point, SIDE } from '../board/geometry';
import { Ship } from '../board/harbours';
import { Tile, Token } from '../board/hexes';
import { At } from '../board/pieces';
import type { Colour, Terrain } from '../net/types';
import type { Sketch as Written } from './topic';

/** Corners and sides of a hex, clockwise from the north; side i is between corners i and i + 1. */
const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
const NEAR = 34;
const OUT = 1.9;

function hexAt(name: string): Point {
  const [, q, r] = /^\((-?\d+),(-?\d+)\)/.exec(name) ?? [];
  return centre(Number(q), Number(r));
}

export function nodeAt(name: string): Point {
  return corners(hexAt(name))[CORNERS.indexOf(name.replace(/^.*\)/, ''))] ?? [0, 0];
}

export function edgeAt(name: string): { at: Point; ends: [Point, Point]; angle: number } {
  const all = corners(hexAt(name));
  const i = SIDES.indexOf(name.replace(/^.*\)/, ''));
  const ends: [Point, Point] = [all[i] ?? [0, 0], all[(i + 1) % 6] ?? [0, 0]];
  const [[x1, y1], [x2, y2]] = ends;
  let angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  if (angle > 90) angle -= 180;
  if (angle <= -90) angle += 180;
  return { at: between(ends[0], ends[1], 0.5), ends, angle };
}

const words = (text = '') => text.split(' ').filter(Boolean);
const rows = (of: Partial<Record<string, string>> = {}) => Object.entries(of).flatMap(([colour, places]) => words(places).map((place) => [colour as Colour, place] as const));

function Verdict({ at, good }: { at: Point; good: boolean }) {
  return (
    <g class={good ? 'verdict good' : 'verdict bad'} transform={`translate(${at[0]} ${at[1]})`}>
      <circle r="13" />
      <path d={good ? 'M-6 0-2 5 6-5' : 'M-5-5 5 5M5-5-5 5'} />
    </g>
  );
}

function Figures({ sketch }: { sketch: Written }) {
  const standing: { at: Point; figure: ComponentChildren }[] = [];
  const walls = new Set(rows(sketch.walls).map(([, place]) => place));
  for (const [colour, place] of rows(sketch.settlements)) standing.push({ at: nodeAt(place), figure: <Settlement colour={colour} /> });
  for (const [colour, place] of rows(sketch.cities)) {
    const track = sketch.metropolises?.[place];
    standing.push({
      at: nodeAt(place),
      figure: (
        <>
          {walls.has(place) && <Wall colour={colour} />}
          <City colour={colour} />
          {track && <Gate track={track} />}
        </>
      ),
    });
  }
  for (const [colour, text] of rows(sketch.knights)) {
    const [, place = '', sign, strength] = /^(.*)([*.])(\d)$/.exec(text) ?? [];
    standing.push({ at: nodeAt(place), figure: <KnightPiece colour={colour} strength={Number(strength)} active={sign === '*'} /> });
  }
  standing.sort((a, b) => a.at[1] - b.at[1]);
  return (
    <>
      {rows(sketch.roads).map(([colour, place]) => {
        const { at, angle } = edgeAt(place);
        return (
          <At key={place} at={at} turn={angle}>
            <Road colour={colour} />
          </At>
        );
      })}
      {sketch.merchant && (
        <At at={[hexAt(sketch.merchant)[0] + 27, hexAt(sketch.merchant)[1] + 9]}>
          <Merchant colour="red" />
        </At>
      )}
      {sketch.robber && (
        <At at={[hexAt(sketch.robber)[0], hexAt(sketch.robber)[1] - 7]}>
          <Robber />
        </At>
      )}
      {standing.map(({ at, figure }) => (
        <At key={at.join()} at={at}>
          {figure}
        </At>
      ))}
    </>
  );
}

/** It shows what the text says, and is not spoken. */
export function Sketch({ sketch }: { sketch: Written }) {
  const hexes = Object.entries(sketch.hexes).map(([name, text]) => {
    const [terrain = 'desert', token] = text.split(' ') as [Terrain, string?];
    const [, q = '0', r = '0'] = /^\((-?\d+),(-?\d+)\)/.exec(name) ?? [];
    return { hex: { name, q: Number(q), r: Number(r), terrain, at: hexAt(name) }, token: Number(token ?? 0) };
  });
  const harbours = Object.entries(sketch.harbours ?? {}).map(([edge, good]) => {
    const { at, ends } = edgeAt(edge);
    return { edge, good, ends, at: between(hexAt(edge), at, OUT) };
  });
  const xs = [...hexes.map(({ hex }) => hex.at[0]), ...harbours.map(({ at }) => at[0])];
  const ys = [...hexes.map(({ hex }) => hex.at[1]), ...harbours.map(({ at }) => at[1] + SIDE / 2)];
  const left = Math.min(...xs) - SIDE - 14;
  const top = Math.min(...ys) - SIDE - NEAR;
  const right = Math.max(...xs) + SIDE + 14;
  const bottom = Math.max(...ys) + SIDE + NEAR / 1.5;
  const place = (name: string) => (sketch.onRoads ? edgeAt(name).at : nodeAt(name));
  return (
    <svg class="sketch" viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      {hexes.map(({ hex }) => (
        <Tile key={hex.name} hex={hex} />
      ))}
      {harbours.map((one) => (
        <Ship key={one.edge} harbour={one} />
      ))}
      {hexes.map(({ hex, token }) => token > 0 && <Token key={hex.name} hex={hex} value={token} rolled={false} robbed={hex.name === sketch.robber} />)}
      <Figures sketch={sketch} />
      {words(sketch.yes).map((name) => (
        <Verdict key={name} at={place(name)} good />
      ))}
      {words(sketch.no).map((name) => (
        <Verdict key={name} at={place(name)} good={false} />
      ))}
    </svg>
  );
}
