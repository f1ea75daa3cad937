/** A player's sign: colour and shape, with or without the name. */
import { colourOf } from '../board/pieces';
import { seatName, whoName } from '../i18n/names';
import type { Colour } from '../net/types';
import { PAINT, SHAPES } from './colours';

export function Sign({ colour, size = 18 }: { colour: Colour; size?: number }) {
  const { fill, ink } = PAINT[colour];
  return (
    <svg class="sign-of" viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <circle r="9" fill={fill} stroke="#2b2420" stroke-width="1.6" />
      <path d={SHAPES[colour]} fill={ink} />
    </svg>
  );
}

/** A name with its sign; `you` for the reader. */
export function PlayerChip({ seat, plain = false }: { seat: number; plain?: boolean }) {
  return (
    <span class="player-chip">
      <Sign colour={colourOf(seat)} size={16} />
      <bdi>{plain ? seatName(seat) : whoName(seat)}</bdi>
    </span>
  );
}
