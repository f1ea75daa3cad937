"""Derived fields computed from nothing but the pieces: for entered positions, and to check the builders."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL
    from ostrov.engine.base.network import keeps_distance, refresh_ship_site, refresh_site
    from ostrov.engine.base.route import measure
    from ostrov.engine.cities_knights.constants import KNIGHT_SEAT
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, GOLD, HEX_SLOTS, NODE_WORDS, NUMBERS, SEATS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import expansion_points, harbour_at, terrain_at


def derive_nodes(b: Board, r: Rules, s: State) -> None:
    """Points of buildings, yields, harbours, open nodes, sets of pieces."""
    for v in range(b.nodes):
        if keeps_distance(b, s, v):
            s.open_nodes[word_of(v)] = s.open_nodes[word_of(v)] | bit_of(v)
        if s.knight[v] != 0:
            k = NODE_WORDS * ((s.knight[v] & KNIGHT_SEAT) - 1) + word_of(v)
            s.knight_nodes[k] = s.knight_nodes[k] | bit_of(v)
        if s.owner[v] == 0:
            continue
        p = s.owner[v] - 1
        s.points[p] += r.worth[s.level[v]]
        i = NODE_WORDS * p + word_of(v)
        if s.level[v] == CITY_LEVEL:
            s.city_nodes[i] = s.city_nodes[i] | bit_of(v)
        else:
            s.upgradable[i] = s.upgradable[i] | bit_of(v)
        if harbour_at(b, s, v) != 0:
            s.harbours[p] = s.harbours[p] | 1 << (harbour_at(b, s, v) - 1)
        for j in range(3 * v, 3 * v + 3):
            h = b.node_hex[j]
            s.hex_seats[h] = s.hex_seats[h] | 1 << p
            if s.token[h] != 0:
                k = SEATS * s.token[h] + p
                gain: I64 = r.pays[4 * terrain_at(b, s, h) + s.level[v]]
                s.yields[k] = s.yields[k] + gain
                if terrain_at(b, s, h) == GOLD:
                    s.gold_yields[k] = s.gold_yields[k] + r.gold[s.level[v]]


def derive_network(b: Board, r: Rules, s: State) -> None:
    """Nodes that lines touch, sites for lines, lengths of routes."""
    for i in range(SEATS * NODE_WORDS):
        s.road_nodes[i] = 0
        s.ship_nodes[i] = 0
    for i in range(SEATS * EDGE_WORDS):
        s.road_sites[i] = 0
        s.ship_sites[i] = 0
    for e in range(b.edges):
        if s.road[e] != 0:
            for i in range(2 * e, 2 * e + 2):
                k = NODE_WORDS * (s.road[e] - 1) + word_of(b.edge_node[i])
                s.road_nodes[k] = s.road_nodes[k] | bit_of(b.edge_node[i])
        if s.ship[e] != 0:
            for i in range(2 * e, 2 * e + 2):
                k = NODE_WORDS * (s.ship[e] - 1) + word_of(b.edge_node[i])
                s.ship_nodes[k] = s.ship_nodes[k] | bit_of(b.edge_node[i])
    for p in range(SEATS):
        s.route_length[p] = 0
    for p in range(r.seats):
        for e in range(b.edges):
            refresh_site(b, s, p, e)
            if r.ships != 0:
                refresh_ship_site(b, s, p, e)
        s.route_length[p] = measure(b, r, s, p)


def derive_but_network(b: Board, r: Rules, s: State) -> None:
    """Computes every derived field anew but those of roads; awards count for the seats that hold them."""
    for p in range(SEATS):
        s.points[p] = 0
        s.harbours[p] = 0
    for i in range(NUMBERS * SEATS):
        s.yields[i] = 0
        s.gold_yields[i] = 0
    for h in range(HEX_SLOTS):
        s.hex_seats[h] = 0
    for i in range(NODE_WORDS):
        s.open_nodes[i] = 0
    for i in range(SEATS * NODE_WORDS):
        s.upgradable[i] = 0
        s.city_nodes[i] = 0
        s.knight_nodes[i] = 0
    derive_nodes(b, r, s)
    if s.route_holder != 0:
        s.points[s.route_holder - 1] += r.route_points
    if s.army_holder != 0:
        s.points[s.army_holder - 1] += r.army_points
    for p in range(r.seats):
        s.points[p] += expansion_points(s, p)


def derive(b: Board, r: Rules, s: State) -> None:
    """Computes every derived field anew."""
    derive_but_network(b, r, s)
    derive_network(b, r, s)
