/** Cards that are dragged out of the hand: to the stage to give them, onto a good to get that for them, to a player or the bank. */
import { signal } from '@preact/signals';
import type { Good } from '../net/types';
import { mySeat } from '../state/store';
import { discardOne, mustDiscard } from './discarding';
import { keep } from './kept';
import { exchangeForOne, getOne, give, giveOne, openTrade, tradable, tradeOpen } from './trading';

/** Pixels from which a press is a drag. */
const FAR_ENOUGH = 8;

/** The good that is dragged now. */
export const dragged = signal<Good | null>(null);

/** Where a card may be let go, the nearest meaning first. */
const TARGETS: [selector: string, drop: (good: Good, target: HTMLElement) => void][] = [
  ['[data-weigh^="get-more"]', (good, target) => forOne(good, (target.dataset.weigh ?? '').replace('get-more ', '') as Good)],
  ['.slot', (good, target) => (target.dataset.slot === good ? undefined : exchangeForOne(good, target.dataset.slot as Good))],
  ['.player[data-seat]', (good, target) => toPlayer(good, Number(target.dataset.seat))],
  ['.stage', (good) => giveOne(good)],
];

function forOne(good: Good, wanted: Good): void {
  if (wanted === good) return;
  if (!give.value[good]) giveOne(good);
  getOne(wanted);
}

function toPlayer(good: Good, seat: number): void {
  if (seat === mySeat.value) return;
  keep({ addressee: seat });
  giveOne(good);
}

/** What lies under a point and takes the card. */
function targetAt(x: number, y: number): [HTMLElement, (good: Good, target: HTMLElement) => void] | null {
  const under = document.elementFromPoint(x, y);
  for (const [selector, drop] of TARGETS) {
    const found = under?.closest<HTMLElement>(selector);
    if (!found || (mustDiscard.value && selector !== '.stage')) continue;
    return [found, mustDiscard.value ? (good) => discardOne(good, 1) : drop];
  }
  return null;
}

/** The press that ends a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** A picture of the card that follows the pointer. */
class Ghost {
  private readonly face: HTMLElement;
  private over: HTMLElement | null = null;

  constructor(pile: HTMLElement) {
    const face = pile.querySelector<HTMLElement>('.face');
    this.face = (face ?? pile).cloneNode(true) as HTMLElement;
    this.face.classList.add('dragged');
    this.face.setAttribute('aria-hidden', 'true');
    document.body.append(this.face);
  }

  move(x: number, y: number): void {
    this.face.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`;
    const [target] = targetAt(x, y) ?? [null];
    if (target === this.over) return;
    this.over?.removeAttribute('data-dropping');
    target?.setAttribute('data-dropping', '');
    this.over = target;
  }

  remove(): void {
    this.over?.removeAttribute('data-dropping');
    this.face.remove();
  }
}

/** Follows a press on a card until it is let go; a short one remains a tap. */
export function grab(down: PointerEvent, good: Good): void {
  const pile = down.currentTarget;
  if (down.button !== 0 || !down.isPrimary || !(pile instanceof HTMLElement) || !(tradable.value || mustDiscard.value)) return;
  let ghost: Ghost | null = null;
  let held = false;
  const wasOpen = tradeOpen.value;
  const lift = () => {
    if (!mustDiscard.value) openTrade();
    dragged.value = good;
    ghost = new Ghost(pile);
  };
  const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    if (!ghost && Math.hypot(x - down.clientX, y - down.clientY) >= FAR_ENOUGH) lift();
    ghost?.move(x, y);
  };
  const stop = () => {
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
    ghost?.remove();
    dragged.value = null;
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const target = ghost && targetAt(event.clientX, event.clientY);
    if (ghost || held) swallowClick();
    stop();
    if (target) target[1](good, target[0]);
    else if (ghost && !wasOpen) tradeOpen.value = false;
  };
  const hold = () => {
    held = true; // a long press has a meaning of its own
  };
  const cancel = (event: PointerEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    if (ghost && !wasOpen) tradeOpen.value = false;
    stop();
  };
  const listeners: [string, unknown][] = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['keydown', cancel],
    ['contextmenu', hold],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener);
}
