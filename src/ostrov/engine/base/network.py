"""Where roads and settlements may go, kept as sets that each change refreshes around itself.

B-ROAD-1 to -4, B-SETT-2, B-SETT-3.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, NODE_WORDS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, free_for_building


def has_road_at(s: State, p: int, v: int) -> bool:
    """An own road leads to node v (B-SETT-2)."""
    return s.road_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0


def joins_network(b: Board, s: State, p: int, e: int) -> bool:
    """A road leaves an own building, or goes on from an own road at an open node (B-ROAD-2, B-ROAD-3)."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if s.owner[v] == p + 1:
            return True
        if has_road_at(s, p, v) and not blocks_route(s, v, p):
            return True
    return False


def refresh_site(b: Board, s: State, p: int, e: int) -> None:
    """Decides anew whether seat p may lay a road on edge e (B-ROAD-1, -2)."""
    i = EDGE_WORDS * p + word_of(e)
    if s.road[e] == 0 and joins_network(b, s, p, e):
        s.road_sites[i] = s.road_sites[i] | bit_of(e)
    else:
        s.road_sites[i] = s.road_sites[i] & ~bit_of(e)


def refresh_node(b: Board, s: State, p: int, v: int) -> None:
    """Decides anew about the edges at node v."""
    for i in range(3 * v, 3 * v + 3):
        if b.node_edge[i] < b.edges:
            refresh_site(b, s, p, b.node_edge[i])


def road_changed(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """Follows a new road of seat p on edge e."""
    for q in range(r.seats):
        i = EDGE_WORDS * q + word_of(e)
        s.road_sites[i] = s.road_sites[i] & ~bit_of(e)
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        j = NODE_WORDS * p + word_of(v)
        if s.road_nodes[j] & bit_of(v) == 0:
            s.road_nodes[j] = s.road_nodes[j] | bit_of(v)
            refresh_node(b, s, p, v)


def node_changed(b: Board, r: Rules, s: State, v: int) -> None:
    """Follows a piece that came to node v or left it, for every seat that it may open or close the way to."""
    for q in range(r.seats):
        if s.owner[v] == q + 1 or has_road_at(s, q, v):
            refresh_node(b, s, q, v)


def keeps_distance(b: Board, s: State, v: int) -> bool:
    """The node and its neighbours are free of buildings (B-SETT-1, B-SETT-3)."""
    if s.owner[v] != 0:
        return False
    for i in range(3 * v, 3 * v + 3):
        if s.owner[b.node_node[i]] != 0:
            return False
    return True


def close_nodes(b: Board, s: State, v: int) -> None:
    """A building at node v closes it and its neighbours for settlements (B-SETT-3)."""
    s.open_nodes[word_of(v)] = s.open_nodes[word_of(v)] & ~bit_of(v)
    for i in range(3 * v, 3 * v + 3):
        w = b.node_node[i]
        if w < b.nodes:
            s.open_nodes[word_of(w)] = s.open_nodes[word_of(w)] & ~bit_of(w)


def may_settle(b: Board, s: State, p: int, v: int) -> bool:
    """Node v is open and an own road leads there (B-SETT-1 to -3)."""
    return keeps_distance(b, s, v) and free_for_building(s, v) and has_road_at(s, p, v)
