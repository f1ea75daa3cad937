"""Why a ship may not be moved: whose it is, this turn, what holds it, then where it would go."""

from __future__ import annotations

from collections.abc import Iterator

from ostrov.engine import constants as c
from ostrov.engine.base.network import beside_pirate
from ostrov.engine.core.constants import SEA_SIDE
from ostrov.engine.seafarers.moving import is_new, joins_without, may_leave
from ostrov.engine.seafarers.rings import is_closed, moves_on_ring
from ostrov.engine.seams import holds_line, sides_of
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.refusal import Params, Refusal
from ostrov.game.seafarers.why.lines import is_foggy, no_way_there, owner_of_line
from ostrov.game.seafarers.why.villages import village_holds


@rule("S-MOVE-7/none")
def own_ship_there(ask: Ask) -> Params | None:
    """An own ship lies where it is taken up."""
    return None if ask.state.ship[ask.first] == ask.seat + 1 else {}


@rule("S-MOVE-1")
def first_move(ask: Ask) -> Params | None:
    """One ship a turn."""
    return {} if ask.state.ship_moved else None


@rule("S-MOVE-2")
def ship_is_older(ask: Ask) -> Params | None:
    """Not a ship of this turn."""
    return {} if is_new(ask.state, ask.first) else None


@rule("S-MOVE-4/pirate")
def pirate_lets_go(ask: Ask) -> Params | None:
    """The pirate does not hold it."""
    return {} if beside_pirate(ask.board, ask.state, ask.first) else None


def may_be_lifted(ask: Ask) -> Refusal | None:
    """Not closed (S-MOVE-3), with an open end (S-MOVE-5) or on a ring that lets it go (S-MOVE-6, SX-5)."""
    b, r, s = ask.board, ask.rules, ask.state
    if may_leave(b, r, s, ask.seat, ask.first):
        return None
    if is_closed(b, s, ask.seat, ask.first):
        return Refusal("S-CL-7" if village_holds(ask) else "S-MOVE-3")
    if r.strict_rings:
        return Refusal("SX-5") if moves_on_ring(b, s, ask.seat, ask.first) else Refusal("S-MOVE-5")
    held = next((found for found in buildings_on_rings(ask) if len(found) == 1), None)
    if held is None:
        return Refusal("S-MOVE-5")
    return Refusal("S-MOVE-6", {"node": ask.places.nodes[held[0]]}, "ring")


def buildings_on_rings(ask: Ask) -> Iterator[list[int]]:
    """For every ring of own ships with the ship on it: where own buildings stand on it."""
    nodes_of, s, seat = ask.places.geometry.edge_nodes, ask.state, ask.seat
    ships = {e for e in range(ask.board.edges) if s.ship[e] == seat + 1 and e != ask.first}
    goal, start = nodes_of[ask.first]
    ways = [[start]]
    while ways:
        way = ways.pop()
        if way[-1] == goal:
            yield [v for v in way if holds_line(s, seat, v)]
            continue
        for e in ask.board.node_edge[3 * way[-1] : 3 * way[-1] + 3]:
            if e in ships:
                ways += [[*way, v] for v in nodes_of[e] if v not in way]


def goes_elsewhere(ask: Ask) -> Refusal | None:
    """To another edge (SX-26), by the sea, free and away from the pirate (S-MOVE-7)."""
    b, s, to = ask.board, ask.state, ask.second
    if to == ask.first:
        return Refusal("S-MOVE-7", {"because": ["SX-26"]}, "same")
    if is_foggy(ask, to):
        return Refusal("S-FOG-8", {}, "edge")
    if not sides_of(b, s, to) & SEA_SIDE:
        return Refusal("S-MOVE-7", {}, "land")
    owner = owner_of_line(ask, to)
    if owner is not None:
        return Refusal("S-MOVE-7", {"owner": ask.colour(owner)}, "taken")
    if beside_pirate(b, s, to):
        return Refusal("S-MOVE-7", {}, "pirate")
    return None


def joins_without_it(ask: Ask) -> Refusal | None:
    """Other ships or buildings of the seat lead there (S-MOVE-7)."""
    b, s, seat, lifted, to = ask.board, ask.state, ask.seat, ask.first, ask.second
    if joins_without(b, s, seat, to, lifted):
        return None

    def leads(v: int) -> bool:
        edges = b.node_edge[3 * v : 3 * v + 3]
        return any(s.ship[e] == seat + 1 for e in edges if e != lifted)

    return no_way_there(ask, to, leads, "S-MOVE-7")


CHECKS: dict[int, tuple[Check, ...]] = {
    c.MOVE_SHIP: (
        own_ship_there,
        first_move,
        ship_is_older,
        pirate_lets_go,
        may_be_lifted,
        goes_elsewhere,
        joins_without_it,
    )
}
