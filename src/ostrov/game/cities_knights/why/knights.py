"""Why a knight may not come, wear its helmet, rise or act. The order teaches: knight, place, price, piece."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.network import has_road_at
from ostrov.engine.cities_knights.knight_actions import beside_robber, may_act, may_displace, on_route
from ostrov.engine.cities_knights.knights import may_activate
from ostrov.engine.cities_knights.pieces import is_active, level_of, owned_by, pieces_left, strength_of
from ostrov.engine.seams import free_for_building, robber_may_move
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.base.why.building import pays
from ostrov.game.refusal import Params, Refusal


def node_of(ask: Ask, v: int) -> Params:
    """A node by its name."""
    return {"node": ask.places.nodes[v]}


def knight_at(ask: Ask, v: int) -> Params:
    """A node with the knight on it, as everybody sees it."""
    cell = ask.state.knight[v]
    owner = ask.colour((cell & c.KNIGHT_SEAT) - 1) if cell else "nobody"
    return {**node_of(ask, v), "knight": owner, "strength": strength_of(cell)}


def road_leads_to_site(clause: str) -> Rule:
    """An own road leads to the place of a new knight."""

    def test(ask: Ask) -> Params | None:
        return None if has_road_at(ask.state, ask.seat, ask.first) else node_of(ask, ask.first)

    return Rule(clause, test)


def site_is_free(clause: str) -> Check:
    """No building stands there (CK-KNIGHT-3), nor a knight (CK-KNIGHT-14)."""

    def check(ask: Ask) -> Refusal | None:
        s, v = ask.state, ask.first
        if free_for_building(s, v):
            return None
        if s.knight[v]:
            return Refusal("CK-KNIGHT-14", knight_at(ask, v))
        return Refusal(clause, {**node_of(ask, v), "owner": ask.colour(s.owner[v] - 1)})

    return check


def own_knight(clause: str) -> Rule:
    """An own knight stands there."""

    def test(ask: Ask) -> Params | None:
        owned = owned_by(ask.state.knight[ask.first], ask.seat)
        return None if owned else knight_at(ask, ask.first)

    return Rule(clause, test)


@rule("CK-KNIGHT-1")
def knight_is_passive(ask: Ask) -> Params | None:
    """Only a knight without helmet gets one."""
    return (
        None if may_activate(ask.state, ask.seat, ask.first) else {**node_of(ask, ask.first), "active": True}
    )


@rule("CK-KNIGHT-12")
def basic_piece_left(ask: Ask) -> Params | None:
    """A basic knight is in the supply."""
    return None if pieces_left(ask.state, ask.seat, 1) else {"strength": 1, "pieces": 0}


def knight_rises(ask: Ask, v: int, mighty: str) -> Refusal | None:
    """Once a turn (CK-KNIGHT-10), mighty only with the Fortress (CK-KNIGHT-11, CK-ABIL-2), none above."""
    s = ask.state
    strength = strength_of(s.knight[v])
    if strength == c.MIGHTY:
        return Refusal(mighty, knight_at(ask, v))
    if s.knight[v] & c.KNIGHT_PROMOTED:
        return Refusal("CK-KNIGHT-10", {**knight_at(ask, v), "promoted": True})
    level = level_of(s, ask.seat, c.POLITICS_TRACK)
    if strength == c.MIGHTY - 1 and level < 3:
        return Refusal("CK-KNIGHT-11", {**knight_at(ask, v), "politics": level, "need": 3})
    return None


def may_still_rise(ask: Ask) -> Refusal | None:
    """The knight of this action."""
    return knight_rises(ask, ask.first, "CK-KNIGHT-10")


@rule("CK-KNIGHT-12")
def next_piece_left(ask: Ask) -> Params | None:
    """A knight of the next strength is in the supply."""
    strength = strength_of(ask.state.knight[ask.first]) + 1
    return None if pieces_left(ask.state, ask.seat, strength) else {"strength": strength, "pieces": 0}


def knight_may_act(ask: Ask) -> Refusal | None:
    """Active before this turn (CK-KNIGHT-1, -9, CK-ACT-2), and has not acted in it (CK-ACT-1).

    Where a deserter has to wait as well (X-81), the refusal says so: the board does not show which it was.
    """
    if may_act(ask.state, ask.seat, ask.first):
        return None
    cell = ask.state.knight[ask.first]
    if is_active(cell):
        because = {} if ask.rules.deserter_acts else {"because": ["X-81"]}
        return Refusal("CK-KNIGHT-9", {**node_of(ask, ask.first), "activated": True, **because})
    clause = "CK-ACT-1" if cell & c.KNIGHT_SPENT else "CK-KNIGHT-1"
    return Refusal(clause, {**node_of(ask, ask.first), "active": False})


@rule("CK-ACT-MOVE-1")
def target_is_free(ask: Ask) -> Params | None:
    """Nothing stands where the knight goes."""
    return None if free_for_building(ask.state, ask.second) else node_of(ask, ask.second)


def joined(ask: Ask, v: int, w: int, seat: int) -> bool:
    """Own roads join two nodes, whoever stands between."""
    seen, queue = {v}, [v]
    while queue:
        here = queue.pop()
        for e in ask.board.node_edge[3 * here : 3 * here + 3]:
            if e < ask.board.edges and ask.state.road[e] == seat + 1:
                ends = ask.places.geometry.edge_nodes[e]
                queue += [u for u in ends if u not in seen]
                seen.update(ends)
    return v != w and w in seen


def same_route(ask: Ask) -> Refusal | None:
    """Own roads lead there (CK-ACT-MOVE-1), and not past another player's piece (CK-ACT-MOVE-2)."""
    v, w = ask.first, ask.second
    if on_route(ask.board, ask.state, ask.seat, v, w):
        return None
    clause = "CK-ACT-MOVE-2" if joined(ask, v, w, ask.seat) else "CK-ACT-MOVE-1"
    return Refusal(clause, {"from": ask.places.nodes[v], "to": ask.places.nodes[w]})


