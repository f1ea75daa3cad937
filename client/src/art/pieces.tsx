/** Pieces of the players, in their colour and with their shape. The middle of the foot is about on the origin. */
import type { Colour, Track } from '../net/types';
import { PAINT, SHAPES } from './colours';
import { TRACK_FILL, TrackMark } from './tracks';

const INK = '#2b2420';
const HALO = '#fbf2dc';
const HOUSE = 'M-14-2 0-16 14-2H10.5V11H-10.5V-2Z';
const TOWN = 'M-18 14V-6H-21L-10-23 1-6H-2V-1H2V-6H7V-1H13V-6H18V14Z';
const ROAD = 'M-21-5H21a2 2 0 0 1 2 2V3a2 2 0 0 1-2 2H-21a2 2 0 0 1-2-2V-3a2 2 0 0 1 2-2Z';
const CLOAK = 'M-14 0Q-13-12-7-18Q-11-26-6-31Q-2-33 3-36Q4-31 7-27Q9-23 7-18Q13-12 14 0Q0 4-14 0Z';
const SHIELD = 'M-11-12Q0-9 11-12V0Q11 10 0 15Q-11 10-11 0Z';
const WALL = 'M-24 12V5H-19V9H-14V5H-9V9H-4V5H4V9H9V5H14V9H19V5H24V20H-24Z';

function Outlined({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill="none" stroke={HALO} stroke-width="6.5" stroke-opacity="0.85" stroke-linejoin="round" />
      <path d={d} fill={fill} stroke={INK} stroke-width="2.4" stroke-linejoin="round" />
    </>
  );
}

function Mark({ colour, x = 0, y = 0, size = 1 }: { colour: Colour; x?: number; y?: number; size?: number }) {
  return <path d={SHAPES[colour]} fill={PAINT[colour].ink} transform={`translate(${x} ${y}) scale(${size})`} />;
}

export function Road({ colour }: { colour: Colour }) {
  return (
    <g class="road">
      <Outlined d={ROAD} fill={PAINT[colour].fill} />
      <Mark colour={colour} size={0.72} />
    </g>
  );
}

export function Settlement({ colour }: { colour: Colour }) {
  return (
    <g class="settlement">
      <Outlined d={HOUSE} fill={PAINT[colour].fill} />
      <path d="M-14-2 0-16 14-2Z" fill={PAINT[colour].dark} stroke={INK} stroke-width="1.6" stroke-linejoin="round" />
      <Mark colour={colour} y={4.6} />
    </g>
  );
}

export function City({ colour }: { colour: Colour }) {
  return (
    <g class="city">
      <Outlined d={TOWN} fill={PAINT[colour].fill} />
      <path d="M-21-6-10-23 1-6Z" fill={PAINT[colour].dark} stroke={INK} stroke-width="1.6" stroke-linejoin="round" />
      <path d="M-2-1V14" stroke={INK} stroke-width="1.6" />
      <path d="M-12.5 8V1.5a2.5 2.5 0 0 1 5 0V8Z" fill={INK} />
      <Mark colour={colour} x={8.2} y={6.6} />
    </g>
  );
}

export function Robber() {
  return (
    <g class="robber">
      <path d={CLOAK} fill="none" stroke={HALO} stroke-width="5.5" stroke-linejoin="round" />
      <path d={CLOAK} fill="#4a4453" stroke="#17131c" stroke-width="1.8" stroke-linejoin="round" />
      <path d="M0-16Q3-8 1 1" fill="none" stroke="#2b2632" stroke-width="1.8" />
      <ellipse cx="0" cy="-22.5" rx="5.6" ry="5" fill="#17131c" />
      <circle cx="-2.3" cy="-23" r="1.5" fill="#ffe9a8" />
      <circle cx="2.5" cy="-23" r="1.5" fill="#ffe9a8" />
    </g>
  );
}

interface KnightProps {
  colour: Colour;
  strength: number;
  active: boolean;
  /** Has no action left in this turn. */
  spent?: boolean;
  /** Goes to battle. */
  committed?: boolean;
}

/** Bars tell the strength; a full shield with a plume is active, a hollow one is not; an hourglass has no action left. */
export function KnightPiece({ colour, strength, active, spent = false, committed = false }: KnightProps) {
  const { fill, ink } = PAINT[colour];
  const line = active ? ink : INK;
  return (
    <g class={`knight ${active ? 'active' : 'passive'}`}>
      {active && <path d="M-3-12Q-6-22 6-23Q1-19 4-12Z" fill="#c08a2b" stroke={INK} stroke-width="1.6" />}
      <Outlined d={SHIELD} fill={active ? fill : HALO} />
      {!active && <path d={SHIELD} fill="none" stroke={fill} stroke-width="4" transform="scale(0.76)" />}
      {Array.from({ length: strength }, (_, i) => (
        <path key={i} d={`M-5.5 ${4.5 - 4.4 * i}H5.5`} stroke={line} stroke-width="2.6" stroke-linecap="round" />
      ))}
      <Mark colour={colour} y={10} size={0.55} />
      {spent && (
        <g transform="translate(11 -11)" stroke={INK} stroke-width="1.4">
          <circle r="7" fill={HALO} />
          <path d="M-3-4H3L-3 4H3Z" fill="#c08a2b" stroke-linejoin="round" />
        </g>
      )}
      {committed && <path d="M-13 13 13-13M13 13-13-13" stroke="#b3352a" stroke-width="3.4" stroke-linecap="round" />}
    </g>
  );
}

export function Wall({ colour }: { colour: Colour }) {
  return <Outlined d={WALL} fill={PAINT[colour].dark} />;
}

/** The gate over a metropolis, in the colour of its track and with its sign. */
export function Gate({ track }: { track: Track }) {
  return (
    <g class="metropolis" transform="translate(0 5) scale(0.85)">
      <path d="M-16-21V-43H-10V-39H-4V-43H4V-39H10V-43H16V-21Z" fill={TRACK_FILL[track]} stroke={INK} stroke-width="2.2" stroke-linejoin="round" />
      <TrackMark track={track} y={-30} size={0.95} />
    </g>
  );
}

export function Merchant({ colour }: { colour: Colour }) {
  return (
    <g class="merchant">
      <Outlined d="M-12 0-6-16H6L12 0Z" fill={PAINT[colour].fill} />
      <circle cy="-21" r="6" fill="#e9cf98" stroke={INK} stroke-width="2" />
      <Mark colour={colour} y={-7} size={0.8} />
    </g>
  );
}
