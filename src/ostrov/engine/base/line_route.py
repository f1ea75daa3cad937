"""Longest Trade Route over roads and ships. S-LR-1 to -5; without ships `base.route` measures faster.

A route passes from a road to a ship, or back, only at an own building (S-LR-2). So a node without one is two
places, where roads meet and where ships meet, and a longest line starts where a place does not have two.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import ROAD_LINE, SHIP_LINE
    from ostrov.engine.base.line_tree import line_of, longest_in_trees
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_SLOTS, EDGES, NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, line_word


def longest_on(
    b: Board, r: Rules, s: State, p: int, v: int, came: int, enough: int, used: Ints, seen: Ints
) -> int:
    """Lines of the longest route that goes on from node v and repeats none in `used` (B-LR-1 to -4, S-LR-2).

    It came by a road or a ship, or begins here (0); a route of `enough` lines ends the search. Marks every
    line that it meets in `seen`; slots EDGE_SLOTS + v of `used` are set where a node may not be passed again.
    """
    best = 0
    if s.owner[v] == p + 1:
        came = 0  # an own building joins all
    if r.route_repeats_nodes == 0:
        used[EDGE_SLOTS + v] = 1
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        line = line_of(s, p, e)
        if line != 0 and used[e] == 0 and (came == 0 or came == line):
            seen[e] = 1
            w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v
            if used[EDGE_SLOTS + w] == 0 and best < enough:
                length = 1
                if not blocks_route(s, w, p):  # S-LR-3
                    used[e] = 1
                    length += longest_on(b, r, s, p, w, line, enough - 1, used, seen)
                    used[e] = 0
                if length > best:
                    best = length
    used[EDGE_SLOTS + v] = 0
    return best


def passes(b: Board, s: State, p: int, v: int) -> bool:
    """Two own lines meet at node v and one goes on in the other: no longest route needs to start here."""
    n = 0
    kinds = 0
    for i in range(3 * v, 3 * v + 3):
        line = line_of(s, p, b.node_edge[i])
        if line != 0:
            n += 1
            kinds = kinds | line
    if n != 2 or blocks_route(s, v, p):
        return False
    return s.owner[v] == p + 1 or kinds != ROAD_LINE | SHIP_LINE


def meet_unlike(b: Board, s: State, p: int, v: int) -> bool:
    """A road and a ship of seat p meet at node v: a building there joins them (S-LR-2)."""
    kinds = 0
    for i in range(3 * v, 3 * v + 3):
        kinds = kinds | line_of(s, p, b.node_edge[i])
    return kinds == ROAD_LINE | SHIP_LINE


def lines_at(b: Board, s: State, p: int, v: int) -> int:
    """How many lines of seat p meet at node v."""
    n = 0
    for i in range(3 * v, 3 * v + 3):
        if line_of(s, p, b.node_edge[i]) != 0:
            n += 1
    return n


def measure_lines(b: Board, r: Rules, s: State, p: int) -> int:
    """The length of the longest route of seat p (S-LR-1 to -4)."""
    length = longest_in_trees(b, s, p)
    return length if length >= 0 else measure_rings(b, r, s, p, EDGES)


def measure_rings(b: Board, r: Rules, s: State, p: int, enough: int) -> int:
    """The same where lines form rings: from every end, then from each plain ring; `enough` ends it."""
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    best = 0
    for k in range(b.node_words):
        left: I64 = line_word(s, NODE_WORDS * p + k)
        while left != 0 and best < enough:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if r.route_repeats_nodes == 0 or not passes(b, s, p, v):
                length = longest_on(b, r, s, p, v, 0, enough, used, seen)
                if length > best:
                    best = length
    for k in range(b.node_words):
        rest: I64 = line_word(s, NODE_WORDS * p + k)
        while rest != 0 and best < enough:
            v = WORD * k + ctz(rest)
            rest = rest & (rest - 1)
            for i in range(3 * v, 3 * v + 3):
                e = b.node_edge[i]
                if line_of(s, p, e) != 0 and seen[e] == 0:
                    length = longest_on(b, r, s, p, v, 0, enough, used, seen)
                    if length > best:
                        best = length
    return best


def beyond_line(
    b: Board, r: Rules, s: State, p: int, v: int, line: int, enough: int, used: Ints, seen: Ints
) -> int:
    """Lines of the longest route that goes on from node v, by a line of this kind, unless it is closed."""
    if blocks_route(s, v, p):
        return 0
    return longest_on(b, r, s, p, v, line, enough, used, seen)


def longest_over(b: Board, r: Rules, s: State, p: int, e: int) -> int:
    """The length of the longest route of seat p over its line e, or -1 where e closes a ring.

    It is one line and what lies beyond its two ends, unless the two can share lines.
    """
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    if r.route_repeats_nodes == 0:
        return -1
    used[e] = 1
    line = line_of(s, p, e)
    w = b.edge_node[2 * e + 1]
    one = beyond_line(b, r, s, p, b.edge_node[2 * e], line, EDGES, used, seen)
    ring = False
    for i in range(3 * w, 3 * w + 3):
        if seen[b.node_edge[i]] != 0:
            ring = True
    two = beyond_line(b, r, s, p, w, line, EDGES, used, seen)
    return -1 if ring and one != 0 and two != 0 else 1 + one + two


def measure_with_line(b: Board, r: Rules, s: State, p: int, e: int) -> int:
    """The length of the longest route of seat p after its new line e; others are as long as before."""
    length = longest_over(b, r, s, p, e)
    if length < 0:
        return measure_lines(b, r, s, p)
    return max(length, s.route_length[p])


def longest_to(b: Board, r: Rules, s: State, p: int, e: int, v: int) -> int:
    """The length of the longest route of seat p that ends with the line on edge e at its loose end v."""
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    used[e] = 1
    if r.route_repeats_nodes == 0:
        used[EDGE_SLOTS + v] = 1
    w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v
    return 1 + beyond_line(b, r, s, p, w, line_of(s, p, e), s.route_length[p] - 1, used, seen)


def measure_moved(b: Board, r: Rules, s: State, p: int, e: int, over: int) -> int:
    """The length of the longest route of seat p after a line with a loose end came to edge e from elsewhere.

    Before, the longest was `route_length`, and the longest with that line `over`. When that was shorter,
    routes without it are as long as before; else they may be shorter by one.
    """
    before = s.route_length[p]
    with_it = longest_over(b, r, s, p, e)
    if with_it >= before:
        return with_it
    if with_it >= 0 and over < before:
        return before
    length = longest_in_trees(b, s, p)
    if length >= 0:
        return length
    return measure_rings(b, r, s, p, before if with_it >= 0 else EDGES)
