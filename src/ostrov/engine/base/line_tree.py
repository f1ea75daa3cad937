"""The longest route over roads and ships where they form no ring: twice from end to end. S-LR-1 to -4.

In a tree the end that lies farthest from any end is an end of the longest line. A node without own building
is two places, one of roads and one of ships (S-LR-2); a closed node is an end of every line that comes there.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import ROAD_LINE, SHIP_LINE
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, line_word


def line_of(s: State, p: int, e: int) -> int:
    """What seat p has on edge e: a road (ROAD_LINE), a ship (SHIP_LINE), or nothing (0)."""
    if s.road[e] == p + 1:
        return ROAD_LINE
    return SHIP_LINE if s.ship[e] == p + 1 else 0


def sweep(b: Board, s: State, p: int, v: int, e: int, seen: Ints, mark: int, walk: Ints) -> int:
    """Walks from the end v along line e and on, everywhere; the length of the longest way, or 0 for a ring.

    Writes `mark` into `seen` for every line. `walk` holds three numbers a step: the node, the line that led
    there, the length so far; its last step is the farthest.
    """
    joins: bool = False
    n = 1
    at = 0
    walk[0] = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v
    walk[1] = e
    walk[2] = 1
    seen[e] = mark
    while at < n:
        here = walk[3 * at]
        came = walk[3 * at + 1]
        length = walk[3 * at + 2]
        at += 1
        if blocks_route(s, here, p):
            continue
        kind = line_of(s, p, came)
        joins = s.owner[here] == p + 1
        for i in range(3 * here, 3 * here + 3):
            f = b.node_edge[i]
            line = line_of(s, p, f)
            if f != came and line != 0 and (joins or line == kind):
                if seen[f] == mark:
                    return 0
                seen[f] = mark
                walk[3 * n] = b.edge_node[2 * f] + b.edge_node[2 * f + 1] - here
                walk[3 * n + 1] = f
                walk[3 * n + 2] = length + 1
                n += 1
    walk[0] = walk[3 * n - 3]
    walk[1] = walk[3 * n - 2]
    return walk[3 * n - 1]


def only_line(b: Board, s: State, p: int, v: int, e: int) -> bool:
    """The route over line e ends at node v: nothing of seat p goes on from there."""
    if blocks_route(s, v, p):
        return True
    kind = line_of(s, p, e)
    joins: bool = s.owner[v] == p + 1
    for i in range(3 * v, 3 * v + 3):
        f = b.node_edge[i]
        line = line_of(s, p, f)
        if f != e and line != 0 and (joins or line == kind):
            return False
    return True


def longest_in_trees(b: Board, s: State, p: int) -> int:
    """The length of the longest route of seat p, or -1 where its lines form a ring."""
    seen: list[int] = [0] * EDGE_SLOTS
    walk: list[int] = [0] * (3 * EDGE_SLOTS)
    best = 0
    mark = 0
    for k in range(b.node_words):
        left: I64 = line_word(s, NODE_WORDS * p + k)
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            for i in range(3 * v, 3 * v + 3):
                e = b.node_edge[i]
                if line_of(s, p, e) != 0 and seen[e] == 0 and only_line(b, s, p, v, e):
                    mark += 2
                    length = sweep(b, s, p, v, e, seen, mark - 1, walk)
                    if length != 0:
                        length = sweep(b, s, p, walk[0], walk[1], seen, mark, walk)
                    if length == 0:
                        return -1
                    if length > best:
                        best = length
    for e in range(b.edges):
        if seen[e] == 0 and line_of(s, p, e) != 0:
            return -1  # a ring has no end
    return best
