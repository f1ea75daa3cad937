"""Why a knight may not come, wear its helmet, rise or act. The order teaches: knight, place, price, piece."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.network import has_road_at
from ostrov.engine.cities_knights.knight_actions import beside_robber, may_act, may_displace, on_route
from ostrov.engine.cities_knights.knights import may_activate
from ostrov.engine.cities_knights.pieces import is_active, level_of, owned_by, pieces_left, strength_of
from ostrov.engine.seams import blocks_route, free_for_building, robber_may_move
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.base.why.building import pays
from ostrov.game.refusal import Params, Refusal, cited


def node_of(ask: Ask, v: int) -> Params:
    """A node by its name."""
    return {"node": ask.places.nodes[v]}


def owner_of_knight(ask: Ask, v: int) -> Params:
    """Whose knight stands at a node."""
    return {"knight": ask.colour((ask.state.knight[v] & c.KNIGHT_SEAT) - 1)}


def road_leads_to_site(clause: str) -> Rule:
    """An own road leads to the place of a new knight."""

    def test(ask: Ask) -> Params | None:
        return None if has_road_at(ask.state, ask.seat, ask.first) else {}

    return Rule(f"{clause}/road", test)


def site_is_free(clause: str) -> Check:
    """No building stands there (CK-KNIGHT-3), nor a knight (CK-KNIGHT-14)."""

    def check(ask: Ask) -> Refusal | None:
        s, v = ask.state, ask.first
        if free_for_building(s, v):
            return None
        if s.knight[v]:
            return Refusal("CK-KNIGHT-14", owner_of_knight(ask, v), "taken")
        return Refusal(clause, {}, "taken")

    return check


def own_knight(clause: str) -> Rule:
    """An own knight stands there."""

    def test(ask: Ask) -> Params | None:
        return None if owned_by(ask.state.knight[ask.first], ask.seat) else {}

    return Rule(f"{clause}/own", test)


@rule("CK-KNIGHT-1/active")
def knight_is_passive(ask: Ask) -> Params | None:
    """Only a knight without helmet gets one."""
    return None if may_activate(ask.state, ask.seat, ask.first) else node_of(ask, ask.first)


@rule("CK-KNIGHT-12/none")
def basic_piece_left(ask: Ask) -> Params | None:
    """A basic knight is in the supply."""
    return None if pieces_left(ask.state, ask.seat, 1) else {"strength": 1}


def knight_rises(ask: Ask, v: int, mighty: str) -> Refusal | None:
    """Once a turn (CK-KNIGHT-10), mighty only with the Fortress (CK-KNIGHT-11, CK-ABIL-2), none above."""
    s = ask.state
    strength = strength_of(s.knight[v])
    if strength == c.MIGHTY:
        return Refusal(mighty, node_of(ask, v), "mighty")
    if s.knight[v] & c.KNIGHT_PROMOTED:
        return Refusal("CK-KNIGHT-10", node_of(ask, v), "promoted")
    level = level_of(s, ask.seat, c.POLITICS_TRACK)
    if strength == c.MIGHTY - 1 and level < 3:
        return Refusal("CK-KNIGHT-11", {**node_of(ask, v), "level": level}, "fortress")
    return None


def may_still_rise(ask: Ask) -> Refusal | None:
    """The knight of this action."""
    return knight_rises(ask, ask.first, "CK-KNIGHT-10")


@rule("CK-KNIGHT-12/none")
def next_piece_left(ask: Ask) -> Params | None:
    """A knight of the next strength is in the supply."""
    strength = strength_of(ask.state.knight[ask.first]) + 1
    return None if pieces_left(ask.state, ask.seat, strength) else {"strength": strength}


def knight_may_act(ask: Ask) -> Refusal | None:
    """Active before this turn (CK-KNIGHT-1, -9, CK-ACT-2), and has not acted in it (CK-ACT-1).

    Where a deserter has to wait as well (X-81), the refusal says so: the board does not show which it was.
    """
    if may_act(ask.state, ask.seat, ask.first):
        return None
    cell = ask.state.knight[ask.first]
    if is_active(cell):
        return (
            Refusal("CK-KNIGHT-9")
            if ask.rules.deserter_acts
            else Refusal("CK-KNIGHT-9", {"because": ["X-81"]}, "new")
        )
    return cited(
        "CK-ACT-1/spent" if cell & c.KNIGHT_SPENT else "CK-KNIGHT-1/passive", node_of(ask, ask.first)
    )


@rule("CK-ACT-MOVE-1/taken")
def target_is_free(ask: Ask) -> Params | None:
    """Nothing stands where the knight goes."""
    return None if free_for_building(ask.state, ask.second) else {}


def closed_between(ask: Ask, v: int, w: int) -> Params | None:
    """Where other players' pieces stand on the shortest way along own roads; None where none leads there."""
    came: dict[int, int] = {v: v}
    queue = [v]
    for here in queue:
        for e in ask.board.node_edge[3 * here : 3 * here + 3]:
            if e < ask.board.edges and ask.state.road[e] == ask.seat + 1:
                new = [u for u in ask.places.geometry.edge_nodes[e] if u not in came]
                came.update(dict.fromkeys(new, here))
                queue += new
    if v == w or w not in came:
        return None
    way = [came[w]]
    while way[-1] != v:
        way.append(came[way[-1]])
    return {"closed": [ask.places.nodes[u] for u in way[-2::-1] if blocks_route(ask.state, u, ask.seat)]}


def same_route(ask: Ask) -> Refusal | None:
    """Own roads lead there (CK-ACT-MOVE-1), and not past another player's piece (CK-ACT-MOVE-2)."""
    v, w = ask.first, ask.second
    if on_route(ask.board, ask.rules, ask.state, ask.seat, v, w):
        return None
    closed = closed_between(ask, v, w)
    if closed:
        return Refusal("CK-ACT-MOVE-2", closed, "closed")
    return Refusal("CK-ACT-MOVE-1", {"from": ask.places.nodes[v]}, "route")


def another_knight_there(ask: Ask) -> Refusal | None:
    """Another player's knight is displaced, never an own one."""
    cell = ask.state.knight[ask.second]
    if owned_by(cell, ask.seat):
        return Refusal("CK-ACT-DISP-1", {}, "own")
    return None if cell else Refusal("CK-ACT-DISP-1", {}, "none")


@rule("CK-ACT-DISP-1/strength")
def weaker_knight_there(ask: Ask) -> Params | None:
    """Only a weaker knight gives way."""
    s = ask.state
    if may_displace(s, ask.seat, ask.first, ask.second):
        return None
    return {"strength": strength_of(s.knight[ask.second]), "own": strength_of(s.knight[ask.first])}


@rule("CK-ACT-CHASE-2")
def robber_is_free(ask: Ask) -> Params | None:
    """Not before the first attack."""
    return None if robber_may_move(ask.rules, ask.state) else {"because": ["CK-SEVEN-1"]}


@rule("CK-ACT-CHASE-1/near")
def robber_is_near(ask: Ask) -> Params | None:
    """The robber stands on a hex at the knight's node."""
    if beside_robber(ask.board, ask.state, ask.first):
        return None
    return {"robber": ask.places.hexes[ask.state.robber]}


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
