"""What a preview is made of: convex shapes around the middle of a hex or a node, back to front."""

from __future__ import annotations

from ostrov.draw.palette import PAPER, TERRAIN

Point = tuple[float, float]
Shape = tuple[tuple[Point, ...], str]

CLOAK = "#4a4453"
ROBBER: tuple[Shape, ...] = (
    (((-15, 2), (-9, -18), (9, -18), (15, 2), (0, 6)), PAPER),
    (((-13, 0), (-7, -20), (7, -20), (13, 0), (0, 4)), CLOAK),
)
CLOTH = {"lumber": "#acc69a", "brick": "#eabe9c", "wool": "#d8e6a9", "grain": "#f7e099", "ore": "#d7d3ce"}
"""The sails of harbours that trade one good."""
GOLD, GOLD_EDGE = "#f4c542", "#8a6110"
CROWN: tuple[Shape, ...] = tuple(
    (tuple((x * k, y * k) for x, y in points), paint)
    for k, paint in ((1.14, GOLD_EDGE), (1.0, GOLD))
    for points in (
        ((-24, 18), (-28, -14), (-4, 18)),
        ((-14, 18), (0, -24), (14, 18)),
        ((24, 18), (28, -14), (4, 18)),
    )
)

HOUSE: tuple[Shape, ...] = (
    (((-15, 12), (-15, -3), (0, -18), (15, -3), (15, 12)), "line"),
    (((-12, 9.5), (-12, -3), (12, -3), (12, 9.5)), "walls"),
    (((-12, -3), (0, -14.5), (12, -3)), "roof"),
)
"""A settlement; its parts are named and coloured by the player."""
TOWN: tuple[Shape, ...] = (
    (((-22, 15), (-22, -8), (-11, -25), (1, -8), (1, 15)), "line"),
    (((-3, 15), (-3, -5), (22, -5), (22, 15)), "line"),
    (((-19, 12), (-19, -7), (-2, -7), (-2, 12)), "walls"),
    (((-19, -7), (-11, -20), (-2, -7)), "roof"),
    (((0, 12), (0, -2), (19, -2), (19, 12)), "walls"),
)


def _moved(shapes: tuple[Shape, ...], x: float, y: float, size: float = 1) -> tuple[Shape, ...]:
    """Shapes elsewhere and in another size."""
    return tuple((tuple((x + size * a, y + size * b) for a, b in points), paint) for points, paint in shapes)


def _round(x: float, y: float, rx: float, ry: float, paint: str) -> Shape:
    """An egg."""
    ring = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    return tuple((x + rx * a, y + ry * b) for a, b in ring), paint


_TREE: tuple[Shape, ...] = (
    (((-2, 0), (2, 0), (2, 5), (-2, 5)), "#5a3d22"),
    (((-11, 0), (0, -26), (11, 0)), "#24512f"),
    (((-11, 0), (0, -26), (-1, 0)), "#3a7443"),
)
_PEAK: tuple[Shape, ...] = (
    (((-20, 0), (0, -33), (20, 0)), "#6c6f84"),
    (((0, -33), (20, 0), (2, 0)), "#4d5066"),
    (((-8, -20), (0, -33), (8, -20), (0, -16)), "#fffdf8"),
)
_BRICK: tuple[Shape, ...] = (
    (((-9, -4.5), (9, -4.5), (9, 4.5), (-9, 4.5)), "#6f2814"),
    (((-8, -3.5), (8, -3.5), (8, 3.5), (-8, 3.5)), "#b0472a"),
)
_SHEEP: tuple[Shape, ...] = (
    _round(0, 0, 13, 9, "#7c7a64"),
    _round(0, 0, 12, 8, "#fffdf4"),
    _round(12, -2, 4.5, 4, "#33271d"),
)
_EAR: tuple[Shape, ...] = (
    (((-1, 12), (-1, -8), (1, -8), (1, 12)), "#8f6312"),
    _round(-4, -2, 3, 5, "#c98412"),
    _round(4, -2, 3, 5, "#c98412"),
    _round(0, -10, 3, 6, "#c98412"),
)
_CACTUS: tuple[Shape, ...] = (
    _round(0, -10, 5, 16, "#5f9a63"),
    _round(-9, -12, 3, 7, "#5f9a63"),
    _round(9, -14, 3, 7, "#5f9a63"),
)
_GROWTH: dict[str, tuple[Shape, ...]] = {
    "forest": tuple(
        shape
        for x, y in ((0, -22), (-22, -16), (22, -16), (-36, 2), (36, 2))
        for shape in _moved(_TREE, x, y)
    ),
    "mountains": tuple(
        shape for x, y in ((-22, -8), (24, -8), (1, -10)) for shape in _moved(_PEAK, x, y, 0.95)
    ),
    "hills": tuple(
        shape
        for x, y in ((0, -36), (-10, -27), (10, -27), (-20, -18), (0, -18), (20, -18))
        for shape in _moved(_BRICK, x, y)
    ),
    "pasture": tuple(
        shape for x, y in ((-16, -18), (14, -30), (30, -6)) for shape in _moved(_SHEEP, x, y, 0.9)
    ),
    "fields": tuple(
        shape
        for x, y in ((0, -28), (-16, -22), (16, -22), (-32, -12), (32, -12))
        for shape in _moved(_EAR, x, y, 0.95)
    ),
    "desert": (_round(-24, -18, 9, 9, "#f6ab3d"), *_moved(_CACTUS, 26, 2)),
    "gold": tuple(_round(x, y, 8, 8, TERRAIN["gold"][1]) for x, y in ((-18, -20), (0, -30), (18, -20))),
}


def growth(terrain: str) -> tuple[Shape, ...]:
    """What stands on a terrain, above its number."""
    return _GROWTH.get(terrain, ())
