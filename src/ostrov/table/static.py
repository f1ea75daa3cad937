"""What never changes in a game: the map, the costs, the goal."""

from __future__ import annotations

from math import sqrt
from typing import cast

from ostrov.engine import constants as c
from ostrov.engine.core.geometry import CORNERS, Geometry
from ostrov.game.game import Game
from ostrov.game.names import pack_dict
from ostrov.protocol.base import Edge, Harbour, Hex, Node
from ostrov.protocol.static import Static
from ostrov.protocol.words import GameName, HarbourGood, Terrain
from ostrov.table.expansions import additions, expansions_of

Point = tuple[float, float]

ITEMS = {
    "road": c.ROAD_ITEM,
    "settlement": c.SETTLEMENT_ITEM,
    "city": c.CITY_ITEM,
    "card": c.CARD_ITEM,
}
"""What can be bought, by the names of the protocol."""


def static(game: Game) -> Static:
    """The map with coordinates in units of a hex's side, y downwards; costs, goal, limits."""
    places, g = game.places, game.geometry
    points = node_points(g)
    hexes_of: list[list[str]] = [[] for _ in points]
    for name, row in zip(places.hexes, g.hex_nodes, strict=True):
        for v in row:
            hexes_of[v].append(name)
    found = Static(
        game=cast("GameName", game.options["game"]),
        expansions=expansions_of(game.rules),
        hexes=[
            Hex(name, t.q, t.r, cast("Terrain", t.terrain))
            for name, t in zip(places.hexes, game.layout.tiles, strict=True)
        ],
        nodes=[
            Node(name, hexes, x, y)
            for name, hexes, (x, y) in zip(places.nodes, hexes_of, points, strict=True)
        ],
        edges=[
            Edge(name, (places.nodes[a], places.nodes[b]), *points[a], *points[b])
            for name, (a, b) in zip(places.edges, g.edge_nodes, strict=True)
        ],
        harbours=[
            Harbour(places.edges[places.edge(edge)], cast("HarbourGood", kind))
            for edge, kind in game.layout.harbours.items()
        ],
        costs={name: pack_dict(game.rules.cost[item]) for name, item in ITEMS.items()},
        goal=game.rules.goal,
    )
    for expansion in additions(game.rules):
        expansion.add_to_static(found, game)
    return found


def node_points(g: Geometry) -> list[Point]:
    """Where the nodes are."""
    points: list[Point] = [(0.0, 0.0)] * g.node_count
    for (q, r), row in zip(g.hexes, g.hex_nodes, strict=True):
        for v, (dx, dy) in zip(row, CORNERS, strict=True):
            points[v] = round((2 * q + r + dx) * sqrt(3) / 2, 4), (3 * r + dy) / 2
    return points
