"""Why a ship stays where it is: pieces that hold it, knights that close its line; where it is laid again."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.seafarers.held import left_behind, pin_of
from ostrov.engine.seafarers.rings import is_closed
from ostrov.game.ask import Ask, Check
from ostrov.game.cities_knights.why.steps import another_edge
from ostrov.game.refusal import Refusal
from ostrov.game.seafarers.why import lines, moving


def foreigners_let_go(ask: Ask) -> Refusal | None:
    """No foreign piece on the line holds the ship (CK-SEA-7, -28, SX-33)."""
    v = pin_of(ask.board, ask.rules, ask.state, ask.seat, ask.first)
    if v >= ask.board.nodes:
        return None
    because = ["CK-SEA-7"] if ask.rules.ship_pin == c.KNIGHTS_PIN else ["SX-33"]
    case = "knight" if ask.state.knight[v] else "building"
    return Refusal("CK-SEA-28", {"node": ask.places.nodes[v], "because": because}, case)


def knights_stay_joined(ask: Ask) -> Refusal | None:
    """No own knight would be cut off from all own buildings (CK-SEA-27)."""
    v = left_behind(ask.board, ask.state, ask.seat, ask.first)
    if v >= ask.board.nodes:
        return None
    return Refusal("CK-SEA-27", {"node": ask.places.nodes[v]}, "knight")


def no_knight_closes_it(ask: Ask) -> Refusal | None:
    """The ship does not lie between an own knight and an own building, or another knight (CK-SEA-6)."""
    b, s = ask.board, ask.state
    bare = s.copy()
    bare.knight = [0] * len(bare.knight)
    closed = is_closed(b, s, ask.seat, ask.first) and not is_closed(b, bare, ask.seat, ask.first)
    return Refusal("CK-SEA-6") if closed else None


CHECKS: dict[int, tuple[Check, ...]] = {
    c.MOVE_SHIP: (
        moving.own_ship_there,
        moving.first_move,
        moving.ship_is_older,
        moving.pirate_lets_go,
        foreigners_let_go,
        no_knight_closes_it,
        knights_stay_joined,
        moving.may_be_lifted,
        moving.goes_elsewhere,
        moving.joins_without_it,
    ),
    c.RELAY_SHIP: (
        *lines.SHIP_SITE,
        lines.pirate_is_away("S-PIR-4/pirate"),
        lines.joins_own_ships,
        another_edge,
    ),
    c.RELAY_ROAD: (*lines.ROAD_SITE, another_edge),
}
