"""Where a seat may grow: the best nodes to settle within two roads, and what they would bring."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.network import has_road_at
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        EDGE_WORDS,
        GENERAL_HARBOUR,
        NO_RESOURCE,
        NODE_WORDS,
        RESOURCES,
        WORD,
    )
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import free_for_building, harbour_at, terrain_at
    from ostrov.players.constants import HOMES, SPOTS
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.greedy.evaluate import ODDS


def node_flow(b: Board, r: Rules, s: State, v: int) -> float:
    """Cards that a settlement on node v would bring a roll."""
    n = 0
    for i in range(3 * v, 3 * v + 3):
        h = b.node_hex[i]
        if r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
            n += ODDS[s.token[h]]
    return n / 36.0


def add_yield(b: Board, r: Rules, s: State, v: int, level: int, old: int, f: Forecast) -> None:
    """The seat in work gets the income of a building at node v that grows from one level to another."""
    for i in range(3 * v, 3 * v + 3):
        h = b.node_hex[i]
        if s.token[h] != 0 and r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
            more: I64 = r.pays[4 * terrain_at(b, s, h) + level]
            less: I64 = r.pays[4 * terrain_at(b, s, h) + old]
            for g in range(r.goods):
                x = ODDS[s.token[h]] * (count(more, g) - count(less, g)) / 36.0
                f.income[g] += x
                f.flow += x


def spot_value(b: Board, r: Rules, s: State, q: int, v: int, f: Forecast) -> float:
    """What node v would bring, by the prices of the seat in work; a spot in dispute counts less."""
    value = 0.0
    for i in range(3 * v, 3 * v + 3):
        h = b.node_hex[i]
        if r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
            value += ODDS[s.token[h]] * f.price[r.produces[terrain_at(b, s, h)]]
    harbour = harbour_at(b, s, v)
    if harbour == GENERAL_HARBOUR:
        value += 1.5 * f.flow
    elif harbour != 0:
        value += 8.0 * f.income[harbour - 1]
    for k in range(r.seats):
        if k != q and has_road_at(s, k, v):
            return value * f.rivalled
    return value


def add_spot(b: Board, r: Rules, s: State, q: int, v: int, roads: int, f: Forecast) -> None:
    """Keeps node v among the best ones, best first."""
    value = spot_value(b, r, s, q, v, f)
    if roads == 1:
        value *= f.one_road
    elif roads == 2:
        value *= f.two_roads
    at = f.spots
    for i in range(f.spots):
        if f.spot[i] == v:
            if f.spot_value[i] >= value:
                return
            at = i
    if at == SPOTS:
        at = SPOTS - 1
        if f.spot_value[at] >= value:
            return
    elif at == f.spots:
        f.spots += 1
    while at > 0 and f.spot_value[at - 1] < value:
        f.spot[at] = f.spot[at - 1]
        f.spot_roads[at] = f.spot_roads[at - 1]
        f.spot_value[at] = f.spot_value[at - 1]
        at -= 1
    f.spot[at] = v
    f.spot_roads[at] = roads
    f.spot_value[at] = value


def is_open(s: State, v: int) -> bool:
    """Node v may be settled (B-SETT-1, -3)."""
    return s.open_nodes[word_of(v)] & bit_of(v) != 0 and free_for_building(s, v)


def note_spots(b: Board, r: Rules, s: State, q: int, f: Forecast) -> None:
    """The best nodes to settle, at most two roads away (B-SETT-1 to -3)."""
    f.spots = 0
    for g in range(RESOURCES):
        f.price[g] = 1.0 + 0.25 / (f.income[g] + 0.1)
    left: I64 = 0
    for k in range(b.node_words):
        left = s.open_nodes[k] & s.road_nodes[NODE_WORDS * q + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if free_for_building(s, v):
                add_spot(b, r, s, q, v, 0, f)
    for k in range(b.edge_words):
        left = s.road_sites[EDGE_WORDS * q + k]
        while left != 0:
            e = WORD * k + ctz(left)
            left = left & (left - 1)
            for i in range(2 * e, 2 * e + 2):
                v = b.edge_node[i]
                if s.owner[v] != 0 or has_road_at(s, q, v):
                    continue
                if is_open(s, v):
                    add_spot(b, r, s, q, v, 1, f)
                for j in range(3 * v, 3 * v + 3):
                    w = b.node_node[j]
                    if w < b.nodes and s.road[b.node_edge[j]] == 0 and is_open(s, w):
                        if not has_road_at(s, q, w):
                            add_spot(b, r, s, q, w, 2, f)


def note_homes(b: Board, r: Rules, s: State, q: int, f: Forecast) -> None:
    """Settlements that may become cities."""
    f.homes = 0
    for k in range(b.node_words):
        left: I64 = s.upgradable[NODE_WORDS * q + k]
        while left != 0 and f.homes < HOMES:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            f.home[f.homes] = v
            f.home_flow[f.homes] = node_flow(b, r, s, v)
            f.homes += 1


def best_home(f: Forecast) -> int:
    """The place in the list of the settlement that yields most; there is one."""
    best = 0
    for i in range(1, f.homes):
        if f.home_flow[i] > f.home_flow[best]:
            best = i
    return best


def close_spots(b: Board, f: Forecast) -> int:
    """The first spot is settled: it and its neighbours leave the list (B-SETT-3); returns its node."""
    v = f.spot[0]
    n = 0
    for i in range(1, f.spots):
        w = f.spot[i]
        if w != b.node_node[3 * v] and w != b.node_node[3 * v + 1] and w != b.node_node[3 * v + 2]:
            f.spot[n] = w
            f.spot_roads[n] = f.spot_roads[i]
            f.spot_value[n] = f.spot_value[i]
            n += 1
    f.spots = n
    return v
