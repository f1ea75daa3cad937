"""Other worlds that look the same to one seat: what it may not know is dealt anew. B-INFO-1 to -4.

What everybody can conclude stays true: sizes, totals, that offers and acceptances are covered, that
nobody has won unseen. Where sizes of hands are hidden (X-39) they change places; which hands are empty
is kept, as the choice of victims shows it (B-ROB-6), and so is who discards next in turn order. Hidden
stacks of the bank (H-4) change too, but for small ones: what can be taken from them shows.
"""

from __future__ import annotations

import random

from ostrov.engine import constants as c
from ostrov.engine.base.offers import drop, maker_gets, maker_gives
from ostrov.engine.core.actions import bundle_in, first_of, kind_of, second_of, target_of
from ostrov.engine.core.packs import count, one, some, total, wanted
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.seams import score
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.testing.expansions import in_play
from ostrov.testing.part import Moment
from ostrov.testing.walks import cards_of, pack_of_cards

COSTS = {c.ROAD: c.ROAD_ITEM, c.SETTLEMENT: c.SETTLEMENT_ITEM, c.CITY: c.CITY_ITEM, c.BUY_CARD: c.CARD_ITEM}
CARDS = {
    c.KNIGHT: c.KNIGHT_CARD,
    c.ROAD_BUILDING: c.ROADS_CARD,
    c.YEAR_OF_PLENTY: c.PLENTY_CARD,
    c.MONOPOLY: c.MONOPOLY_CARD,
}
TRIES = 30
TALL = 13
"""Cards in a stack of the bank that no single action takes away."""


def permute_hidden(game: Game, seat: int | None, rng: random.Random, action: Action | None = None) -> Game:
    """A game that a seat, or a spectator (None), cannot tell from this one.

    With an action that is legal now, only worlds in which it is legal and shows the table the same.
    """
    world = _World(game, seat, rng, action)
    world.offers()
    world.hands()
    world.bank()
    world.thrown()
    world.cards()
    for part in world.parts:
        part.deal_hidden(world.moment, rng)
    return world.game


def _both(one_pack: int, other: int) -> int:
    """The smallest pack that covers two."""
    return sum(some(kind, max(count(one_pack, kind), count(other, kind))) for kind in range(c.GOODS))


