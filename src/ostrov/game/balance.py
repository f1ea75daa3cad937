"""How even a board is: what it gives to each seat, how it shares out the goods, what lies in clumps.

docs/maps.md explains the measure. Nothing of the rules depends on it.
"""

from __future__ import annotations

from typing import NamedTuple

from ostrov.engine.constants import RESOURCES
from ostrov.engine.core.geometry import Geometry, geometry
from ostrov.game.board import Layout
from ostrov.game.names import TERRAINS

SEATS_APART = 1
"""Pips by which the best and the worst seat of a balanced board differ, at most."""
GOODS_APART = 0.75
"""Pips by which the hexes of one good are better or worse than all hexes, on average, at most."""
RED_PIPS = 5


class Balance(NamedTuple):
    """The three parts of the measure; the less, the more even."""

    seats: int
    """Pips between the best and the worst seat when all found where most is to be had."""
    goods: float
    """Pips by which the good that is farthest from the average of all hexes is away from it."""
    clumps: int
    """Three hexes of one terrain around a node, and neighbours with the same number or both red."""

    @property
    def is_even(self) -> bool:
        """The board counts as balanced."""
        return self.excess == 0

    @property
    def excess(self) -> float:
        """How far it is from being balanced."""
        return max(0, self.seats - SEATS_APART) + max(0.0, 4 * (self.goods - GOODS_APART)) + 2 * self.clumps


def pips(token: int | None) -> int:
    """In how many of 36 rolls a number falls."""
    return 6 - abs(7 - token) if token else 0


def balance_of(layout: Layout, players: int) -> Balance:
    """The measure of a board for so many players."""
    g = geometry([(t.q, t.r) for t in layout.tiles])
    return Balance(_seats(layout, g, players), _goods(layout), _clumps(layout, g))


def _seats(layout: Layout, g: Geometry, players: int) -> int:
    """All seats found in turn, then in reverse (B-FOUND-1), each where most pips are, two edges apart."""
    worth = [0] * g.node_count
    for tile, nodes in zip(layout.tiles, g.hex_nodes, strict=True):
        for v in nodes:
            worth[v] += pips(tile.token)
    near: list[set[int]] = [{v} for v in range(g.node_count)]
    for a, b in g.edge_nodes:
        near[a].add(b)
        near[b].add(a)
    free = set(range(g.node_count))
    has = [0] * players
    for seat in (*range(players), *reversed(range(players))):
        best = max(free, key=lambda v: (worth[v], -v), default=None)
        if best is not None:
            has[seat] += worth[best]
            free -= near[best]
    return max(has) - min(has)


def _goods(layout: Layout) -> float:
    """The good whose hexes are farthest from the average."""
    by_terrain = {
        terrain: [pips(t.token) for t in layout.tiles if t.terrain == terrain]
        for terrain in TERRAINS[:RESOURCES]
    }
    shares = [numbers for numbers in by_terrain.values() if numbers]
    everything = [n for numbers in shares for n in numbers]
    if not everything:
        return 0.0
    mean = sum(everything) / len(everything)
    return max(abs(sum(numbers) / len(numbers) - mean) for numbers in shares)


def _clumps(layout: Layout, g: Geometry) -> int:
    """Terrain in threes, and numbers that lie beside their like."""
    around: list[list[int]] = [[] for _ in range(g.node_count)]
    for h, nodes in enumerate(g.hex_nodes):
        for v in nodes:
            around[v].append(h)
    tiles = layout.tiles
    threes = sum(len(hexes) == 3 and len({tiles[h].terrain for h in hexes}) == 1 for hexes in around)
    pairs = {(a, b) for hexes in around for a in hexes for b in hexes if a < b}
    alike = sum(
        tiles[a].token is not None
        and (tiles[a].token == tiles[b].token or pips(tiles[a].token) == pips(tiles[b].token) == RED_PIPS)
        for a, b in pairs
    )
    return threes + alike
