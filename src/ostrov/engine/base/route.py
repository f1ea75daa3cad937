"""Longest Trade Route: measuring and awarding it. B-LR-1 to -12; with ships `base.line_route` measures."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import Ints

if not cython.compiled:
    from ostrov.engine.base.line_route import lines_at, measure_lines, measure_with_line, meet_unlike
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_SLOTS, NOBODY, NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route


def longest_from(b: Board, r: Rules, s: State, p: int, v: int, used: Ints, seen: Ints) -> int:
    """Roads of the longest line that starts at node v and repeats no road in `used` (B-LR-1 to -4).

    Marks every road that it meets in `seen`. Nodes follow the edges in `used`: slot EDGE_SLOTS + v is
    set where a node may not be passed again (route_repeats_nodes = 0).
    """
    best = 0
    if r.route_repeats_nodes == 0:
        used[EDGE_SLOTS + v] = 1
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        if s.road[e] == p + 1 and used[e] == 0:
            seen[e] = 1
            w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v
            if used[EDGE_SLOTS + w] == 0:
                length = 1
                if not blocks_route(s, w, p):  # B-LR-3; own buildings do not interrupt: B-LR-4
                    used[e] = 1
                    length += longest_from(b, r, s, p, w, used, seen)
                    used[e] = 0
                if length > best:
                    best = length
    used[EDGE_SLOTS + v] = 0
    return best


def own_roads_at(b: Board, s: State, p: int, v: int) -> int:
    """How many roads of seat p meet at node v."""
    n = 0
    for i in range(3 * v, 3 * v + 3):
        if s.road[b.node_edge[i]] == p + 1:
            n += 1
    return n


def measure(b: Board, r: Rules, s: State, p: int) -> int:
    """The length of the longest route of seat p (B-LR-1 to -4).

    A longest line that may pass nodes twice starts where one or three own roads meet or where the way
    is closed, unless it is a plain ring: so only such nodes are tried, then one node of each ring.
    """
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    best = 0
    if r.ships != 0:
        return measure_lines(b, r, s, p)
    for k in range(b.node_words):
        left = s.road_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if r.route_repeats_nodes == 0 or own_roads_at(b, s, p, v) != 2 or blocks_route(s, v, p):
                length = longest_from(b, r, s, p, v, used, seen)
                if length > best:
                    best = length
    for k in range(b.node_words):
        left = s.road_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            for i in range(3 * v, 3 * v + 3):
                e = b.node_edge[i]
                if s.road[e] == p + 1 and seen[e] == 0:
                    length = longest_from(b, r, s, p, v, used, seen)
                    if length > best:
                        best = length
    return best


def rightful_holder(r: Rules, s: State) -> int:
    """Who holds the card now, 0 or 1 + seat, given the lengths (B-LR-5, -6, -8, -9, -11)."""
    longest = r.route_minimum
    first = 0
    several = False
    for p in range(r.seats):
        if s.route_length[p] > longest or (s.route_length[p] == longest and first == 0):
            longest = s.route_length[p]
            first = p + 1
            several = False
        elif s.route_length[p] == longest:
            several = True
    holder = s.route_holder
    if holder != 0 and s.route_length[holder - 1] == longest:
        return holder
    if several:
        return 0
    return first


def award_route(r: Rules, s: State) -> None:
    """Hands the card over, with its points, at once (B-LR-10, X-28)."""
    holder = rightful_holder(r, s)
    if holder == s.route_holder:
        return
    if s.route_holder != 0:
        s.points[s.route_holder - 1] -= r.route_points
    if holder != 0:
        s.points[holder - 1] += r.route_points
    s.route_holder = holder


def beyond(b: Board, r: Rules, s: State, p: int, v: int, used: Ints, seen: Ints) -> int:
    """Roads of the longest line that goes on from node v, unless the way is closed there."""
    if blocks_route(s, v, p):
        return 0
    return longest_from(b, r, s, p, v, used, seen)


def measure_with(b: Board, r: Rules, s: State, p: int, e: int) -> int:
    """The length of the longest route of seat p after its new road e, from the length before it.

    Lines without e are as long as they were. A line through e is one road and what lies beyond its two
    ends; only when e closes a ring can the two share roads, and then all is measured anew.
    """
    used: list[int] = [0] * (EDGE_SLOTS + NODE_SLOTS)
    seen: list[int] = [0] * EDGE_SLOTS
    if r.ships != 0:
        return measure_with_line(b, r, s, p, e)
    if r.route_repeats_nodes == 0:
        return measure(b, r, s, p)
    used[e] = 1
    w = b.edge_node[2 * e + 1]
    one = beyond(b, r, s, p, b.edge_node[2 * e], used, seen)
    ring = False
    for i in range(3 * w, 3 * w + 3):
        if seen[b.node_edge[i]] != 0:
            ring = True
    two = beyond(b, r, s, p, w, used, seen)
    if 1 + one + two <= s.route_length[p]:
        return s.route_length[p]
    if not ring or one == 0 or two == 0:
        return 1 + one + two
    return measure(b, r, s, p)


def route_after_line(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """Follows a new line of seat p on edge e."""
    s.route_length[p] = measure_with(b, r, s, p, e)
    award_route(r, s)


def measure_at(b: Board, r: Rules, s: State, v: int) -> None:
    """Measures the routes that meet at node v anew."""
    measure_others(b, r, s, v, NOBODY)


def measure_others(b: Board, r: Rules, s: State, v: int, p: int) -> None:
    """Measures the routes at node v anew, but those of seat p: own pieces never stand in the way (B-LR-4)."""
    for q in range(r.seats):
        if q != p and (own_roads_at(b, s, q, v) > 1 or (r.ships != 0 and lines_at(b, s, q, v) > 1)):
            s.route_length[q] = measure(b, r, s, q)


def route_after_piece(b: Board, r: Rules, s: State, v: int) -> None:
    """Follows a piece that came to node v or left it: it may have cut or joined routes (B-LR-7, -8)."""
    measure_at(b, r, s, v)
    award_route(r, s)


def route_after_own(b: Board, r: Rules, s: State, v: int, p: int) -> None:
    """Follows a building of seat p that came to node v.

    It may have cut routes of others (B-LR-7, -8), or joined an own road and an own ship (S-LR-2).
    """
    measure_others(b, r, s, v, p)
    if r.ships != 0 and meet_unlike(b, s, p, v):
        s.route_length[p] = measure_lines(b, r, s, p)
    award_route(r, s)
