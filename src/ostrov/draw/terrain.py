"""The land: a tile for each hex with the picture of its terrain. The middle is left to the number token."""

from __future__ import annotations

from ostrov.draw.markup import PREFIX, number, path, plain, polygon, put, symbol, tag, use
from ostrov.draw.palette import INK, OTHER_TERRAIN, TERRAIN
from ostrov.draw.projection import Point, Projection, centre_of, corners_of, scatter, towards
from ostrov.engine.core.geometry import Hex
from ostrov.game.board import Tile

INSET = 0.055
"""The share of a tile that the paths between the tiles take."""

Planting = tuple[tuple[str, float, float, float], ...]  # symbol, x, y, scale; from back to front

PLANTED: dict[str, Planting] = {
    "forest": (
        ("tree", 0, -23, 0.95), ("tree", -21, -17, 0.9), ("tree", 21, -17, 0.9),
        ("tree", -36, -5, 0.95), ("tree", -11, -10, 1.05), ("tree", 13, -9, 1.1), ("tree", 37, -4, 0.95),
        ("tree", -35, 28, 0.8), ("tree", 35, 29, 0.85), ("tree", -12, 48, 0.52), ("tree", 11, 49, 0.55),
    ),
    "hills": (
        ("bricks", 2, -12, 1), ("brick", -35, 24, 0.85), ("brick", 36, 16, 0.85), ("brick", 8, 45, 0.75),
    ),
    "pasture": (
        ("tuft", -3, -38, 0.9), ("tuft", 34, -21, 1), ("tuft", -40, -8, 1),
        ("sheep", 11, -25, 0.85), ("sheep", -18, -12, -1.1), ("tuft", 20, -10, 1.1),
        ("tuft", 38, 6, 1), ("tuft", -33, 12, 1.1), ("tuft", -38, 32, 0.9),
        ("sheep", 34, 31, 0.65), ("tuft", -11, 45, 0.9), ("tuft", 8, 49, 0.9),
    ),
    "fields": (
        ("ear", -9, -20, 0.85), ("ear", 9, -20, 0.85), ("ear", -26, -12, 0.9), ("ear", 26, -12, 0.9),
        ("ear", 0, -9, 1), ("ear", -16, -6, 1), ("ear", 16, -6, 1),
        ("ear", -37, 0, 0.95), ("ear", 37, 0, 0.95), ("ear", -31, 26, 0.85), ("ear", 31, 26, 0.85),
    ),
    "mountains": (
        ("peak", 2, -15, 0.95), ("peak", -25, -7, 0.85), ("peak", 27, -6, 0.9),
        ("peak", -35, 28, 0.5), ("peak", 35, 29, 0.45),
    ),
    "desert": (("cactus", 27, -2, 1.15), ("cactus", -31, 34, 0.8)),
    "gold": (
        ("nugget", -18, -16, 1.2), ("nugget", 10, -26, 1), ("nugget", 25, -10, 1.2), ("nugget", 0, -8, 0.9),
        ("nugget", -36, 20, 0.9), ("nugget", 36, 22, 0.8), ("nugget", -12, 48, 0.8),
    ),
}  # fmt: skip

GROUND: dict[str, list[str]] = {
    "forest": [path("M-46 2Q0-40 46 2Z", "#4b8a4b")],
    "hills": [
        path("M-50-4Q-34-42-8-12Q-2-4 0 4Q-26-4-50-4Z", "#c3704a"),
        path("M-6-2Q16-46 42-18Q48-10 50 2Q24-6-6-2Z", "#cd7b50"),
        path("M-48 32Q-30 14-16 34M20 34Q34 22 48 32", stroke="#b5633a", stroke_width=2.5),
    ],
    "pasture": [path("M-50-6Q-24-24 0-10T50-12V4H-50Z", "#a5cd66")],
    "fields": [
        path(
            "M-52 34Q0 22 52 34M-52 42Q0 30 52 42M-52 50Q0 38 52 50M-30 55Q0 46 30 55",
            stroke="#d0a02a",
            stroke_width=2.5,
        ),
    ],
    "mountains": [path("M-50 2Q-20-14 0-6T50 0V8H-50Z", "#9c9dac")],
    "desert": [
        tag("circle", cx=-25, cy=-24, r=8, fill="#f6ab3d", stroke="#c87d1c", stroke_width=1.2),
        path("M-51 4Q-24-20 6 2Q24-10 51 4V26L0 57-51 28Z", "#dcb974"),
        path("M-51 20Q-18 2 10 24Q30 14 51 26L0 57-51 28Z", "#cfa75d"),
        path("M-40 34Q-14 22 8 38Q20 34 30 38L0 57Z", "#dcb974"),
    ],
    "gold": [path("M-8-50C20-30-30-10 0 8S-10 40 8 50", stroke="#6db6c9", stroke_width=9)],
}


def tile_shape(place: Hex) -> list[Point]:
    """The corners of a tile, a little inside its hex."""
    return [towards(corner, centre_of(place), INSET) for corner in corners_of(place)]


def definitions(terrains: set[str]) -> list[str]:
    """The tiles of these terrains, as symbols."""
    clip = tag("clipPath", path(polygon(tile_shape((0, 0))), "#000"), id=f"{PREFIX}tile")
    return [clip, *(_tile(terrain) for terrain in sorted(terrains - {"sea"}))]


def _tile(terrain: str) -> str:
    """One tile: ground, rim and what stands on it. A terrain without a picture gets its name."""
    ground, rim = TERRAIN.get(terrain, OTHER_TERRAIN)
    shape = polygon(tile_shape((0, 0)))
    inside = [put(*plant) for plant in PLANTED.get(terrain, ())]
    if terrain not in PLANTED:
        inside.append(tag("text", plain(terrain), y=-18, font_size=13, text_anchor="middle", fill=INK))
    return symbol(
        f"tile-{terrain}",
        path(shape, ground),
        tag("g", *GROUND.get(terrain, ()), clip_path=f"url(#{PREFIX}tile)"),
        *inside,
        path(shape, stroke=rim, stroke_width=3, stroke_linejoin="round"),
    )


def hexes(tiles: tuple[Tile, ...], plan: Projection) -> list[str]:
    """One element for each hex, with its name and contents as a tooltip.

    Water is only outlined. Some tiles are turned around, so that not all of a kind look alike.
    """
    return [_hex(t, plan.places.hexes[h]) for h, t in enumerate(tiles)]


def _hex(t: Tile, place: str) -> str:
    """One hex."""
    words = tag("title", plain(f"{place}: {t.terrain}" + (f" {t.token}" if t.token else "")))
    kind = {"class_": f"hex {t.terrain}", "data_place": place}
    if t.terrain == "sea":
        shape = polygon(tile_shape((t.q, t.r)))
        return tag("path", words, d=shape, fill="none", stroke="#a9d5e2", stroke_width=1.5, **kind)
    x, y = centre_of((t.q, t.r))
    turned = t.terrain in PLANTED and scatter(t.q, t.r) > 0
    there = f"translate({number(x)} {number(y)})" + " scale(-1 1)" * turned
    return use(f"tile-{t.terrain}", (0, 0), words, transform=there, **kind)
