"""Roads that leave the board again. CK-PROG-DIPLOMAT-1 to -4."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import lay_road
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.base.line_route import lines_at
    from ostrov.engine.base.network import edge_opened, refresh_node
    from ostrov.engine.base.route import award_route, measure, own_roads_at
    from ostrov.engine.cities_knights.constants import DONE, RELAY_ROAD, RELAYING
    from ostrov.engine.cities_knights.pieces import owned_by
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import removable_line


def is_open_end(b: Board, s: State, p: int, v: int) -> bool:
    """A line of seat p ends at node v with nothing of its colour there (CK-PROG-DIPLOMAT-1, CK-SEA-34)."""
    return s.owner[v] != p + 1 and not owned_by(s.knight[v], p) and lines_at(b, s, p, v) == 1


def is_open_line(b: Board, r: Rules, s: State, e: int) -> bool:
    """A road with an open end (CK-PROG-DIPLOMAT-1), or such a ship (CK-SEA-34)."""
    owner = removable_line(r, s, e)
    if owner == 0:
        return False
    p = owner - 1
    return is_open_end(b, s, p, b.edge_node[2 * e]) or is_open_end(b, s, p, b.edge_node[2 * e + 1])


def remove_road(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """The road returns to its owner; an own one may be laid again (CK-PROG-DIPLOMAT-2, -3)."""
    q = s.road[e] - 1
    s.road[e] = 0
    s.roads_left[q] += 1
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if own_roads_at(b, s, q, v) == 0:
            k = NODE_WORDS * q + word_of(v)
            s.road_nodes[k] = s.road_nodes[k] & ~bit_of(v)
    for i in range(2 * e, 2 * e + 2):
        for seat in range(r.seats):
            refresh_node(b, s, seat, b.edge_node[i])
    if r.ships != 0:
        edge_opened(b, r, s, e)
    s.route_length[q] = measure(b, r, s, q)
    if q == p and has_other_site(b, s, p, e):
        s.step_data = e
        s.phase = RELAYING
    else:
        award_route(r, s)  # CK-PROG-DIPLOMAT-4


def has_other_site(b: Board, s: State, p: int, e: int) -> bool:
    """The road can be laid on another edge (X-84)."""
    for k in range(b.edge_words):
        left: I64 = s.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            if WORD * k + ctz(left) != e:
                return True
            left = left & (left - 1)
    return False


def legal_relays(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends leaving it, and the other edges for the own road (CK-PROG-DIPLOMAT-3, X-84)."""
    push(out, pack(DONE, p, 0, 0, 0))
    for k in range(b.edge_words):
        left: I64 = s.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            e = WORD * k + ctz(left)
            if e != s.step_data:
                push(out, pack(RELAY_ROAD, p, e, 0, 0))
            left = left & (left - 1)


def relay_road(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """The own road lies elsewhere."""
    s.phase = MAIN
    lay_road(b, r, s, p, e)


def leave_road(r: Rules, s: State) -> None:
    """The own road stays in the supply."""
    s.phase = MAIN
    award_route(r, s)