class _World:
    """One other world on its way: `was` is the state to be hidden, `next` what the action makes of it."""

    def __init__(self, game: Game, seat: int | None, rng: random.Random, action: Action | None) -> None:
        self.game, self.seat, self.rng = game.copy(), seat, rng
        self.rules, self.was, self.s = game.rules, game.state, self.game.state
        self.others = [p for p in range(self.rules.seats) if p != seat]
        self.packed = action.packed if action else 0
        self.kind = kind_of(self.packed) if action else -1
        self.actor = action.seat if action else c.CHANCE
        self.next = self.was.copy()
        if action:
            apply_unchecked(game.board, game.rules, self.next, self.packed)
        self.parts = in_play(self.rules)
        self.moment = Moment(self.rules, self.s, seat, self.others, self.kind, self.packed, self.actor)
        self.revealing = (
            self.kind == c.DISCARD
            and self.next.hand != self.was.hand
            and not any(part.stays_hidden(self.was, seat) for part in self.parts)
        )

    def offers(self) -> None:
        """Private offers that the seat does not hear may as well not be (X-16)."""
        s = self.s
        if not self.rules.private_offers or self.seat == s.active:
            return
        target = target_of(self.packed)
        talk: dict[int, tuple[int, ...]] = {
            c.ACCEPT: (s.active,),
            c.DECLINE: (target,),
            c.WITHDRAW: (self.actor, s.active),
            c.DEAL: (s.active, target),
        }
        for p in self.others:
            unheard = s.offer[p] and s.offer_to[p] != self.seat and p not in talk.get(self.kind, ())
            if unheard and self.rng.random() < 0.5:
                drop(s, p)
                if p == s.active:
                    s.answer = [c.NO_ANSWER] * c.SEATS

    def hands(self) -> None:
        """The other hands, of equal sizes out of the same cards."""
        hand, floor = self.s.hand, self.floors()
        if not self.rules.open_hand_counts and not any(floor):
            self.swap_sizes(hand)
        pool = [card for p in self.others for card in cards_of(hand[p] - floor[p])]
        self.rng.shuffle(pool)
        for p in self.others:
            n = total(hand[p]) - total(floor[p])
            hand[p] = floor[p] + pack_of_cards([pool.pop() for _ in range(n)])
        self.s.hand = hand

    def bank(self) -> None:
        """Cards of tall hidden stacks change places with cards in the other hands (H-4)."""
        if self.rules.open_bank or self.kind == c.MONOPOLY:
            return
        hand, floor = self.s.hand, self.floors()
        for p in self.others:
            for card in cards_of(hand[p] - floor[p]):
                other, bank = self.rng.randrange(c.RESOURCES), self.s.bank
                if count(bank, card) >= TALL and count(bank, other) > TALL:
                    hand[p] += one(other) - one(card)
                    self.s.bank = bank + one(card) - one(other)
        self.s.hand = hand

    def floors(self) -> list[int]:
        """What every other seat is known to hold: by offers, acceptances and the action to come."""
        s, floor = self.s, [0] * c.SEATS
        for p in self.others:
            known = [s.thrown[p] if self.revealing else 0, self.price() if p == self.actor else 0]
            if s.offer[p]:
                known.append(maker_gives(s.offer[p]))
            if s.answer[p] == c.ACCEPTED:
                known.append(maker_gets(s.offer[s.active]))
            if self.kind == c.MONOPOLY:
                known.append(some(first_of(self.packed), count(s.hand[p], first_of(self.packed))))
            if self.kind == c.STOLEN and self.seat == s.active and p == s.victim:
                known.append(one(first_of(self.packed)))
            known += [part.known_goods(self.moment, p) for part in self.parts]
            for cards in known:
                floor[p] = _both(floor[p], cards)
        return floor

    def price(self) -> int:
        """The cards that the actor pays or shows."""
        s, kind, bundle = self.s, self.kind, bundle_in(self.packed)
        if kind in COSTS:
            return self.rules.cost[COSTS[kind]]
        if kind == c.BANK_TRADE:
            return some(first_of(self.packed), second_of(self.packed))
        if kind == c.OFFER:
            return maker_gives(bundle)
        if kind == c.ACCEPT:
            return maker_gets(s.offer[s.active])
        if kind == c.DEAL and s.offer[target_of(self.packed)]:
            return maker_gets(s.offer[target_of(self.packed)])
        if self.revealing:
            return wanted(bundle)
        return sum(part.price(self.moment) for part in self.parts)

    def swap_sizes(self, hand: list[int]) -> None:
        """Hidden sizes change places, with the discards that follow from them (X-39)."""
        s = self.s
        in_order = s.phase == c.DISCARDING and self.rules.discard_in_order
        if in_order or self.kind in (c.DISCARD, c.MONOPOLY):
            return
        if not all(part.sizes_may_change(self.moment) for part in self.parts):
            return
        rows = [p for p in self.others if hand[p]]
        due, thrown = s.due, s.thrown
        old = list(zip(hand, due, thrown, strict=True))
        for p, q in zip(rows, self.rng.sample(rows, len(rows)), strict=True):
            hand[p], due[p], thrown[p] = old[q]
        s.due, s.thrown = due, thrown

    def thrown(self) -> None:
        """Chosen discards, face down until all have chosen (X-32)."""
        if self.revealing:
            return
        thrown, hand = self.s.thrown, self.s.hand
        for p in self.others:
            thrown[p] = pack_of_cards(self.rng.sample(cards_of(hand[p]), total(thrown[p])))
        self.s.thrown = thrown

    def cards(self) -> None:
        """Development cards of the others, and the deck; as they were when no other way shows the same."""
        for _ in range(TRIES):
            self.deal_cards()
            if self.same_victory():
                return
        self.s.cards, self.s.deck, self.s.fresh = list(self.was.cards), self.was.deck, self.was.fresh

    def deal_cards(self) -> None:
        """One way to deal them. Whoever wins by the action shows all of them."""
        was, held, played = self.was, list(self.was.cards), [0] * c.SEATS
        if self.kind in CARDS:
            played[self.actor] = one(CARDS[self.kind])
        top = one(first_of(self.packed)) if self.kind == c.DRAWN and self.shown_draw() else 0
        winner = self.next.winner - 1
        dealt = [p for p in self.others if p != winner]
        pool = cards_of(was.deck - top) + [card for p in dealt for card in cards_of(held[p] - played[p])]
        self.rng.shuffle(pool)
        for p in dealt:
            n = total(held[p]) - total(played[p])
            held[p] = played[p] + pack_of_cards([pool.pop() for _ in range(n)])
        self.s.cards, self.s.deck = held, top + pack_of_cards(pool)
        if was.active in dealt:
            free = cards_of(held[was.active] - played[was.active])
            self.s.fresh = pack_of_cards(self.rng.sample(free, total(was.fresh)))

    def shown_draw(self) -> bool:
        """The seat sees the card that is drawn."""
        return self.seat == self.was.active or self.next.winner != 0

    def same_victory(self) -> bool:
        """The same seats have the points for a victory, now and after the action."""
        goal, was, s = self.rules.goal, self.was, self.s
        if any((score(s, p) >= goal) != (score(was, p) >= goal) for p in self.others):
            return False
        if self.kind in (-1, c.DRAWN, c.STOLEN, c.DISCARD):
            return True
        after = s.copy()
        apply_unchecked(self.game.board, self.rules, after, self.packed)
        return after.winner == self.next.winner
