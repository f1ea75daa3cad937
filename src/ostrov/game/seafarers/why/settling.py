"""Why nobody settles or founds there: land and zones, then what the base game asks, then the way."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.network import has_line_at
from ostrov.engine.core.constants import LAND_SIDE
from ostrov.engine.seams import is_land, sides_of, terrain_at
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why import building
from ostrov.game.base.why.building import has_piece, pays
from ostrov.game.refusal import Params, Refusal
from ostrov.game.seafarers.why.gifts import number_is_beside


def hexes_at(ask: Ask, v: int) -> list[int]:
    """The hexes of the board around a node."""
    return [h for h in ask.board.node_hex[3 * v : 3 * v + 3] if h < ask.board.hexes]


def land_is_there(ask: Ask) -> Refusal | None:
    """A settlement touches known land (S-GEO-4, S-FOG-8)."""
    b, s, around = ask.board, ask.state, hexes_at(ask, ask.first)
    if any(is_land(b, s, h) for h in around):
        return None
    foggy = any(terrain_at(b, s, h) == c.FOG for h in around)
    return Refusal("S-FOG-8", {}, "edge") if foggy else Refusal("S-GEO-4")


def is_no_village_island(ask: Ask) -> Refusal | None:
    """Nobody settles at the villages' islands (S-CL-2)."""
    b, v = ask.board, ask.first
    return None if not b.villages or b.site[v] & c.SETTLE_SITE else Refusal("S-CL-2")


def founding_is_allowed(ask: Ask) -> Refusal | None:
    """They stand in start zones (S-FOUND-1), off the marks (S-WO-1), not between deserts (S-TTD-3)."""
    b, v = ask.board, ask.first
    if b.site[v] & c.FOUND_SITE:
        return None
    if b.node_zones[v] & b.chip_zones:
        return Refusal("S-FOUND-1", {}, "unexplored")
    if ask.rules.wonders and b.site[v] & c.SETTLE_SITE:
        return Refusal("S-WO-1", {}, "marked")
    deserts = any(b.terrain[h] == c.DESERT for h in hexes_at(ask, v))
    return Refusal("S-TTD-3") if deserts and not b.node_zones[v] else Refusal("S-FOUND-1", {}, "zone")


def lies_across_water(ask: Ask, node: int) -> bool:
    """The edge from the node asked about to a neighbour has no land beside it."""
    for e in ask.board.node_edge[3 * node : 3 * node + 3]:
        if e < ask.board.edges and ask.first in ask.places.geometry.edge_nodes[e]:
            return not sides_of(ask.board, ask.state, e) & LAND_SIDE
    return False


def keeps_distance(ask: Ask) -> Refusal | None:
    """No building on a neighbouring node, nor across a strait (S-GEO-5)."""
    refusal = building.keeps_distance(ask)
    if refusal is None:
        return None
    close = [ask.places.node(name) for name in refusal.params["too_close"]]
    across = any(lies_across_water(ask, v) for v in close)
    return Refusal("S-GEO-5", refusal.params, "close") if across else refusal


@rule("S-SETT-1")
def line_leads_there(ask: Ask) -> Params | None:
    """An own road or ship leads to the node."""
    return None if has_line_at(ask.state, ask.seat, ask.first) else {}


CHECKS: dict[int, tuple[Check, ...]] = {
    c.FOUND_SETTLEMENT: (
        land_is_there,
        number_is_beside,
        is_no_village_island,
        founding_is_allowed,
        building.node_is_free,
        building.keeps_distance,
    ),
    c.SETTLEMENT: (
        land_is_there,
        number_is_beside,
        is_no_village_island,
        building.node_is_free,
        building.keeps_distance,
        line_leads_there,
        pays(c.SETTLEMENT_ITEM),
        has_piece("settlements_left", "B-SETT-5"),
    ),
}
