"""The board as an array of colours: flat shapes, no fonts; a number has as many dots as odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.draw import palette
from ostrov.draw.additions import Piece
from ostrov.draw.projection import Point, Projection, towards
from ostrov.draw.scene import Scene, read
from ostrov.game.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

SCALE = 0.5
MARGIN = 30.0


class Canvas:
    """An image that convex shapes are filled into; coordinates are those of a plan."""

    def __init__(self, points: list[Point]) -> None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self.left, self.top = min(xs) - MARGIN, min(ys) - MARGIN
        width = int((max(xs) + MARGIN - self.left) * SCALE)
        height = int((max(ys) + MARGIN - self.top) * SCALE)
        self.image: NDArray[np.uint8] = np.empty((height, width, 3), np.uint8)
        self.image[:] = colour(palette.SEA)

    def polygon(self, points: list[Point], paint: str) -> None:
        """Fills a convex shape whose corners go clockwise on the screen."""
        corners = [self._on_screen(point) for point in points]
        part, x, y = self._around([x for x, _ in corners], [y for _, y in corners])
        inside = np.ones(part.shape[:2], np.bool_)
        for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
            inside &= (bx - ax) * (y - ay) >= (by - ay) * (x - ax)
        part[inside] = colour(paint)

    def disc(self, centre: Point, radius: float, paint: str) -> None:
        """Fills a circle."""
        (cx, cy), reach = self._on_screen(centre), radius * SCALE
        part, x, y = self._around([cx - reach, cx + reach], [cy - reach, cy + reach])
        part[(x - cx) ** 2 + (y - cy) ** 2 <= reach**2] = colour(paint)

    def _on_screen(self, point: Point) -> Point:
        return (point[0] - self.left) * SCALE, (point[1] - self.top) * SCALE

    def _around(self, xs: list[float], ys: list[float]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The part of the image that a shape lies in, and the middles of its columns and rows."""
        height, width = self.image.shape[:2]
        left, right = max(0, int(min(xs))), min(width, int(max(xs)) + 1)
        top, bottom = max(0, int(min(ys))), min(height, int(max(ys)) + 1)
        columns, rows = np.arange(left, right) + 0.5, (np.arange(top, bottom) + 0.5)[:, None]
        return self.image[top:bottom, left:right], columns, rows

    def line(self, a: Point, b: Point, width: float, paint: str) -> None:
        """Fills a bar from point to point."""
        length = max(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5, 1e-9)
        nx, ny = -(b[1] - a[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
        self.polygon(
            [(a[0] - nx, a[1] - ny), (b[0] - nx, b[1] - ny), (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)],
            paint,
        )

    def square(self, centre: Point, half: float, paint: str) -> None:
        """Fills a square."""
        (x, y), h = centre, half
        self.polygon([(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)], paint)


def colour(text: str) -> tuple[int, int, int]:
    """The parts of `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def image(game: Game) -> NDArray[np.uint8]:
    """The position of a game, height by width by three."""
    scene = read(game.layout, game.describe())
    canvas = Canvas(scene.plan.nodes)
    _land(canvas, scene)
    for piece in scene.pieces:
        _piece(canvas, scene.plan, piece)
    for disc in (disc for additions in scene.more for disc in additions.discs()):
        canvas.disc(scene.plan.nodes[disc.at], disc.radius, disc.paint)
    return canvas.image


def _land(canvas: Canvas, scene: Scene) -> None:
    """Hexes with their odds, the robber, harbours."""
    for h, tile in enumerate(scene.tiles):
        middle = scene.plan.centres[h]
        corners = [scene.plan.nodes[v] for v in scene.plan.geometry.hex_nodes[h]]
        ground, rim = palette.TERRAIN.get(tile.terrain, palette.OTHER_TERRAIN)
        canvas.polygon(corners, rim)
        canvas.polygon([towards(middle, corner, 0.94) for corner in corners], ground)
        if tile.token:
            odds = 6 - abs(7 - tile.token)
            paint = palette.RED_NUMBER if odds == 5 else palette.INK
            canvas.disc(middle, 20, palette.PAPER)
            for i in range(odds):
                canvas.disc((middle[0] + 7 * (i - (odds - 1) / 2), middle[1]), 3, paint)
        if h == scene.robber:
            canvas.disc((middle[0], middle[1] - 26), 11, palette.INK)
    for harbour in scene.harbours:
        for end in scene.plan.ends(harbour.edge):
            canvas.line(end, scene.plan.out(harbour.side, 22), 5, palette.WOOD)
        ground = palette.TERRAIN[TERRAIN_OF[harbour.kind]][0] if harbour.kind != "3:1" else palette.PAPER
        canvas.disc(scene.plan.out(harbour.side, 22), 11, ground)


TERRAIN_OF = {
    "lumber": "forest",
    "brick": "hills",
    "wool": "pasture",
    "grain": "fields",
    "ore": "mountains",
}


def _piece(canvas: Canvas, plan: Projection, piece: Piece) -> None:
    """A road, a settlement, a city."""
    paint = palette.PIECE[piece.colour][0]
    if piece.kind == "road":
        a, b = plan.ends(piece.at)
        canvas.line(towards(a, b, 0.2), towards(a, b, 0.8), 12, palette.INK)
        canvas.line(towards(a, b, 0.22), towards(a, b, 0.78), 8, paint)
        return
    half = 9 if piece.kind == "settlement" else 14
    canvas.square(plan.nodes[piece.at], half + 2, palette.INK)
    canvas.square(plan.nodes[piece.at], half, paint)
    if piece.kind != "settlement":
        canvas.square(plan.nodes[piece.at], 5, palette.PAPER if piece.kind == "city" else palette.INK)
