"""Why a development card, the robber, a discard or a claim is refused; and outcomes that cannot be."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.devcards import may_take, plenty_size
from ostrov.engine.base.free_lines import lines_placeable, may_build_roads
from ostrov.engine.base.robber import (
    may_place_robber,
    may_rob,
    must_discard,
    next_discarder,
    spared,
    victims_at,
)
from ostrov.engine.base.turn import sevens_rest
from ostrov.engine.core.packs import count, total, wanted
from ostrov.engine.seams import score
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why.building import lacking
from ostrov.game.names import CARDS, GOODS, pack_dict
from ostrov.game.refusal import Params, Refusal

CARD_OF = {
    c.KNIGHT: c.KNIGHT_CARD,
    c.ROAD_BUILDING: c.ROADS_CARD,
    c.YEAR_OF_PLENTY: c.PLENTY_CARD,
    c.MONOPOLY: c.MONOPOLY_CARD,
}


@rule("B-DEV-1/card")
def holds_card(ask: Ask) -> Params | None:
    """Only a card in the own hand is played."""
    card = CARD_OF[ask.kind]
    return None if count(ask.state.cards[ask.seat], card) else {"card": CARDS[card]}


@rule("B-DEV-7/card")
def card_is_older(ask: Ask) -> Params | None:
    """Not in the turn in which it was bought."""
    card = CARD_OF[ask.kind]
    older = count(ask.state.cards[ask.seat], card) - count(ask.state.fresh, card)
    return None if older > 0 else {"card": CARDS[card]}


@rule("B-DEV-5")
def first_card(ask: Ask) -> Params | None:
    """One card a turn."""
    return {} if ask.state.card_played else None


def roads_fit(ask: Ask) -> Refusal | None:
    """At least one road can be placed, or two where part is not enough (B-PROG-ROAD, X-13)."""
    return too_few_roads(ask, "B-PROG-ROAD")


def too_few_roads(ask: Ask, clause: str) -> Refusal | None:
    """The same, where this clause gives the roads: says whether pieces or places are missing."""
    if may_build_roads(ask.board, ask.rules, ask.state, ask.seat):
        return None
    case = "one" if lines_placeable(ask.board, ask.rules, ask.state, ask.seat) else "nowhere"
    return Refusal(clause, {"because": ["X-13"]}, case if ask.state.roads_left[ask.seat] else "pieces")


def bank_has_them(ask: Ask) -> Refusal | None:
    """Two resources that the bank holds, or what is left (X-14); hidden stacks are not told (H-4)."""
    if may_take(ask.state, ask.bundle):
        return None
    chosen, take = wanted(ask.bundle), plenty_size(ask.state)
    if total(chosen) != take:
        return Refusal("B-PROG-YOP", {"take": take, "chosen": total(chosen)}, "number")
    missing = lacking(ask.state.bank, chosen)
    if ask.rules.open_bank and missing:
        return Refusal("B-PROG-YOP", {"missing": missing}, "short")
    return Refusal("B-PROG-YOP", {"chosen": pack_dict(chosen)}, "bank")


@rule("B-PROG-MONO/good")
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
    if h == s.robber:
        return Refusal("B-ROB-2", {"hex": ask.places.hexes[h]}, "stays")
    if b.terrain[h] == c.DESERT and not r.desert_allowed:
        return Refusal("B-ROB-3", {"because": ["X-8"]})
    return not_beside(ask, s.hex_seats[h] & spared(r, s, ask.seat))


def not_beside(ask: Ask, weak: int) -> Refusal:
    """The robber does not touch these seats (H-1)."""
    names = [ask.colour(q) for q in range(ask.rules.seats) if weak >> q & 1]
    return Refusal("H-1", {"hex": ask.places.hexes[ask.first], "spared": names}, "spared")


def victim_is_right(ask: Ask) -> Refusal | None:
    """An opponent there who is not spared (H-1) and, if there is one, has cards (B-ROB-4, -6, -8)."""
    r, s, victim = ask.rules, ask.state, ask.second
    if may_rob(r, s, ask.seat, ask.first, victim):
        return None
    there = victims_at(r, s, ask.seat, ask.first)
    place, who = {"hex": ask.places.hexes[ask.first]}, {"victim": ask.colour(victim)}
    right = [ask.colour(q) for q in range(r.seats) if may_rob(r, s, ask.seat, ask.first, q)]
    if victim == c.NOBODY:
        return Refusal("B-ROB-8", {**place, "players": right}, "somebody")
    if victim == ask.seat:
        return Refusal("B-ROB-4", {}, "yourself")
    if s.hex_seats[ask.first] & spared(r, s, ask.seat) & 1 << victim:
        return not_beside(ask, 1 << victim)
    if there >> victim & 1:
        if right:
            return Refusal("B-ROB-6", {**who, "players": right}, "cards")
        return Refusal("B-ROB-6", {**place, **who}, "nobody")
    return Refusal("B-ROB-4", {**place, **who}, "there")


def discard_is_due(ask: Ask) -> Refusal | None:
    """Only those who owe cards, in the agreed order (B-SEVEN-2, -5, X-32)."""
    return nothing_due(ask, "B-SEVEN-2")


def nothing_due(ask: Ask, clause: str) -> Refusal | None:
    """The same, where this clause says who owes cards."""
    if must_discard(ask.rules, ask.state, ask.seat):
        return None
    if ask.state.due[ask.seat]:
        return Refusal("B-SEVEN-5", {"next": ask.colour(next_discarder(ask.rules, ask.state))}, "turn")
    return Refusal(clause, {}, "none")


def right_number(ask: Ask) -> Refusal | None:
    """Half, rounded down, of the own cards."""
    return wrong_number(ask, "B-SEVEN-2")


def wrong_number(ask: Ask, clause: str) -> Refusal | None:
    """Not as many own cards as are due by this clause."""
    s, chosen = ask.state, wanted(ask.bundle)
    if total(chosen) != s.due[ask.seat]:
        return Refusal(clause, {"due": s.due[ask.seat], "chosen": total(chosen)}, "number")
    missing = lacking(s.hand[ask.seat], chosen)
    return Refusal(clause, {"missing": missing}, "lacks") if missing else None


@rule("X-21")
def victory_is_claimed(ask: Ask) -> Params | None:
    """Where victory is automatic nobody claims it."""
    return {} if ask.rules.auto_claim else None


@rule("B-WIN-2")
def not_before_roll(ask: Ask) -> Params | None:
    """After the roll, where that is agreed (X-19)."""
    early = not ask.state.rolled and not ask.rules.win_before_roll
    return {"because": ["X-19"]} if early else None


@rule("X-47")
def robber_not_first(ask: Ask) -> Params | None:
    """Before the robber is moved, where that is agreed (B-LA-4)."""
    first = ask.state.phase == c.ROBBING and not ask.rules.win_before_robber
    return {} if first else None


@rule("B-WIN-1/short")
def enough_points(ask: Ask) -> Params | None:
    """The goal is reached."""
    points = score(ask.state, ask.seat)
    return {"points": points, "goal": ask.rules.goal} if points < ask.rules.goal else None


@rule("H-2/early")
def seven_may_fall(ask: Ask) -> Params | None:
    """No dice show a seven in the quiet rounds, fallen or set."""
    early = sevens_rest(ask.rules, ask.state)
    return {"from": ask.rules.seven_turn} if early and ask.first + ask.second == 7 else None


@rule("B-COMP-9/gone")
def card_in_deck(ask: Ask) -> Params | None:
    """A drawn card was in the deck."""
    return None if count(ask.state.deck, ask.first) else {"card": CARDS[ask.first]}


@rule("B-ROB-4/lacks")
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
    c.CLAIM: (victory_is_claimed, not_before_roll, enough_points, robber_not_first),
    c.DICE: (seven_may_fall,),
    c.DRAWN: (card_in_deck,),
    c.STOLEN: (victim_has_it,),
}
