"""Why a road or a ship may not lie there: land and sea, room, the pirate, the way, price, piece.

What base checks say of roads is asked here too, so that other expansions may word it.
"""

from __future__ import annotations

from collections.abc import Callable

from ostrov.engine import constants as c
from ostrov.engine.base.network import beside_pirate, has_road_at, has_ship_at, joins_network, joins_ships
from ostrov.engine.core.constants import LAND_SIDE, SEA_SIDE
from ostrov.engine.seafarers.ships import can_pay_ship
from ostrov.engine.seams import blocks_route, sides_of
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.base.why import building
from ostrov.game.base.why.building import closed_ends, has_piece, lacking, pays
from ostrov.game.names import pack_dict
from ostrov.game.refusal import Params, Refusal


def is_foggy(ask: Ask, e: int) -> bool:
    """Nobody knows yet what lies beside the edge."""
    return sides_of(ask.board, ask.state, e) == 0


def takes_line(ask: Ask, side: int, case: str) -> Refusal | None:
    """Land or sea lies on a side of the edge (S-GEO-3), and no fog (S-FOG-8)."""
    if is_foggy(ask, ask.first):
        return Refusal("S-FOG-8", {}, "edge")
    there = sides_of(ask.board, ask.state, ask.first) & side
    return None if there else Refusal("S-GEO-3", {}, case)


def sea_is_beside(ask: Ask) -> Refusal | None:
    """A ship lies by the sea."""
    return takes_line(ask, SEA_SIDE, "land")


def owner_of_line(ask: Ask, e: int) -> int | None:
    """Whose road or ship lies on an edge; None where there is room."""
    s = ask.state
    cell = s.road[e] or s.ship[e]
    return cell - 1 if cell else None


def room_for_ship(ask: Ask) -> Refusal | None:
    """One line at an edge, whatever its kind (S-GEO-2)."""
    owner = owner_of_line(ask, ask.first)
    if owner is None:
        return None
    if owner != ask.seat:
        return Refusal("S-GEO-2", {"owner": ask.colour(owner)}, "taken")
    return Refusal("S-GEO-2", {}, "road" if ask.state.road[ask.first] else "ship")


def edge_takes_road(ask: Ask) -> Refusal | None:
    """Land on a side, no road (B-ROAD-1) and no ship there (S-GEO-2)."""
    refusal = takes_line(ask, LAND_SIDE, "sea")
    if refusal is None:
        refusal = room_for_ship(ask) if ask.state.ship[ask.first] else building.edge_is_free(ask)
    return refusal


@rule("S-ROAD-1/ship")
def no_ship_alone(ask: Ask) -> Params | None:
    """A road does not go on from a ship without an own building between them (S-SHIP-4)."""
    b, s = ask.board, ask.state
    if joins_network(b, s, ask.seat, ask.first) or closed_ends(ask):
        return None
    ends = ask.places.geometry.edge_nodes[ask.first]
    return {"because": ["S-SHIP-4"]} if any(has_ship_at(s, ask.seat, v) for v in ends) else None


def pirate_is_away(citation: str) -> Rule:
    """The pirate is not beside the edge (S-PIR-4)."""

    def test(ask: Ask) -> Params | None:
        return {} if beside_pirate(ask.board, ask.state, ask.first) else None

    return Rule(citation, test)


def no_way_there(ask: Ask, e: int, leads: Callable[[int], bool], clause: str) -> Refusal:
    """A foreign piece closes the way from a ship (S-SHIP-3), only a road leads there (S-SHIP-4), or nothing.

    `leads` says whether a ship that counts leads to a node.
    """
    s, seat = ask.state, ask.seat
    ends = ask.places.geometry.edge_nodes[e]
    closed = [ask.places.nodes[v] for v in ends if leads(v) and blocks_route(s, v, seat)]
    if closed:
        return Refusal(clause, {"closed": closed}, "closed")
    if any(has_road_at(s, seat, v) for v in ends):
        return Refusal("S-SHIP-4", {}, "road")
    return Refusal(clause, {}, "away")


def joins_own_ships(ask: Ask) -> Refusal | None:
    """A ship goes on from an own building or ship (S-SHIP-3)."""
    s = ask.state
    if joins_ships(ask.board, s, ask.seat, ask.first):
        return None
    return no_way_there(ask, ask.first, lambda v: has_ship_at(s, ask.seat, v), "S-SHIP-3")


@rule("S-SHIP-1/short")
def pays_ship(ask: Ask) -> Params | None:
    """The hand covers a ship."""
    if can_pay_ship(ask.rules, ask.state, ask.seat):
        return None
    cost = ask.rules.ship_cost
    return {"cost": pack_dict(cost), "missing": lacking(ask.state.hand[ask.seat], cost)}


@rule("S-FOUND-2/away")
def touches_new_settlement(ask: Ask) -> Params | None:
    """A founding ship touches the settlement just placed."""
    node = ask.state.last_node
    touches = node in ask.places.geometry.edge_nodes[ask.first]
    return None if touches else {"settlement": ask.places.nodes[node]}


SHIP_LEFT = has_piece("ships_left", "S-SHIP-1/ships")
ROAD_LEFT = has_piece("roads_left", "B-BUILD-3/roads")
SHIP_SITE: tuple[Check, ...] = (sea_is_beside, room_for_ship)
ROAD_SITE: tuple[Check, ...] = (building.edge_is_free, no_ship_alone, building.joins_own_network)
CHECKS: dict[int, tuple[Check, ...]] = {
    c.ROAD: (*ROAD_SITE, pays(c.ROAD_ITEM), ROAD_LEFT),
    c.FREE_ROAD: (*ROAD_SITE, ROAD_LEFT),
    c.SHIP: (*SHIP_SITE, pirate_is_away("S-SHIP-5/pirate"), joins_own_ships, pays_ship, SHIP_LEFT),
    c.FREE_SHIP: (*SHIP_SITE, pirate_is_away("S-PIR-4/pirate"), joins_own_ships, SHIP_LEFT),
    c.FOUND_SHIP: (*SHIP_SITE, touches_new_settlement, pirate_is_away("S-FOUND-3/pirate")),
}
