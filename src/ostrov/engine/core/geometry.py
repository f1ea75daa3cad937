"""Tables of any hex map from its axial coordinates, computed once a map. B-GEO-1 to -5.

Corners and sides of a hex are numbered clockwise from the north and from the north-east:
corners N NE SE S SW NW, sides NE E SE SW W NW; side i joins corners i and i + 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import (
    EDGES,
    FOG,
    FOUND_SITE,
    FRAME,
    HEXES,
    LAND_SIDE,
    NODES,
    SEA,
    SEA_SIDE,
    SETTLE_SITE,
    WORD,
)

Hex = tuple[int, int]  # axial q, r
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # in half widths and quarter heights
SIDES: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # neighbour across a side


class MapError(ValueError):
    """The coordinates make no playable map."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """A map: its hexes in order, the nodes and edges around them, and which edges are coast."""

    hexes: tuple[Hex, ...]
    hex_nodes: tuple[tuple[int, ...], ...]
    hex_edges: tuple[tuple[int, ...], ...]
    edge_nodes: tuple[tuple[int, int], ...]
    coast: tuple[int, ...]
    """Edges of the map's rim, line by line: clockwise around the island when there is one line."""

    @property
    def node_count(self) -> int:
        """How many nodes there are."""
        return 1 + max(n for row in self.hex_nodes for n in row)


def geometry(hexes: Sequence[Hex]) -> Geometry:
    """Numbers nodes and edges in the order in which the hexes meet them; MapError when there are too many."""
    return _geometry(tuple(hexes))


@lru_cache(maxsize=64)
def _geometry(hexes: tuple[Hex, ...]) -> Geometry:
    if len(set(hexes)) != len(hexes):
        twice = next(h for h in hexes if hexes.count(h) > 1)
        raise MapError(f"hex ({twice[0]},{twice[1]}) is listed twice")
    if not hexes:
        raise MapError("a map needs at least one hex")
    node_ids: dict[tuple[int, int], int] = {}
    edge_ids: dict[tuple[int, int], int] = {}
    hex_nodes, hex_edges = [], []
    for q, r in hexes:
        x, y = 2 * q + r, 3 * r
        nodes = [node_ids.setdefault((x + dx, y + dy), len(node_ids)) for dx, dy in CORNERS]
        pairs = [(nodes[i], nodes[(i + 1) % 6]) for i in range(6)]
        hex_nodes.append(tuple(nodes))
        hex_edges.append(tuple(edge_ids.setdefault((min(p), max(p)), len(edge_ids)) for p in pairs))
    if len(hexes) > HEXES or len(node_ids) > NODES or len(edge_ids) > EDGES:
        raise MapError(f"a map has at most {HEXES} hexes, {NODES} nodes and {EDGES} edges")
    return Geometry(
        hexes,
        tuple(hex_nodes),
        tuple(hex_edges),
        tuple(edge_ids),
        tuple(e for line in _lines(hex_nodes, hex_edges) for e in line),
    )


def coast_lines(g: Geometry, terrain: Sequence[int] = ()) -> tuple[tuple[int, ...], ...]:
    """The coasts of a map: each a closed line of edges, clockwise around an island, against it round a lake.

    A coast has land on one side, and sea or nothing on the other; without terrains all hexes are land.
    """
    land = [h for h in range(len(g.hexes)) if not terrain or terrain[h] != SEA]
    return _lines([g.hex_nodes[h] for h in land], [g.hex_edges[h] for h in land])