@rule("CK-ACT-DISP-1")
def another_knight_there(ask: Ask) -> Params | None:
    """Another player's knight is displaced, never an own one."""
    cell = ask.state.knight[ask.second]
    return None if cell and not owned_by(cell, ask.seat) else knight_at(ask, ask.second)


@rule("CK-ACT-DISP-1")
def weaker_knight_there(ask: Ask) -> Params | None:
    """Only a weaker knight gives way."""
    s = ask.state
    if may_displace(s, ask.seat, ask.first, ask.second):
        return None
    return {**knight_at(ask, ask.second), "own": strength_of(s.knight[ask.first])}


@rule("CK-ACT-CHASE-2")
def robber_is_free(ask: Ask) -> Params | None:
    """Not before the first attack."""
    return None if robber_may_move(ask.rules, ask.state) else {"attacks": 0, "because": ["CK-SEVEN-1"]}


@rule("CK-ACT-CHASE-1")
def robber_is_near(ask: Ask) -> Params | None:
    """The robber stands on a hex at the knight's node."""
    if beside_robber(ask.board, ask.state, ask.first):
        return None
    return {**node_of(ask, ask.first), "robber": ask.places.hexes[ask.state.robber]}


ACTING: tuple[Check, ...] = (own_knight("CK-ACT-1"), knight_may_act)
CHECKS: dict[int, tuple[Check, ...]] = {
    c.RECRUIT: (
        site_is_free("CK-KNIGHT-3"),
        road_leads_to_site("CK-KNIGHT-3"),
        pays(c.KNIGHT_ITEM),
        basic_piece_left,
    ),
    c.ACTIVATE: (own_knight("CK-KNIGHT-8"), knight_is_passive, pays(c.ACTIVATE_ITEM)),
    c.PROMOTE: (own_knight("CK-KNIGHT-10"), may_still_rise, pays(c.KNIGHT_ITEM), next_piece_left),
    c.MOVE_KNIGHT: (*ACTING, target_is_free, same_route),
    c.DISPLACE: (*ACTING, another_knight_there, same_route, weaker_knight_there),
    c.CHASE: (robber_is_free, *ACTING, robber_is_near),
}
