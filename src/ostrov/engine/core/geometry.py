"""Tables of any hex map from its axial coordinates, computed once a map. B-GEO-1 to -5.

Corners and sides of a hex are numbered clockwise from the north and from the north-east:
corners N NE SE S SW NW, sides NE E SE SW W NW; side i joins corners i and i + 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import EDGES, HEXES, NODES, WORD

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
    """Coastal edges, clockwise around the island when the coast is a single line."""

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
        _coast(hex_nodes, hex_edges),
    )


def _coast(hex_nodes: list[tuple[int, ...]], hex_edges: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Edges with one hex only, each followed by the one that starts where it ends."""
    sides = [
        (e, nodes[i], nodes[(i + 1) % 6])
        for nodes, edges in zip(hex_nodes, hex_edges, strict=True)
        for i, e in enumerate(edges)
    ]
    seen = [e for e, _, _ in sides]
    outer = [(e, a, b) for e, a, b in sides if seen.count(e) == 1]
    line = [min(outer, key=lambda side: (side[0] != hex_edges[0][5], side[0]))]
    left = [side for side in outer if side != line[0]]
    while left:
        follow = next((side for side in left if side[1] == line[-1][2]), left[0])
        line.append(follow)
        left.remove(follow)
    return tuple(e for e, _, _ in line)


def fill(board: Board, g: Geometry) -> None:
    """Writes the geometry into a board's tables, padded with the sentinels."""
    nodes = g.node_count
    board.hexes, board.nodes, board.edges = len(g.hexes), nodes, len(g.edge_nodes)
    board.node_words = -(-nodes // WORD)
    board.edge_words = -(-len(g.edge_nodes) // WORD)
    board.hex_node = _rows(board.hex_node, 6, g.hex_nodes, NODES)
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


def _rows(table: list[int], width: int, rows: Sequence[Sequence[int]], sentinel: int) -> list[int]:
    """A flat table of the given length whose missing places hold the sentinel."""
    flat = [sentinel] * len(table)
    for i, row in enumerate(rows):
        flat[width * i : width * i + len(row)] = row
    return flat
