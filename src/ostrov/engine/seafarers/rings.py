"""Ships on rings, and closed ships: what moves although no end is open. S-CLOSE-1 to -5, S-MOVE-6, SX-5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_SLOTS, NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import holds_line


def other_end(b: Board, e: int, v: int) -> int:
    """The node at the other end of edge e."""
    return b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v


def find_rings(b: Board, s: State, p: int, ships_at: Ints) -> bool:
    """Takes loose ends of the ships of seat p away, one after the other; False when no ship is left.

    `ships_at` comes as zeros and leaves with the number of ships that are left at each node.
    """
    loose: list[int] = [0] * NODE_SLOTS
    ships = 0
    n = 0
    for k in range(b.node_words):
        left: I64 = s.ship_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            for i in range(3 * v, 3 * v + 3):
                if s.ship[b.node_edge[i]] == p + 1:
                    ships_at[v] += 1
            ships += ships_at[v]
            if ships_at[v] == 1:
                loose[n] = v
                n += 1
    at = 0
    while at < n:
        v = loose[at]
        at += 1
        if ships_at[v] == 1:  # not taken away from its other end
            ships_at[v] = 0
            ships -= 2
            for i in range(3 * v, 3 * v + 3):
                e = b.node_edge[i]
                w = other_end(b, e, v) if e < b.edges else v
                if s.ship[e] == p + 1 and ships_at[w] > 0:
                    ships_at[w] -= 1
                    if ships_at[w] == 1:
                        loose[n] = w
                        n += 1
    return ships > 0


def ring_through(b: Board, s: State, p: int, v: int, goal: int, held: int, most: int, passed: Ints) -> bool:
    """Own ships lead on from node v to the node `goal`, past so many holding places at most.

    `held` have been passed so far, v among them; `passed` marks nodes, and at NODE_SLOTS + e the edges.
    """
    if held > most:
        return False
    if v == goal:
        return held == most
    passed[v] = 1
    found = False
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        if not found and s.ship[e] == p + 1 and passed[NODE_SLOTS + e] == 0:
            w = other_end(b, e, v)
            if passed[w] == 0:
                more = 1 if w != goal and holds_line(s, p, w) else 0
                found = ring_through(b, s, p, w, goal, held + more, most, passed)
    passed[v] = 0
    return found


def on_ring(b: Board, s: State, p: int, e: int, most: int) -> bool:
    """The ship on edge e lies on a ring of own ships with exactly so many holding places on it."""
    passed: list[int] = [0] * (NODE_SLOTS + EDGE_SLOTS)
    v = b.edge_node[2 * e]
    w = b.edge_node[2 * e + 1]
    held = 0
    if holds_line(s, p, v):
        held += 1
    if holds_line(s, p, w):
        held += 1
    passed[NODE_SLOTS + e] = 1
    return ring_through(b, s, p, v, w, held, most, passed)


def leads_to_end(b: Board, s: State, p: int, v: int, but: int, passed: Ints) -> bool:
    """Own ships lead from node v to an end other than the node `but`, or v is one; no marked node twice."""
    if holds_line(s, p, v) and v != but:
        return True
    passed[v] = 1
    found = False
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        if not found and s.ship[e] == p + 1:
            w = other_end(b, e, v)
            if passed[w] == 0:
                found = leads_to_end(b, s, p, w, but, passed)
    passed[v] = 0
    return found


def ends_apart(b: Board, s: State, p: int, v: int, w: int, passed: Ints) -> bool:
    """Own ships lead from v to an end, and from w to another one, and the two ways share no node.

    `passed` marks w and the way so far.
    """
    passed[v] = 1
    found = False
    if holds_line(s, p, v):
        passed[w] = 0
        found = leads_to_end(b, s, p, w, v, passed)
        passed[w] = 1
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        if not found and s.ship[e] == p + 1:
            u = other_end(b, e, v)
            if passed[u] == 0:
                found = ends_apart(b, s, p, u, w, passed)
    passed[v] = 0
    return found


def is_closed(b: Board, s: State, p: int, e: int) -> bool:
    """The ship on edge e lies on a simple path of own ships between two different ends (S-CLOSE-1)."""
    passed: list[int] = [0] * (NODE_SLOTS + EDGE_SLOTS)
    w = b.edge_node[2 * e + 1]
    passed[w] = 1
    return ends_apart(b, s, p, b.edge_node[2 * e], w, passed)


def moves_on_ring(b: Board, s: State, p: int, e: int) -> bool:
    """The FAQ's two cases for an open ship without an open end (S-MOVE-6).

    (a) a ring without own building; (b) a ring with one, at which the ship lies.
    """
    if is_closed(b, s, p, e):
        return False
    if on_ring(b, s, p, e, 0):
        return True
    touches = holds_line(s, p, b.edge_node[2 * e]) or holds_line(s, p, b.edge_node[2 * e + 1])
    return touches and on_ring(b, s, p, e, 1)
