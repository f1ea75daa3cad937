/** A player's face in the ring of their colour, with their sign: drawn for bots, the first letter for people. */
import { Sign } from '../art/chips';
import { PAINT } from '../art/colours';
import { seatName } from '../i18n/names';
import type { Seat } from '../net/types';
import { table } from '../state/store';
import { FaceOf } from './faces';
import { personaOf, personaStyle, personaTrade } from './personas';

const SIGN_SHARE = 0.44;

function Initial({ name }: { name: string }) {
  return (
    <>
      <circle r="24" class="blank-face" />
      <text y="8" text-anchor="middle" class="initial">
        {[...name][0]?.toUpperCase() ?? ''}
      </text>
    </>
  );
}

export function Face({ seat, size }: { seat: Seat; size: number }) {
  const persona = table.value && personaOf(table.value, seat);
  const clip = `face-${seat.seat}-${size}`;
  return (
    <span class="portrait" title={persona ? `${personaTrade(persona)}. ${personaStyle(persona)}` : undefined} aria-hidden="true">
      <svg viewBox="-26 -26 52 52" width={size} height={size}>
        <clipPath id={clip}>
          <circle r="24" />
        </clipPath>
        <g clip-path={`url(#${clip})`}>{persona ? <FaceOf name={persona} /> : <Initial name={seatName(seat.seat)} />}</g>
        <circle r="23.5" fill="none" stroke={PAINT[seat.colour].fill} stroke-width="4" />
        <circle r="25.3" fill="none" stroke="#2b2420" stroke-width="1.2" />
      </svg>
      <Sign colour={seat.colour} size={Math.round(SIGN_SHARE * size)} />
    </span>
  );
}
