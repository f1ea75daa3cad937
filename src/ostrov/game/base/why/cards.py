"""Why a development card, the robber, a discard or a claim is refused; and outcomes that cannot be."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.devcards import may_build_roads, may_take, plenty_size, roads_placeable
from ostrov.engine.base.robber import (
    may_place_robber,
    may_rob,
    must_discard,
    next_discarder,
    spared,
    victims_at,
)
from ostrov.engine.base.turn import sevens_rest
from ostrov.engine.core.packs import count, covers, total, wanted
from ostrov.engine.seams import score
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.names import CARDS, GOODS, pack_dict
from ostrov.game.refusal import Params, Refusal

CARD_OF = {
    c.KNIGHT: c.KNIGHT_CARD,
    c.ROAD_BUILDING: c.ROADS_CARD,
    c.YEAR_OF_PLENTY: c.PLENTY_CARD,
    c.MONOPOLY: c.MONOPOLY_CARD,
}


@rule("B-DEV-1")
def holds_card(ask: Ask) -> Params | None:
    """Only a card in the own hand is played."""
    card = CARD_OF[ask.kind]
    return None if count(ask.state.cards[ask.seat], card) else {"card": CARDS[card]}


@rule("B-DEV-7")
def card_is_older(ask: Ask) -> Params | None:
    """Not in the turn in which it was bought."""
    card = CARD_OF[ask.kind]
    older = count(ask.state.cards[ask.seat], card) - count(ask.state.fresh, card)
    return None if older > 0 else {"card": CARDS[card]}


@rule("B-DEV-5")
def first_card(ask: Ask) -> Params | None:
    """One card a turn."""
    return {"played": True} if ask.state.card_played else None


@rule("B-PROG-ROAD")
def roads_fit(ask: Ask) -> Params | None:
    """At least one road can be placed, or two where part is not enough (X-13)."""
    if may_build_roads(ask.board, ask.rules, ask.state, ask.seat):
        return None
    return {"possible": roads_placeable(ask.board, ask.state, ask.seat), "because": ["X-13"]}


@rule("B-PROG-YOP")
def bank_has_them(ask: Ask) -> Params | None:
    """Two resources that the bank holds, or what is left (X-14); hidden stacks are not told (H-4)."""
    if may_take(ask.state, ask.bundle):
        return None
    params: Params = {"chosen": pack_dict(wanted(ask.bundle)), "take": plenty_size(ask.state)}
    return {**params, "bank": pack_dict(ask.state.bank)} if ask.rules.open_bank else params


@rule("B-PROG-MONO")
def names_resource(ask: Ask) -> Params | None:
    """Monopoly is on a resource."""
    return None if ask.first < c.RESOURCES else {"good": GOODS[ask.first]}


def robber_may_stand(ask: Ask) -> Refusal | None:
    """On another hex (B-ROB-2), not on the desert where that is agreed (B-ROB-3, X-8), not beside the spared.

    When no such hex is left, H-1 says where it goes.
    """
    b, r, s, h = ask.board, ask.rules, ask.state, ask.first
    if may_place_robber(b, r, s, h):
        return None
    params: Params = {"hex": ask.places.hexes[h]}
    if h == s.robber:
        return Refusal("B-ROB-2", params)
    if b.terrain[h] == c.DESERT and not r.desert_allowed:
        return Refusal("B-ROB-3", {**params, "because": ["X-8"]})
    weak = s.hex_seats[h] & spared(r, s, ask.seat)
    return Refusal("H-1", {**params, "spared": [ask.colour(q) for q in range(r.seats) if weak >> q & 1]})


def victim_is_right(ask: Ask) -> Refusal | None:
    """An opponent there who is not spared (H-1) and, if there is one, has cards (B-ROB-4, -6, -8)."""
    r, s, victim = ask.rules, ask.state, ask.second
    if may_rob(r, s, ask.seat, ask.first, victim):
        return None
    there = victims_at(r, s, ask.seat, ask.first)
    params = {"hex": ask.places.hexes[ask.first], "victim": ask.colour(victim)}
    if victim == c.NOBODY:
        return Refusal("B-ROB-8", params)
    if s.hex_seats[ask.first] & spared(r, s, ask.seat) & 1 << victim:
        return Refusal("H-1", {**params, "spared": [ask.colour(victim)]})
    return Refusal("B-ROB-6" if there >> victim & 1 else "B-ROB-4", params)


def discard_is_due(ask: Ask) -> Refusal | None:
    """Only those who owe cards, in the agreed order (B-SEVEN-2, -5, X-32)."""
    return nothing_due(ask, "B-SEVEN-2")


def nothing_due(ask: Ask, clause: str) -> Refusal | None:
    """The same, where this clause says who owes cards."""
    if must_discard(ask.rules, ask.state, ask.seat):
        return None
    if ask.state.due[ask.seat]:
        return Refusal("B-SEVEN-5", {"next": ask.colour(next_discarder(ask.rules, ask.state))})
    return Refusal(clause, {"due": 0})


def right_number(ask: Ask) -> Refusal | None:
    """Half, rounded down, of the own cards."""
    return wrong_number(ask, "B-SEVEN-2")


def wrong_number(ask: Ask, clause: str) -> Refusal | None:
    """Not as many own cards as are due by this clause."""
    s, chosen = ask.state, wanted(ask.bundle)
    if total(chosen) != s.due[ask.seat]:
        return Refusal(clause, {"due": s.due[ask.seat], "chosen": total(chosen)})
    return None if covers(s.hand[ask.seat], chosen) else Refusal(clause, {"chosen": pack_dict(chosen)})


@rule("X-21")
def victory_is_claimed(ask: Ask) -> Params | None:
    """Where victory is automatic nobody claims it."""
    return {"auto_claim_victory": True} if ask.rules.auto_claim else None


@rule("B-WIN-2")
def not_before_roll(ask: Ask) -> Params | None:
    """After the roll, where that is agreed (X-19)."""
    early = not ask.state.rolled and not ask.rules.win_before_roll
    return {"because": ["X-19"]} if early else None


@rule("B-WIN-1")
def enough_points(ask: Ask) -> Params | None:
    """The goal is reached."""
    points = score(ask.state, ask.seat)
    return {"points": points, "goal": ask.rules.goal} if points < ask.rules.goal else None


@rule("H-2")
def seven_may_fall(ask: Ask) -> Params | None:
    """No dice show a seven in the quiet rounds, fallen or set."""
    s, early = ask.state, sevens_rest(ask.rules, ask.state)
    return {"turn": s.turn, "from": ask.rules.seven_turn} if early and ask.first + ask.second == 7 else None


@rule("B-COMP-9")
def card_in_deck(ask: Ask) -> Params | None:
    """A drawn card was in the deck."""
    return None if count(ask.state.deck, ask.first) else {"card": CARDS[ask.first]}


@rule("B-ROB-4")
def victim_has_it(ask: Ask) -> Params | None:
    """A stolen card was in the victim's hand."""
    victim = ask.state.victim
    held = count(ask.state.hand[victim], ask.first)
    return None if held else {"good": GOODS[ask.first], "victim": ask.colour(victim)}


PLAY: tuple[Check, ...] = (holds_card, card_is_older, first_card)
CHECKS: dict[int, tuple[Check, ...]] = {
    c.KNIGHT: PLAY,
    c.ROAD_BUILDING: (*PLAY, roads_fit),
    c.YEAR_OF_PLENTY: (*PLAY, bank_has_them),
    c.MONOPOLY: (*PLAY, names_resource),
    c.MOVE_ROBBER: (robber_may_stand, victim_is_right),
    c.DISCARD: (discard_is_due, right_number),
    c.CLAIM: (victory_is_claimed, not_before_roll, enough_points),
    c.DICE: (seven_may_fall,),
    c.DRAWN: (card_in_deck,),
    c.STOLEN: (victim_has_it,),
}
