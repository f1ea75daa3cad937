"""Why a knight may not come, go or chase where there are ships: line, land, way, pirate."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ostrov.engine import constants as c
from ostrov.engine.base.line_tree import line_of
from ostrov.engine.base.network import has_line_at, has_ship_at
from ostrov.engine.cities_knights.knight_actions import on_route
from ostrov.engine.combined.figures import beside_pirates_hex
from ostrov.engine.seams import blocks_route, is_land, robber_may_move, takes_recruit
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why import building
from ostrov.game.base.why.building import pays
from ostrov.game.cities_knights.why.knights import (
    ACTING,
    another_knight_there,
    basic_piece_left,
    site_is_free,
    target_is_free,
    weaker_knight_there,
)
from ostrov.game.cities_knights.why.reworded import node_is_free
from ostrov.game.cities_knights.why.steps import refuge_is_free, strength_is_right
from ostrov.game.refusal import Params, Refusal
from ostrov.game.seafarers.why import settling


@rule("CK-SEA-23/line")
def line_leads_there(ask: Ask) -> Params | None:
    """An own road or ship leads to the place of a new knight."""
    return None if has_line_at(ask.state, ask.seat, ask.first) else {}


def land_is_there(ask: Ask) -> Refusal | None:
    """A new knight comes to a node at land (CK-SEA-23, -24), unless it is agreed otherwise (SX-31)."""
    if takes_recruit(ask.board, ask.rules, ask.state, ask.first):
        return None
    if ask.kind == c.RECRUIT:
        return Refusal("CK-SEA-23", {"because": ["CK-SEA-24", "SX-31"]}, "sea")
    return Refusal("CK-SEA-24", {"because": ["SX-31"]})


def way_between(ask: Ask, v: int, w: int) -> list[int]:
    """The lines of the shortest way along own roads and ships, whatever stands there; none where none is."""
    came: dict[int, tuple[int, int]] = {v: (v, -1)}
    queue = [v]
    for here in queue:
        for e in ask.board.node_edge[3 * here : 3 * here + 3]:
            if e < ask.board.edges and line_of(ask.state, ask.seat, e):
                new = [u for u in ask.places.geometry.edge_nodes[e] if u not in came]
                came.update(dict.fromkeys(new, (here, e)))
                queue += new
    way: list[int] = []
    while w != v and w in came:
        w, e = came[w]
        way.insert(0, e)
    return way


def nodes_between(ask: Ask, way: list[int]) -> list[int]:
    """The nodes at which two lines of a way meet."""
    ends = ask.places.geometry.edge_nodes
    return [next(iter(set(ends[e]) & set(ends[f]))) for e, f in pairwise(way)]


def no_way(ask: Ask, v: int, w: int) -> Refusal | None:
    """Why a knight at node v does not come to node w (CK-SEA-25)."""
    s, seat, nodes = ask.state, ask.seat, ask.places.nodes
    if on_route(ask.board, ask.rules, s, seat, v, w):
        return None
    way = way_between(ask, v, w)
    if not way:
        at_sea = not any(is_land(ask.board, s, h) for h in hexes_at(ask, w))
        if at_sea and not has_ship_at(s, seat, w):
            return Refusal("CK-SEA-25", {"because": ["CK-SEA-5"]}, "ship")
        return Refusal("CK-SEA-25", {"from": nodes[v], "because": ["CK-SEA-4"]}, "route")
    between = nodes_between(ask, way)
    closed = [nodes[u] for u in between if blocks_route(s, u, seat)]
    if closed:
        return Refusal("CK-SEA-25", {"closed": closed, "because": ["CK-ACT-MOVE-2"]}, "closed")
    apart = [
        nodes[u]
        for u, (e, f) in zip(between, pairwise(way), strict=True)
        if line_of(s, seat, e) != line_of(s, seat, f) and s.owner[u] != seat + 1
    ]
    return Refusal("CK-SEA-25", {"closed": apart, "because": ["SX-32"]}, "junction")


def hexes_at(ask: Ask, v: int) -> list[int]:
    """The hexes of the board around a node."""
    return [h for h in ask.board.node_hex[3 * v : 3 * v + 3] if h < ask.board.hexes]


def own_lines_lead(ask: Ask) -> Refusal | None:
    """From the knight to where it goes, or fights."""
    return no_way(ask, ask.first, ask.second)


def refuge_on_lines(ask: Ask) -> Refusal | None:
    """From where a displaced knight stood to its refuge."""
    return no_way(ask, ask.state.step_node, ask.first)


def pirate_may_be_chased(ask: Ask) -> Refusal | None:
    """There is a pirate (S-PIR-6), on the board (CK-SEA-29), after the first attack (CK-SEA-12, -30)."""
    s = ask.state
    if ask.board.pirate == c.NO_FIGURE:
        return Refusal("CK-SEA-29", {}, "none")
    if not robber_may_move(ask.rules, s):
        return Refusal("CK-SEA-12", {"because": ["CK-SEVEN-1"]})
    return Refusal("CK-SEA-29", {}, "frame") if s.pirate >= ask.board.hexes else None


@rule("CK-SEA-29/near")
def pirate_is_near(ask: Ask) -> Params | None:
    """The pirate's hex lies at the knight's node, on the coast or at sea (CK-SEA-8, SX-34)."""
    if beside_pirates_hex(ask.board, ask.state, ask.first):
        return None
    return {"pirate": ask.places.hexes[ask.state.pirate], "because": ["CK-SEA-8"]}


def no_knight_there(ask: Ask) -> Refusal | None:
    """No settlement is built on a knight (CK-KNIGHT-7), at the coast too (CK-SEA-39)."""
    refusal = node_is_free(ask)
    if refusal is None or not ask.state.knight[ask.first]:
        return refusal
    because = [*refusal.params.get("because", ()), "CK-SEA-39"]
    return replace(refusal, params={**refusal.params, "because": because})


CHECKS: dict[int, tuple[Check, ...]] = {
    c.SETTLEMENT: tuple(
        no_knight_there if check is building.node_is_free else check
        for check in settling.CHECKS[c.SETTLEMENT]
    ),
    c.RECRUIT: (
        site_is_free("CK-KNIGHT-3"),
        line_leads_there,
        land_is_there,
        pays(c.KNIGHT_ITEM),
        basic_piece_left,
    ),
    c.PUT_KNIGHT: (site_is_free("CK-PROG-DESERTER-5"), line_leads_there, land_is_there, strength_is_right),
    c.MOVE_KNIGHT: (*ACTING, target_is_free, own_lines_lead),
    c.DISPLACE: (*ACTING, another_knight_there, own_lines_lead, weaker_knight_there),
    c.TAKE_REFUGE: (refuge_is_free, refuge_on_lines),
    c.CHASE_PIRATE: (pirate_may_be_chased, *ACTING, pirate_is_near),
}
