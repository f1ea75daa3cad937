"""What never changes in a game: the map, the costs, the goal."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.core.geometry import CORNERS, Geometry
from ostrov.game.cities_knights.names import TRACKS
from ostrov.game.game import Game
from ostrov.game.names import GOODS, pack_dict

Json = dict[str, Any]
Point = tuple[float, float]

ITEMS = {
    "road": c.ROAD_ITEM,
    "settlement": c.SETTLEMENT_ITEM,
    "city": c.CITY_ITEM,
    "card": c.CARD_ITEM,
    "knight": c.KNIGHT_ITEM,
    "activate": c.ACTIVATE_ITEM,
    "promote": c.KNIGHT_ITEM,
    "wall": c.WALL_ITEM,
    "medicine": c.MEDICINE_ITEM,
}
BASE_ITEMS = ("road", "settlement", "city", "card")


def static(game: Game) -> Json:
    """The map with coordinates in units of a hex's side, y downwards; costs, goal, limits."""
    places, g = game.places, game.geometry
    points = node_points(g)
    hexes_of: list[list[str]] = [[] for _ in points]
    for name, row in zip(places.hexes, g.hex_nodes, strict=True):
        for v in row:
            hexes_of[v].append(name)
    found: Json = {
        "game": game.options["game"],
        "hexes": [
            {"name": name, "q": t.q, "r": t.r, "terrain": t.terrain}
            for name, t in zip(places.hexes, game.layout.tiles, strict=True)
        ],
        "nodes": [
            {"name": name, "hexes": hexes, "x": x, "y": y}
            for name, hexes, (x, y) in zip(places.nodes, hexes_of, points, strict=True)
        ],
        "edges": [
            {"name": name, "nodes": [places.nodes[a], places.nodes[b]]}
            | dict(zip(("x1", "y1", "x2", "y2"), (*points[a], *points[b]), strict=True))
            for name, (a, b) in zip(places.edges, g.edge_nodes, strict=True)
        ],
        "harbours": [
            {"edge": places.edges[places.edge(edge)], "good": kind}
            for edge, kind in game.layout.harbours.items()
        ],
        "costs": _costs(game),
        "goal": game.rules.goal,
    }
    if game.rules.cities_knights:
        found["commodities"] = {
            track: GOODS[good] for track, good in zip(TRACKS, game.rules.track_good, strict=True)
        }
        found["progress_limit"] = game.rules.progress_limit
    return found


def node_points(g: Geometry) -> list[Point]:
    """Where the nodes are."""
    points: list[Point] = [(0.0, 0.0)] * g.node_count
    for (q, r), row in zip(g.hexes, g.hex_nodes, strict=True):
        for v, (dx, dy) in zip(row, CORNERS, strict=True):
            points[v] = round((2 * q + r + dx) * sqrt(3) / 2, 4), (3 * r + dy) / 2
    return points


def _costs(game: Game) -> Json:
    """What can be bought; a level of an improvement costs as many commodities as its number."""
    bought = [item for item in ITEMS if item != "card"] if game.rules.cities_knights else BASE_ITEMS
    return {item: pack_dict(game.rules.cost[ITEMS[item]]) for item in bought}
