/** Counting cards as an attentive player does: from what everybody, or this reader, has heard. */
import { entries, total } from '../i18n/names';
import type { GameEvent, Good, Goods } from '../net/types';
import { BANK_PAYS, rowsIn, seatIn, standing } from './statistics';

/** What is known of a hand. */
export class Hand {
  readonly known: Goods = {};
  /** Cards that came and whose kind nobody told. */
  unknown = 0;
  /** Cards that went, of whatever kind. */
  gone = 0;

  get size(): number {
    return total(this.known) + this.unknown - this.gone;
  }

  /** The fewest and the most of a kind, cards of unknown kinds aside. */
  range(good: Good): [number, number] {
    const most = this.known[good] ?? 0;
    return [Math.max(0, most - this.gone), most];
  }

  gain(goods: Goods): void {
    for (const [good, n] of entries(goods)) this.known[good] = (this.known[good] ?? 0) + n;
  }

  /** Cards that were seen to go; what was not known to be there was among the unknown ones. */
  lose(goods: Goods): void {
    for (const [good, n] of entries(goods)) {
      const had = this.known[good] ?? 0;
      this.known[good] = Math.max(0, had - n);
      this.unknown -= Math.max(0, n - had);
    }
    this.settle();
  }

  loseUnseen(n: number): void {
    this.gone += n;
    this.settle();
  }

  /** All that is left of a kind went: what was thought to be there besides had gone before. */
  loseAll(good: Good, n: number): void {
    this.lose({ [good]: n });
    this.gone -= this.known[good] ?? 0;
    this.known[good] = 0;
    this.settle();
  }

  /** Draws the conclusions: an empty hand has nothing, and of one kind only that can have gone. */
  private settle(): void {
    if (this.unknown < 0) {
      this.gone += this.unknown; // a card that was thought gone was of another kind
      this.unknown = 0;
    }
    const kinds = entries(this.known);
    const [only] = kinds;
    if (this.size <= 0) {
      for (const [good] of kinds) this.known[good] = 0;
      this.unknown = this.gone = 0;
    } else if (this.gone && !this.unknown && kinds.length === 1 && only) {
      this.known[only[0]] = only[1] - this.gone;
      this.gone = 0;
    }
  }
}

function pass(from: Hand | undefined, to: Hand | undefined, goods: Goods | undefined, n: number): void {
  if (goods) {
    from?.lose(goods);
    to?.gain(goods);
    return;
  }
  from?.loseUnseen(n);
  if (to) to.unknown += n;
}

function exchange(event: GameEvent, hands: Hand[]): void {
  const [one, other] = [hands[seatIn(event.player)], hands[seatIn(event.partner)]];
  pass(one, other, event.gives as Goods, 0);
  pass(other, one, event.gets as Goods, 0);
}

const HANDED: Record<string, (event: GameEvent, hands: Hand[]) => void> = {
  stolen: (event, hands) => pass(hands[seatIn(event.victim)], hands[seatIn(event.player)], event.good ? { [event.good as Good]: 1 } : undefined, 1),
  'goods-taken': (event, hands) => pass(hands[seatIn(event.victim)], hands[seatIn(event.player)], event.goods as Goods | undefined, Number(event.number)),
  given: (event, hands) => pass(hands[seatIn(event.player)], hands[seatIn(event.to)], event.goods as Goods | undefined, Number(event.number)),
  exchanged: exchange,
  'harbour-exchange': exchange,
  'bank-trade': (event, hands) => pass(hands[seatIn(event.player)], undefined, event.gives as Goods, 0),
  discarded: (event, hands) => hands[seatIn(event.player)]?.lose(event.goods as Goods),
  monopoly: (event, hands) => {
    const good = event.good as Good;
    const all = event.clause?.startsWith('B-'); // in Cities & Knights only some are taken
    for (const row of rowsIn(event.takings)) {
      const n = row.number ?? 0;
      if (all) hands[row.seat]?.loseAll(good, n);
      else hands[row.seat]?.lose({ [good]: n });
      hands[seatIn(event.player)]?.gain({ [good]: n });
    }
  },
};

/** The hands of all seats, as far as the events tell; null when trades are secret and nobody could count. */
export function countHands(events: readonly GameEvent[], seats: number): Hand[] | null {
  const hands = Array.from({ length: seats }, () => new Hand());
  for (const event of standing(events)) {
    if (event.event === 'exchanged' && !event.gives) return null;
    const hand = hands[seatIn(event.player)];
    if (event.cost) hand?.lose(event.cost as Goods);
    HANDED[event.event]?.(event, hands);
    if (BANK_PAYS.has(event.event)) hand?.gain(event.goods as Goods);
    if (event.event === 'bank-trade') hand?.gain(event.gets as Goods);
  }
  return hands;
}