def _lines(
    hex_nodes: Sequence[tuple[int, ...]], hex_edges: Sequence[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """Edges of one of these hexes only, each followed by the one that starts where it ends."""
    sides = [
        (e, nodes[i], nodes[(i + 1) % 6])
        for nodes, edges in zip(hex_nodes, hex_edges, strict=True)
        for i, e in enumerate(edges)
    ]
    often = Counter(e for e, _, _ in sides)
    left = [side for side in sides if often[side[0]] == 1]
    lines: list[tuple[int, ...]] = []
    while left:
        first = left[0] if lines else min(left, key=lambda side: (side[0] != hex_edges[0][5], side[0]))
        line = [first]
        left.remove(first)
        while follow := next((side for side in left if side[1] == line[-1][2]), None):
            line.append(follow)
            left.remove(follow)
        lines.append(tuple(e for e, _, _ in line))
    return tuple(lines)


def fill(board: Board, g: Geometry) -> None:
    """Writes the geometry into a board's tables, padded with the sentinels."""
    nodes = g.node_count
    board.hexes, board.nodes, board.edges = len(g.hexes), nodes, len(g.edge_nodes)
    board.node_words = -(-nodes // WORD)
    board.edge_words = -(-len(g.edge_nodes) // WORD)
    board.hex_node = _rows(board.hex_node, 6, g.hex_nodes, NODES)
    board.hex_edge = _rows(board.hex_edge, 6, g.hex_edges, EDGES)
    board.edge_node = _rows(board.edge_node, 2, g.edge_nodes, NODES)
    around: list[list[list[int]]] = [[[], [], []] for _ in range(nodes)]
    for h, row in enumerate(g.hex_nodes):
        for v in row:
            around[v][0].append(h)
    for e, (a, b) in enumerate(g.edge_nodes):
        for v, w in ((a, b), (b, a)):
            around[v][1].append(e)
            around[v][2].append(w)
    board.node_hex = _rows(board.node_hex, 3, [n[0] for n in around], HEXES)
    board.node_edge = _rows(board.node_edge, 3, [sorted(n[1]) for n in around], EDGES)
    board.node_node = _rows(board.node_node, 3, [n[2] for n in around], NODES)
    beside: list[list[int]] = [[] for _ in g.edge_nodes]
    for h, row in enumerate(g.hex_edges):
        for e in row:
            beside[e].append(h)
    board.edge_hex = _rows(board.edge_hex, 2, beside, HEXES)
    survey(board)


def survey(board: Board) -> None:
    """Tells land from sea by the terrains: the sides of edges, islands by their lowest hexes, sites.

    Fog counts as neither; a map that says more about zones, sites and the pirate writes it afterwards.
    """
    terrain, beside = board.terrain, board.edge_hex
    land = [h < board.hexes and terrain[h] not in (SEA, FOG) for h in range(len(terrain))]
    dim = [h < board.hexes and terrain[h] == FOG for h in range(len(terrain))]
    sides = [0] * len(board.edge_side)
    joined: list[list[int]] = [[] for _ in land]
    for e in range(board.edges):
        one, other = beside[2 * e : 2 * e + 2]
        sides[e] = sum({LAND_SIDE if land[h] else SEA_SIDE for h in (one, other) if not dim[h]})
        if land[one] and land[other]:
            joined[one].append(other)
            joined[other].append(one)
    island, number = [0] * len(land), 0
    for h in range(board.hexes):
        if land[h] and not island[h]:
            number += 1
            found = [h]
            while found:
                here = found.pop()
                if not island[here]:
                    island[here] = number
                    found += joined[here]
    board.edge_side, board.island, board.islands = sides, island, number
    ashore = [any(land[h] for h in board.node_hex[3 * v : 3 * v + 3]) for v in range(len(board.site))]
    board.site = [(SETTLE_SITE | FOUND_SITE) if there else 0 for there in ashore]
    board.node_zones = [int(there) for there in ashore]
    board.chip_zones, board.foggy, board.pirate = 0, int(any(dim)), FRAME


def _rows(table: list[int], width: int, rows: Sequence[Sequence[int]], sentinel: int) -> list[int]:
    """A flat table of the given length whose missing places hold the sentinel."""
    flat = [sentinel] * len(table)
    for i, row in enumerate(rows):
        flat[width * i : width * i + len(row)] = row
    return flat
