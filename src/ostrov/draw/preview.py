"""A board as a picture that messengers show beside a link: 1200 × 630 dots, PNG, no words in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ostrov.draw import palette, preview_art
from ostrov.draw.digits import figure_lines
from ostrov.draw.projection import Point, Projection, corners_of, towards
from ostrov.draw.raster import Raster
from ostrov.draw.scene import Scene, read
from ostrov.game.board import Layout

WIDTH, HEIGHT = 1200, 630
MARGIN = 18
AROUND = 50
"""Room around the land for harbours, in units of the plan."""
COAST = ((1.34, palette.SHALLOWS), (1.24, palette.FOAM), (1.18, palette.SAND))
"""How far shallows, foam and beach reach, in sizes of a hex."""


@dataclass(frozen=True, slots=True)
class Score:
    """A player's colour and points; `won` for a crown."""

    colour: str
    points: int
    won: bool = False


def preview(layout: Layout, position: Mapping[str, Any] | None = None, scores: Sequence[Score] = ()) -> bytes:
    """A PNG file of a board with what stands on it, and of points beside it.

    `position` has the form of `Game.describe()`; hidden cards are never looked at. Raises what `read` does.
    """
    scene = read(layout, position)
    page = _Page(Raster(WIDTH, HEIGHT, palette.SEA, palette.SEA_EDGE), scene.plan, bool(scores))
    _land(page, scene)
    _harbours(page, scene)
    _pieces(page, scene)
    for i, score in enumerate(scores):
        _score(page.raster, score, HEIGHT / 2 + 120 * (i - (len(scores) - 1) / 2))
    return page.raster.png()


class _Page:
    """A raster on which a plan lies: the board in the middle, or further right for points beside it."""

    def __init__(self, raster: Raster, plan: Projection, beside: bool) -> None:
        xs, ys = [x for x, _ in plan.nodes], [y for _, y in plan.nodes]
        wide, high = max(xs) - min(xs) + 2 * AROUND, max(ys) - min(ys) + 2 * AROUND
        self.raster = raster
        self.scale = min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high)
        centre = WIDTH / 2 + (140 if beside else 0)
        self._x = centre - self.scale * (max(xs) + min(xs)) / 2
        self._y = HEIGHT / 2 - self.scale * (max(ys) + min(ys)) / 2

    def at(self, point: Point) -> Point:
        """A point of the plan."""
        return self._x + self.scale * point[0], self._y + self.scale * point[1]

    def shape(self, points: Sequence[Point], paint: str) -> None:
        """A convex shape of the plan."""
        self.raster.fill([self.at(point) for point in points], paint)

    def disc(self, centre: Point, radius: float, paint: str) -> None:
        """A circle."""
        self.raster.disc(self.at(centre), self.scale * radius, paint)

    def line(self, points: Sequence[Point], width: float, paint: str) -> None:
        """A line."""
        self.raster.line([self.at(point) for point in points], self.scale * width, paint)


def _land(page: _Page, scene: Scene) -> None:
    """The coast, the hexes with what grows there, their numbers, the robber."""
    plan = scene.plan
    land = [h for h, tile in enumerate(scene.tiles) if tile.terrain != "sea"]
    rings = {h: corners_of(plan.geometry.hexes[h]) for h in land}
    for reach, paint in COAST:
        for h in land:
            page.shape([towards(plan.centres[h], corner, reach) for corner in rings[h]], paint)
    for h in land:
        tile, middle = scene.tiles[h], plan.centres[h]
        ground, rim = palette.TERRAIN.get(tile.terrain, palette.OTHER_TERRAIN)
        page.shape(rings[h], rim)
        page.shape([towards(middle, corner, 0.94) for corner in rings[h]], ground)
        for points, paint in preview_art.growth(tile.terrain):
            page.shape([(middle[0] + x, middle[1] + y) for x, y in points], paint)
        if tile.token:
            _token(page, (middle[0], middle[1] + 14), tile.token)
    if scene.robber is not None:
        x, y = plan.centres[scene.robber]
        for points, paint in preview_art.ROBBER:
            page.shape([(x + px, y + py - 6) for px, py in points], paint)
        page.disc((x, y - 28), 8, preview_art.CLOAK)


def _token(page: _Page, middle: Point, token: int) -> None:
    """A number with its odds."""
    odds = 6 - abs(7 - token)
    paint = palette.RED_NUMBER if odds == 5 else palette.INK
    page.disc(middle, 22, palette.WET_SAND)
    page.disc(middle, 20.5, palette.PAPER)
    for line in figure_lines(token, (middle[0], middle[1] - 4), 12 + 1.6 * odds):
        page.line(line, 2.6 if odds < 5 else 3.2, paint)
    for i in range(odds):
        page.disc((middle[0] + 5.4 * (i - (odds - 1) / 2), middle[1] + 12.5), 2, paint)


def _harbours(page: _Page, scene: Scene) -> None:
    """Piers and a round sail in the colour of what the harbour trades."""
    for harbour in scene.harbours:
        place = scene.plan.out(harbour.side, 30)
        for end in scene.plan.ends(harbour.edge):
            page.line([towards(end, place, 0.1), towards(end, place, 0.7)], 6, palette.WOOD)
        page.disc(place, 16, palette.DARK_WOOD)
        page.disc(place, 13.5, preview_art.CLOTH.get(harbour.kind, palette.PAPER))
        for line in figure_lines(2 if harbour.kind in preview_art.CLOTH else 3, place, 13):
            page.line(line, 2.4, palette.INK)


def _pieces(page: _Page, scene: Scene) -> None:
    """Roads, then buildings from north to south, then what expansions add."""
    plan = scene.plan
    for piece in (piece for piece in scene.pieces if piece.kind == "road"):
        a, b = plan.ends(piece.at)
        bar = [towards(a, b, 0.2), towards(a, b, 0.8)]
        page.line(bar, 15, palette.INK)
        page.line(bar, 10, palette.PIECE[piece.colour][0])
    buildings = [piece for piece in scene.pieces if piece.kind != "road"]
    for piece in sorted(buildings, key=lambda one: plan.nodes[one.at][1]):
        x, y = plan.nodes[piece.at]
        walls, roof, _ = palette.PIECE[piece.colour]
        shapes = preview_art.HOUSE if piece.kind == "settlement" else preview_art.TOWN
        for points, part in shapes:
            paint = {"line": palette.INK, "walls": walls, "roof": roof}[part]
            page.shape([(x + px, y + py) for px, py in points], paint)
    for disc in (disc for additions in scene.more for disc in additions.discs()):
        page.disc(plan.nodes[disc.at], disc.radius, disc.paint)


def _score(raster: Raster, score: Score, y: float) -> None:
    """A shield with points, crowned for the winner."""
    walls, _, ink = palette.PIECE[score.colour]
    for half, paint in ((50, palette.INK), (46, walls)):
        raster.line([(110, y), (190, y)], 2 * half, paint)
    for line in figure_lines(score.points, (150, y), 50):
        raster.line(line, 9, ink)
    if score.won:
        for points, paint in preview_art.CROWN:
            raster.fill([(285 + 1.5 * px, y + 1.5 * py) for px, py in points], paint)
