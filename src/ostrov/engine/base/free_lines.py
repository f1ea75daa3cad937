"""Lines that a card lays free of cost: two roads, two ships, or one of each. B-PROG-ROAD, X-13, S-DEV-2."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import lay_road
    from ostrov.engine.base.constants import BEFORE_ROLL, FREE_ROAD, FREE_ROADS, MAIN
    from ostrov.engine.base.network import joins_network, takes_ship
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, takes_road


def road_site_count(b: Board, s: State, p: int) -> int:
    """How many edges are open to a road of seat p; counts to 2 at most."""
    n = 0
    for k in range(b.edge_words):
        word: I64 = s.road_sites[EDGE_WORDS * p + k]
        if word != 0:
            n += 1
            if word & (word - 1) != 0:
                n += 1
    return min(n, 2)


def ship_site_count(b: Board, s: State, p: int) -> int:
    """How many edges are open to a ship of seat p; counts to 2 at most."""
    n = 0
    for k in range(b.edge_words):
        word: I64 = s.ship_sites[EDGE_WORDS * p + k]
        if word != 0:
            n += 1
            if word & (word - 1) != 0:
                n += 1
    return min(n, 2)


def leads_on(b: Board, s: State, p: int, e: int, ships: bool) -> bool:
    """A line on edge e, the only open one, would lead to a second one of its kind."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if not blocks_route(s, v, p):
            for j in range(3 * v, 3 * v + 3):
                f = b.node_edge[j]
                if f < b.edges and f != e and (takes_ship(b, s, f) if ships else takes_road(b, s, f)):
                    return True
    return False


def roads_placeable(b: Board, s: State, p: int) -> int:
    """How many of two free roads seat p can place (B-PROG-ROAD, X-13)."""
    sites = road_site_count(b, s, p)
    if sites == 1:
        for k in range(b.edge_words):
            word: I64 = s.road_sites[EDGE_WORDS * p + k]
            if word != 0 and leads_on(b, s, p, WORD * k + ctz(word), False):
                sites = 2
    return min(sites, s.roads_left[p])


def ships_placeable(b: Board, s: State, p: int) -> int:
    """How many of two free ships seat p can place (S-DEV-2)."""
    sites = ship_site_count(b, s, p)
    if sites == 1:
        for k in range(b.edge_words):
            word: I64 = s.ship_sites[EDGE_WORDS * p + k]
            if word != 0 and leads_on(b, s, p, WORD * k + ctz(word), True):
                sites = 2
    return min(sites, s.ships_left[p])


def one_site(b: Board, s: State, p: int) -> bool:
    """Roads and ships of seat p may go to one edge only, the same one."""
    n = 0
    for k in range(b.edge_words):
        word: I64 = s.road_sites[EDGE_WORDS * p + k] | s.ship_sites[EDGE_WORDS * p + k]
        if word & (word - 1) != 0:
            return False
        if word != 0:
            n += 1
    return n == 1


def lines_placeable(b: Board, r: Rules, s: State, p: int) -> int:
    """How many of the two lines of Road Building can be placed (B-PROG-ROAD, X-13, S-DEV-2)."""
    roads = roads_placeable(b, s, p)
    if r.ships == 0 or roads == 2:
        return roads
    ships = ships_placeable(b, s, p)
    if roads == 1 and ships == 1 and one_site(b, s, p):
        return 1
    return min(roads + ships, 2)


def may_build_roads(b: Board, r: Rules, s: State, p: int) -> bool:
    """Two lines, or at least one where that is enough (X-13)."""
    n = lines_placeable(b, r, s, p)
    return n == 2 or (n == 1 and r.partial_roads != 0)


def begin_free_lines(b: Board, r: Rules, s: State, p: int) -> None:
    """Lines follow, free of cost (B-PROG-ROAD)."""
    s.free_roads = lines_placeable(b, r, s, p)
    s.phase = FREE_ROADS


def legal_free_roads(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the edges for a free road (B-PROG-ROAD)."""
    if s.roads_left[p] == 0:
        return
    for k in range(b.edge_words):
        left: I64 = s.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            push(out, pack(FREE_ROAD, p, WORD * k + ctz(left), 0, 0))
            left = left & (left - 1)


def free_road(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """One road of Road Building; what lies in fog is found before it is seen whether another can follow."""
    lay_road(b, r, s, p, e)
    s.free_roads -= 1
    if b.foggy == 0:
        end_free_lines(b, s, p)


def end_free_lines(b: Board, s: State, p: int) -> None:
    """Ends Road Building when no other line can be placed (X-13)."""
    another: bool = road_site_count(b, s, p) > 0 and s.roads_left[p] > 0
    if not another:
        another = ship_site_count(b, s, p) > 0 and s.ships_left[p] > 0
    if s.free_roads == 0 or not another:
        s.free_roads = 0
        s.phase = MAIN if s.rolled != 0 else BEFORE_ROLL


def may_place_free_road(b: Board, s: State, p: int, e: int) -> bool:
    """Edge e is open to a free road (B-ROAD-1 to -3)."""
    return takes_road(b, s, e) and joins_network(b, s, p, e)
