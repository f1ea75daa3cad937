"""Where the hexes, nodes and edges of any map stand in a picture, and where its land meets the water.

A hex is 104 wide and 120 high, so that every corner has whole coordinates; y grows southwards.
"""

from __future__ import annotations

from math import hypot

from ostrov.engine.core.geometry import CORNERS, SIDES, Hex, geometry
from ostrov.game.board import Layout
from ostrov.game.names import places_of

HALF, QUARTER = 52, 30
Point = tuple[float, float]
Side = tuple[int, int]  # land hex, side of it that faces the water


def towards(a: Point, b: Point, share: float) -> Point:
    """The point at a share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def scatter(*numbers: int) -> float:
    """A number from -1 to 1 that looks random and is always the same for the same whole numbers."""
    h = 2166136261
    for n in numbers:
        h = ((h ^ (n & 0xFFFF)) * 16777619) & 0xFFFFFFFF
    h = ((h ^ (h >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    return ((h ^ (h >> 12)) & 0xFFFF) / 0x8000 - 1


def centre_of(place: Hex) -> Point:
    """The middle of a hex, whether it is on the map or not."""
    q, r = place
    return (2 * q + r) * HALF, 3 * r * QUARTER


def corners_of(place: Hex) -> list[Point]:
    """The six corners of a hex, clockwise from the north."""
    x, y = centre_of(place)
    return [(x + dx * HALF, y + dy * QUARTER) for dx, dy in CORNERS]


class Projection:
    """The points of one map. MapError when its hexes make none."""

    def __init__(self, layout: Layout) -> None:
        self.geometry = g = geometry([(t.q, t.r) for t in layout.tiles])
        self.places = places_of(g)
        self.land = {(t.q, t.r) for t in layout.tiles if t.terrain != "sea"}
        self.centres = [centre_of(place) for place in g.hexes]
        self.nodes: list[Point] = [(0, 0)] * g.node_count
        for place, row in zip(g.hexes, g.hex_nodes, strict=True):
            for v, point in zip(row, corners_of(place), strict=True):
                self.nodes[v] = point

    def ends(self, edge: int) -> tuple[Point, Point]:
        """Both ends of an edge, the western one first, or the northern one."""
        a, b = sorted(self.nodes[v] for v in self.geometry.edge_nodes[edge])
        return a, b

    def shore(self, edge: int) -> Side | None:
        """The land hex and its side that an edge of the coast is; None for any other edge."""
        found = [
            (h, i)
            for h, row in enumerate(self.geometry.hex_edges)
            for i, e in enumerate(row)
            if e == edge and self.geometry.hexes[h] in self.land
        ]
        return found[0] if len(found) == 1 else None

    def across(self, side: Side) -> Hex:
        """The place on the other side of a side, land or water."""
        q, r = self.geometry.hexes[side[0]]
        dq, dr = SIDES[side[1]]
        return q + dq, r + dr

    def out(self, side: Side, distance: float) -> Point:
        """The point at a distance from the middle of a side, straight out to the water."""
        here, there = self.centres[side[0]], centre_of(self.across(side))
        length = hypot(there[0] - here[0], there[1] - here[1])
        return towards(here, there, 0.5 + distance / length)

    def coasts(self) -> list[list[Side]]:
        """The lines where land meets water, each walked with the land on the right until it closes."""
        starts = {
            self.geometry.hex_nodes[h][i]: (h, i)
            for h, place in enumerate(self.geometry.hexes)
            if place in self.land
            for i in range(6)
            if self.across((h, i)) not in self.land
        }
        lines: list[list[Side]] = []
        while starts:
            line = [starts.pop(next(iter(starts)))]
            while (end := self.geometry.hex_nodes[line[-1][0]][(line[-1][1] + 1) % 6]) in starts:
                line.append(starts.pop(end))
            lines.append(line)
        return lines
