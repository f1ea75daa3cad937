"""Where lines and settlements may go, kept as sets that each change refreshes around itself.

Lines are roads (B-ROAD-1 to -4) and, where there are any, ships (S-SHIP-2 to -6, S-PIR-4); settlements follow
either (B-SETT-2, -3, S-SETT-1). A road never carries a ship on, nor a ship a road (S-SHIP-4).
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, NODE_WORDS, SEA_SIDE
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import (
        blocks_route,
        free_for_building,
        line_word,
        sides_of,
        takes_building,
        takes_road,
    )


def has_road_at(s: State, p: int, v: int) -> bool:
    """An own road leads to node v (B-SETT-2)."""
    return s.road_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0


def has_ship_at(s: State, p: int, v: int) -> bool:
    """An own ship leads to node v (S-SETT-1)."""
    return s.ship_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0


def has_line_at(s: State, p: int, v: int) -> bool:
    """An own road or ship leads to node v (B-SETT-2, S-SETT-1)."""
    return line_word(s, NODE_WORDS * p + word_of(v)) & bit_of(v) != 0


def joins_network(b: Board, s: State, p: int, e: int) -> bool:
    """A road leaves an own building, or goes on from an own road at an open node (B-ROAD-2, B-ROAD-3)."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if s.owner[v] == p + 1:
            return True
        if has_road_at(s, p, v) and not blocks_route(s, v, p):
            return True
    return False


def joins_ships(b: Board, s: State, p: int, e: int) -> bool:
    """A ship leaves an own building, or goes on from an own ship at an open node (S-SHIP-3, SX-24)."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if s.owner[v] == p + 1:
            return True
        if has_ship_at(s, p, v) and not blocks_route(s, v, p):
            return True
    return False


def beside_pirate(b: Board, s: State, e: int) -> bool:
    """The pirate stands on a hex of edge e (S-PIR-4); beside the board it stands nowhere (S-PIR-3)."""
    return s.pirate < b.hexes and (b.edge_hex[2 * e] == s.pirate or b.edge_hex[2 * e + 1] == s.pirate)


def takes_ship(b: Board, s: State, e: int) -> bool:
    """Edge e is free, has sea on a side and lies beside no pirate (S-GEO-2, -3, S-SHIP-5)."""
    if s.road[e] != 0 or s.ship[e] != 0 or beside_pirate(b, s, e):
        return False
    return sides_of(b, s, e) & SEA_SIDE != 0


def refresh_site(b: Board, s: State, p: int, e: int) -> None:
    """Decides anew whether seat p may lay a road on edge e (B-ROAD-1, -2)."""
    i = EDGE_WORDS * p + word_of(e)
    if takes_road(b, s, e) and joins_network(b, s, p, e):
        s.road_sites[i] = s.road_sites[i] | bit_of(e)
    else:
        s.road_sites[i] = s.road_sites[i] & ~bit_of(e)


def refresh_ship_site(b: Board, s: State, p: int, e: int) -> None:
    """Decides anew whether seat p may lay a ship on edge e (S-SHIP-2, -3)."""
    i = EDGE_WORDS * p + word_of(e)
    if takes_ship(b, s, e) and joins_ships(b, s, p, e):
        s.ship_sites[i] = s.ship_sites[i] | bit_of(e)
    else:
        s.ship_sites[i] = s.ship_sites[i] & ~bit_of(e)


def refresh_node(b: Board, s: State, p: int, v: int) -> None:
    """Decides anew about roads on the edges at node v."""
    for i in range(3 * v, 3 * v + 3):
        if b.node_edge[i] < b.edges:
            refresh_site(b, s, p, b.node_edge[i])


def refresh_ship_node(b: Board, s: State, p: int, v: int) -> None:
    """Decides anew about ships on the edges at node v."""
    for i in range(3 * v, 3 * v + 3):
        if b.node_edge[i] < b.edges:
            refresh_ship_site(b, s, p, b.node_edge[i])


def take_edge(r: Rules, s: State, e: int) -> None:
    """No seat can lay a line on edge e any more (B-ROAD-1, S-GEO-2)."""
    for q in range(r.seats):
        i = EDGE_WORDS * q + word_of(e)
        s.road_sites[i] = s.road_sites[i] & ~bit_of(e)
        s.ship_sites[i] = s.ship_sites[i] & ~bit_of(e)


def road_changed(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """Follows a new road of seat p on edge e."""
    take_edge(r, s, e)
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        j = NODE_WORDS * p + word_of(v)
        if s.road_nodes[j] & bit_of(v) == 0:
            s.road_nodes[j] = s.road_nodes[j] | bit_of(v)
            refresh_node(b, s, p, v)


def ship_changed(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """Follows a new ship of seat p on edge e."""
    take_edge(r, s, e)
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        j = NODE_WORDS * p + word_of(v)
        if s.ship_nodes[j] & bit_of(v) == 0:
            s.ship_nodes[j] = s.ship_nodes[j] | bit_of(v)
            refresh_ship_node(b, s, p, v)


def ship_left(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """Follows a ship of seat p that was taken up from edge e, which is free again for everybody."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        still = False
        for k in range(3 * v, 3 * v + 3):
            if s.ship[b.node_edge[k]] == p + 1:
                still = True
        if not still:
            j = NODE_WORDS * p + word_of(v)
            s.ship_nodes[j] = s.ship_nodes[j] & ~bit_of(v)
    for i in range(2 * e, 2 * e + 2):
        refresh_ship_node(b, s, p, b.edge_node[i])
    edge_opened(b, r, s, e)


def edge_opened(b: Board, r: Rules, s: State, e: int) -> None:
    """Decides anew for every seat what may lie on edge e."""
    for q in range(r.seats):
        refresh_site(b, s, q, e)
        refresh_ship_site(b, s, q, e)


def node_changed(b: Board, r: Rules, s: State, v: int) -> None:
    """Follows a piece that came to node v or left it, for every seat that it may open or close the way to."""
    for q in range(r.seats):
        if s.owner[v] == q + 1 or has_road_at(s, q, v):
            refresh_node(b, s, q, v)
    if r.ships != 0:
        for q in range(r.seats):
            if s.owner[v] == q + 1 or has_ship_at(s, q, v):
                refresh_ship_node(b, s, q, v)


def keeps_distance(b: Board, s: State, v: int) -> bool:
    """The node and its neighbours are free of buildings (B-SETT-1, B-SETT-3, S-GEO-5), and it takes one."""
    if s.owner[v] != 0 or not takes_building(b, s, v):
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
    """Node v is open and an own line leads there (B-SETT-1 to -3, S-SETT-1)."""
    return keeps_distance(b, s, v) and free_for_building(s, v) and has_line_at(s, p, v)
