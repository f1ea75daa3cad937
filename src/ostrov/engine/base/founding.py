"""The founding phase. B-FOUND-1 to -7, S-FOUND-1."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import lay_road, put_building
    from ostrov.engine.base.constants import (
        FOUND_ROAD,
        FOUND_ROAD_PHASE,
        FOUND_SETTLEMENT,
        FOUND_SETTLEMENT_PHASE,
        SETTLEMENT_LEVEL,
    )
    from ostrov.engine.base.production import start_income
    from ostrov.engine.base.turn import begin_turn
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import FOUND_SITE, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import takes_road


def founder(r: Rules, s: State) -> int:
    """Round one clockwise from the starter, round two back again (B-FOUND-1, -2), and so on (S-CL-1)."""
    k = s.founded % r.seats
    if s.founded // r.seats == 1:
        k = r.seats - 1 - k
    return (s.starter + k) % r.seats


def legal_founding(b: Board, s: State, p: int, out: Moves) -> None:
    """Any node that keeps the distance, then an edge at that node (B-FOUND-1 to -3, -7)."""
    if s.phase == FOUND_SETTLEMENT_PHASE:
        for k in range(b.node_words):
            left: I64 = s.open_nodes[k]
            while left != 0:
                v = WORD * k + ctz(left)
                if b.site[v] & FOUND_SITE != 0:  # S-FOUND-1
                    push(out, pack(FOUND_SETTLEMENT, p, v, 0, 0))
                left = left & (left - 1)
        return
    for i in range(3 * s.last_node, 3 * s.last_node + 3):
        e = b.node_edge[i]
        if e < b.edges and takes_road(b, s, e):
            push(out, pack(FOUND_ROAD, p, e, 0, 0))


def found_settlement(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """Free of cost (B-FOUND-4); the last one brings the start income (B-FOUND-5, S-CL-1)."""
    if s.founded < (r.rounds - 1) * r.seats:
        put_building(b, r, s, p, v, SETTLEMENT_LEVEL)
    else:
        put_building(b, r, s, p, v, r.second_level)
        start_income(b, r, s, p, v)
    s.last_node = v
    s.phase = FOUND_ROAD_PHASE


def found_road(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """The road of the settlement just placed; then the next seat (B-FOUND-2, -6, X-51)."""
    lay_road(b, r, s, p, e)
    found_next(r, s)


def found_next(r: Rules, s: State) -> None:
    """A founding is complete: the next one, or the first turn (B-FOUND-2, -6, X-51)."""
    s.founded += 1
    if s.founded == r.rounds * r.seats:
        begin_turn(s, s.starter)
    else:
        s.phase = FOUND_SETTLEMENT_PHASE
        s.active = founder(r, s)
