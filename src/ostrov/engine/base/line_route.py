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
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_SLOTS, NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, line_word


def line_of(s: State, p: int, e: int) -> int:
    """What seat p has on edge e: a road (ROAD_LINE), a ship (SHIP_LINE), or nothing (0)."""
    if s.road[e] == p + 1:
        return ROAD_LINE
    return SHIP_LINE if s.ship[e] == p + 1 else 0


def longest_on(b: Board, r: Rules, s: State, p: int, v: int, came: int, used: Ints, seen: Ints) -> int:
    """Lines of the longest route that goes on from node v and repeats none in `used` (B-LR-1 to -4, S-LR-2).

    It came by a road or a ship, or begins here (0). Marks every line that it meets in `seen`; slots
    EDGE_SLOTS + v of `used` are set where a node may not be passed again.
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
            if used[EDGE_SLOTS + w] == 0:
                length = 1
                if not blocks_route(s, w, p):  # S-LR-3
                    used[e] = 1
                    length += longest_on(b, r, s, p, w, line, used, seen)
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
    """The length of the longest route of seat p (S-LR-1 to -4): from every end, then from each plain ring."""
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    best = 0
    for k in range(b.node_words):
        left: I64 = line_word(s, NODE_WORDS * p + k)
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if r.route_repeats_nodes == 0 or not passes(b, s, p, v):
                length = longest_on(b, r, s, p, v, 0, used, seen)
                if length > best:
                    best = length
    for k in range(b.node_words):
        rest: I64 = line_word(s, NODE_WORDS * p + k)
        while rest != 0:
            v = WORD * k + ctz(rest)
            rest = rest & (rest - 1)
            for i in range(3 * v, 3 * v + 3):
                e = b.node_edge[i]
                if line_of(s, p, e) != 0 and seen[e] == 0:
                    length = longest_on(b, r, s, p, v, 0, used, seen)
                    if length > best:
                        best = length
    return best


def beyond_line(b: Board, r: Rules, s: State, p: int, v: int, line: int, used: Ints, seen: Ints) -> int:
    """Lines of the longest route that goes on from node v, by a line of this kind, unless it is closed."""
    if blocks_route(s, v, p):
        return 0
    return longest_on(b, r, s, p, v, line, used, seen)


def measure_with_line(b: Board, r: Rules, s: State, p: int, e: int) -> int:
    """The length of the longest route of seat p after its new line e, from the length before it.

    Routes without e are as long as they were. A route through e is one line and what lies beyond its two
    ends; only when e closes a ring can the two share lines, and then all is measured anew.
    """
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    if r.route_repeats_nodes == 0:
        return measure_lines(b, r, s, p)
    used[e] = 1
    line = line_of(s, p, e)
    w = b.edge_node[2 * e + 1]
    one = beyond_line(b, r, s, p, b.edge_node[2 * e], line, used, seen)
    ring = False
    for i in range(3 * w, 3 * w + 3):
        if seen[b.node_edge[i]] != 0:
            ring = True
    two = beyond_line(b, r, s, p, w, line, used, seen)
    if 1 + one + two <= s.route_length[p]:
        return s.route_length[p]
    if not ring or one == 0 or two == 0:
        return 1 + one + two
    return measure_lines(b, r, s, p)


def longest_to(b: Board, r: Rules, s: State, p: int, e: int, v: int) -> int:
    """The length of the longest route of seat p that ends with the line on edge e at its loose end v."""
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    used[e] = 1
    if r.route_repeats_nodes == 0:
        used[EDGE_SLOTS + v] = 1
    w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v
    return 1 + beyond_line(b, r, s, p, w, line_of(s, p, e), used, seen)


def measure_moved(b: Board, r: Rules, s: State, p: int, e: int, through: int) -> int:
    """The length of the longest route of seat p after a line came to edge e from elsewhere.

    Before, the longest was `route_length`, and the longest with that line `through`: when it was shorter, or
    is made up for at the new place, nothing else has to be measured.
    """
    before = s.route_length[p]
    length = measure_with_line(b, r, s, p, e)
    if length > before or through < before:
        return length
    return measure_lines(b, r, s, p)
