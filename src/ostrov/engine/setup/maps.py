"""The maps of the base game as data. B-COMP-1 to -6, B-MAP-1 to -9, B-VAR-4. Plain Python."""

from __future__ import annotations

from ostrov.engine.core.constants import (
    DESERT,
    FIELDS,
    FOREST,
    GENERAL_HARBOUR,
    HEXES,
    HILLS,
    MOUNTAINS,
    PASTURE,
)
from ostrov.engine.core.geometry import Geometry, Hex, geometry
from ostrov.engine.setup.board_setup import BoardSetup

ISLAND: tuple[Hex, ...] = tuple((q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2)
"""The 3-4-5-4-3 island, row by row from the north: B-GEO-1."""

TILES = (FOREST,) * 4 + (PASTURE,) * 4 + (FIELDS,) * 4 + (HILLS,) * 3 + (MOUNTAINS,) * 3 + (DESERT,)
"""B-COMP-1."""

LETTERS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""Tokens in the order of their letters A to R: B-COMP-6."""

HARBOURS = {
    0: GENERAL_HARBOUR,
    3: 1 + FIELDS,
    7: 1 + MOUNTAINS,
    10: GENERAL_HARBOUR,
    13: 1 + PASTURE,
    17: GENERAL_HARBOUR,
    20: GENERAL_HARBOUR,
    23: 1 + HILLS,
    27: 1 + FOREST,
}
"""Place on the coast, clockwise from (0,-2)NW, and kind; five places make a frame piece: B-MAP-2, -8, -9."""

BEGINNER_TERRAIN = (
    *(MOUNTAINS, PASTURE, FOREST),
    *(FIELDS, HILLS, PASTURE, HILLS),
    *(FIELDS, FOREST, DESERT, FOREST, MOUNTAINS),
    *(FOREST, MOUNTAINS, FIELDS, PASTURE),
    *(HILLS, FIELDS, PASTURE),
)
BEGINNER_TOKENS = (10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11)
"""B-MAP-1."""

BEGINNER_PIECES = {
    "red": (((0, -1), "N"), ((0, -1), "NE"), ((-2, 1), "N"), ((-2, 1), "NE")),
    "blue": (((0, 2), "N"), ((0, 1), "E"), ((-2, 2), "N"), ((-2, 2), "NE")),
    "orange": (((2, -2), "S"), ((1, -1), "NE"), ((-1, 2), "N"), ((-1, 2), "NE")),
    "white": (((-1, 0), "N"), ((-1, 0), "NW"), ((1, 1), "N"), ((1, 0), "E")),
}
"""Settlement, its road, the marked settlement that pays the start income, its road: B-MAP-3."""

FIRST_GAME_TERRAIN = (
    *(HILLS, MOUNTAINS, HILLS),
    *(FOREST, MOUNTAINS, DESERT, FOREST),
    *(FOREST, FIELDS, HILLS, PASTURE, FIELDS),
    *(PASTURE, FIELDS, MOUNTAINS, PASTURE),
    *(FIELDS, PASTURE, FOREST),
)
FIRST_GAME_TOKENS = (6, 2, 5, 3, 9, 0, 10, 8, 4, 11, 3, 8, 10, 5, 6, 4, 9, 12, 11)
FIRST_GAME_HARBOURS = (HILLS, MOUNTAINS, FOREST, FIELDS, None, None, None, PASTURE, None)
"""The first map of Cities & Knights; harbours at the places of HARBOURS, None for 3:1. CK-SETUP-2."""

CORNER_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
SIDE_NAMES = ("NE", "E", "SE", "SW", "W", "NW")


def spiral(corner: int) -> list[Hex]:
    """The outer ring, the inner ring and the centre, counter-clockwise from a corner hex (B-VAR-4).

    Corner 0 is (0,-2); the others follow counter-clockwise.
    """
    steps = ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0))
    path: list[Hex] = []
    for radius in (2, 1):
        q, r = 0, -radius
        ring: list[Hex] = []
        for dq, dr in steps:
            for _ in range(radius):
                ring.append((q, r))
                q, r = q + dq, r + dr
        path += ring[corner * radius :] + ring[: corner * radius]
    return [*path, (0, 0)]


def island() -> Geometry:
    """The geometry of the standard island."""
    return geometry(ISLAND)


def fill_board_setup(setup: BoardSetup, g: Geometry) -> None:
    """Writes what the variable set-up of the standard island draws from."""
    at = {place: i for i, place in enumerate(g.hexes)}
    pad = [0] * (HEXES - len(ISLAND))
    setup.tiles = [*TILES, *pad]
    setup.letters = [*LETTERS, *[0] * (HEXES - len(LETTERS))]
    setup.letter_count = len(LETTERS)
    setup.numbered = [int(terrain in TILES and terrain != DESERT) for terrain in range(len(setup.numbered))]
    setup.spiral = [x for corner in range(6) for x in ([at[place] for place in spiral(corner)] + pad)]
    setup.coast = [*g.coast, *[0] * (len(setup.coast) - len(g.coast))]
    setup.coast_length = len(g.coast)
    setup.harbour_at = [HARBOURS.get(i, 0) for i in range(len(setup.harbour_at))]
