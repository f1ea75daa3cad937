"""Ships that pieces hold where they are: a foreign knight, or an own one that would be cut off.

CK-SEA-6, -7, -27, -28, SX-33. Without knights nothing is held.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Longs

if not cython.compiled:
    from ostrov.engine.base.line_route import lines_at
    from ostrov.engine.base.line_tree import line_of
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, holds_line, knight_word, pins_ships


def pin_of(b: Board, r: Rules, s: State, p: int, e: int) -> int:
    """The end of the own ship on edge e where a foreign piece holds it and another own ship, or b.nodes."""
    if r.ship_pin == 0:
        return b.nodes
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if pins_ships(r, s, p, v):
            ships = 0
            for j in range(3 * v, 3 * v + 3):
                if s.ship[b.node_edge[j]] == p + 1:
                    ships += 1
            if ships > 1:
                return v
    return b.nodes


def has_knights(b: Board, s: State, p: int) -> bool:
    """Seat p has a knight on the board."""
    for k in range(b.node_words):
        if knight_word(s, NODE_WORDS * p + k) != 0:
            return True
    return False


def join_buildings(b: Board, s: State, p: int, but: int, joined: Longs) -> None:
    """Sets the nodes that own lines other than the one on edge `but` join to own buildings.

    Roads and ships in any mix; pieces of others close the way (CK-SEA-25).
    """
    queue: list[int] = [0] * NODE_SLOTS
    n = 0
    for v in range(b.nodes):
        if s.owner[v] == p + 1:
            joined[word_of(v)] = joined[word_of(v)] | bit_of(v)
            queue[n] = v
            n += 1
    i = 0
    while i < n:
        v = queue[i]
        i += 1
        for j in range(3 * v, 3 * v + 3):
            e = b.node_edge[j]
            if e != but and line_of(s, p, e) != 0:
                w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - v
                if joined[word_of(w)] & bit_of(w) == 0:
                    joined[word_of(w)] = joined[word_of(w)] | bit_of(w)
                    if not blocks_route(s, w, p):
                        queue[n] = w
                        n += 1


def left_behind(b: Board, s: State, p: int, e: int) -> int:
    """A node with an own knight that only the ship on edge e joins to own buildings, or b.nodes (CK-SEA-27).

    A ship that ends in the open holds nothing behind it.
    """
    with_it: list[I64] = [0] * NODE_WORDS
    without: list[I64] = [0] * NODE_WORDS
    if not has_knights(b, s, p):
        return b.nodes
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if lines_at(b, s, p, v) == 1 and not holds_line(s, p, v):
            return b.nodes
    join_buildings(b, s, p, b.edges, with_it)
    join_buildings(b, s, p, e, without)
    for k in range(b.node_words):
        cut: I64 = knight_word(s, NODE_WORDS * p + k) & with_it[k] & ~without[k]
        if cut != 0:
            return WORD * k + ctz(cut)
    return b.nodes


def is_held(b: Board, r: Rules, s: State, p: int, e: int) -> bool:
    """The own ship on edge e stays where it is, whatever its ends (CK-SEA-27, -28)."""
    return pin_of(b, r, s, p, e) < b.nodes or left_behind(b, s, p, e) < b.nodes
