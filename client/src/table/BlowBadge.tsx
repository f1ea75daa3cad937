/** What a seat has just lost, beside what it was given. The log and the live region say it in words. */
import { KnightSign, WallSign } from '../art/barbarians';
import { CardBack, Fist, RouteSign } from '../art/signs';
import type { Blow, Lost } from './blows';

function Outline({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="-24 -26 48 44" aria-hidden="true">
      <path d={d} fill="#e9dcc3" stroke="#2b2420" stroke-width="3" stroke-linejoin="round" />
    </svg>
  );
}

const SIGNS: Record<Lost, () => preact.JSX.Element> = {
  cards: () => <CardBack tone="hand" />,
  progress: () => <CardBack tone="development" />,
  route: RouteSign,
  road: RouteSign,
  army: Fist,
  wall: WallSign,
  knight: KnightSign,
  city: () => <Outline d="M-18 14V-6H-21L-10-23 1-6H-2V-1H2V-6H7V-1H13V-6H18V14Z" />,
  metropolis: () => <Outline d="M-18 14V-20H-9V-12H-4V-20H4V-12H9V-20H18V14Z" />,
  merchant: () => <Outline d="M-14 14-7-6A8 8 0 1 1 7-6L14 14Z" />,
};

export function BlowBadge({ blow }: { blow: Blow }) {
  const Sign = SIGNS[blow.lost];
  return (
    <span class="gift loss" aria-hidden="true" data-lost={blow.lost}>
      <span data-mark={blow.n > 1 ? `−${blow.n}` : '−'} /> <Sign />
    </span>
  );
}
