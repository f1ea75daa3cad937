"""Drawing a new world: land and sea, what follows from them, and harbours anywhere. S-NW-1 to -4, -7."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        BOARD_STREAM,
        EDGE_SLOTS,
        FOUND_SITE,
        HEX_SLOTS,
        HEXES,
        LAND_SIDE,
        NODE_SLOTS,
        SEA,
        SEA_SIDE,
        SETTLE_SITE,
    )
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.setup.constants import WORLD_ZONES
    from ostrov.engine.setup.sea_setup import SeaSetup, deal_harbours, deal_tiles, deal_tokens, place_robber


def survey_edges(b: Board) -> None:
    """What lies on the sides of every edge; beyond the map there is sea."""
    for e in range(b.edges):
        sides = 0
        for i in range(2 * e, 2 * e + 2):
            h = b.edge_hex[i]
            if h < b.hexes and b.terrain[h] != SEA:
                sides = sides | LAND_SIDE
            else:
                sides = sides | SEA_SIDE
        b.edge_side[e] = sides


def survey_islands(b: Board) -> None:
    """Numbers the land areas from 1 on by their lowest hexes."""
    stack: list[int] = [0] * HEX_SLOTS
    for h in range(b.hexes):
        b.island[h] = 0
    b.islands = 0
    for start in range(b.hexes):
        if b.terrain[start] == SEA or b.island[start] != 0:
            continue
        b.islands += 1
        b.island[start] = b.islands
        stack[0] = start
        n = 1
        while n > 0:
            n -= 1
            h = stack[n]
            for i in range(6 * h, 6 * h + 6):
                for j in range(2 * b.hex_edge[i], 2 * b.hex_edge[i] + 2):
                    other = b.edge_hex[j]
                    if other < b.hexes and b.terrain[other] != SEA and b.island[other] == 0:
                        b.island[other] = b.islands
                        stack[n] = other
                        n += 1


def survey_zones(b: Board) -> None:
    """Every land area is a zone, a home to those who found there, with chips for the others: S-NW-4."""
    for v in range(b.nodes):
        b.site[v] = 0
        b.node_zones[v] = 0
        for i in range(3 * v, 3 * v + 3):
            h = b.node_hex[i]
            if h < b.hexes and b.island[h] != 0:
                b.site[v] = SETTLE_SITE | FOUND_SITE
                b.node_zones[v] = b.node_zones[v] | 1 << (b.island[h] - 1)
    b.chip_zones = (1 << b.islands) - 1


def count_sites(b: Board) -> int:
    """Nodes where founding is allowed."""
    n = 0
    for v in range(b.nodes):
        if (b.site[v] & FOUND_SITE) != 0:
            n += 1
    return n


def all_reached(b: Board) -> bool:
    """Ships from the frame reach every land area: none lies in a lake of another."""
    met: list[int] = [0] * NODE_SLOTS
    stack: list[int] = [0] * NODE_SLOTS
    seen: list[int] = [0] * HEX_SLOTS
    n = 0
    for e in range(b.edges):
        if b.edge_hex[2 * e + 1] == HEXES and n == 0:
            stack[0] = b.edge_node[2 * e]
            met[stack[0]] = 1
            n = 1
    while n > 0:
        n -= 1
        v = stack[n]
        for i in range(3 * v, 3 * v + 3):
            seen[b.island[b.node_hex[i]]] = 1
            e = b.node_edge[i]
            w = b.node_node[i]
            if e < b.edges and (b.edge_side[e] & SEA_SIDE) != 0 and met[w] == 0:
                met[w] = 1
                stack[n] = w
                n += 1
    for area in range(1, b.islands + 1):
        if seen[area] == 0:
            return False
    return True


def is_refused(d: SeaSetup, b: Board) -> bool:
    """Land that nobody can play on: S-NW-7. Every founding takes at most four nodes from the others."""
    if b.islands > WORLD_ZONES or count_sites(b) <= 4 * (2 * d.seats - 1):
        return True
    return not all_reached(b)


def is_free_coast(b: Board, taken: Ints, e: int) -> bool:
    """Whether a harbour may lie there: on a coast, with a free edge to every other one (S-NW-3)."""
    if b.edge_side[e] != LAND_SIDE | SEA_SIDE:
        return False
    return taken[b.edge_node[2 * e]] == 0 and taken[b.edge_node[2 * e + 1]] == 0


def draw_spots(d: SeaSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """Coast edges for the harbours, one after another, each anywhere; -1 - k when there is no place left."""
    taken: list[int] = [0] * NODE_SLOTS
    free: list[int] = [0] * EDGE_SLOTS
    for i in range(d.spots):
        n = 0
        for e in range(b.edges):
            if is_free_coast(b, taken, e):
                free[n] = e
                n += 1
        if n == 0:
            return -1 - k
        e = free[below(draw(low, high, BOARD_STREAM, k), n)]
        k += 1
        d.spot[i] = e
        taken[b.edge_node[2 * e]] = 1
        taken[b.edge_node[2 * e + 1]] = 1
    return k


def draw_world(d: SeaSetup, b: Board, low: I64, high: I64) -> None:
    """Deals until a world can be played on: to the board, and its harbours' edges to the set-up."""
    k: I64 = 0
    going = True
    while going:
        k = deal_tiles(d, b, 0, low, high, k)
        survey_edges(b)
        survey_islands(b)
        survey_zones(b)
        if is_refused(d, b):
            continue
        k = deal_tokens(d, b, low, high, k)
        k = place_robber(d, b, low, high, k)
        k = draw_spots(d, b, low, high, k)
        if k < 0:
            k = -1 - k
        else:
            going = False
    deal_harbours(d, b, low, high, k)
