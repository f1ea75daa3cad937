"""Boards and positions to draw."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov import Game, Layout, Tile
from ostrov.draw.sample import play
from ostrov.game.board import beginner

RING = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if 0 < max(abs(q), abs(r), abs(q + r)) <= 2]
SHAPES: dict[str, tuple[list[tuple[int, int]], dict[str, str]]] = {
    "one hex": ([(0, 0)], {"(0,0)NE": "brick", "(0,0)SE": "grain", "(0,0)W": "3:1"}),
    "row": ([(q, 0) for q in range(15)], {"(14,0)E": "lumber", "(0,0)W": "brick", "(5,0)NE": "3:1"}),
    "column": ([(-(r // 2), r) for r in range(9)], {"(0,0)NE": "ore", "(-4,8)SW": "wool"}),
    "lake": (RING, {"(0,-1)SE": "wool", "(1,0)W": "3:1", "(-1,1)NE": "ore", "(2,-2)NE": "lumber"}),
    "islands": ([(0, 0), (1, 0), (0, 1), (4, -1), (4, 0), (2, 3)], {"(1,0)E": "wool", "(4,0)W": "grain"}),
}
TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
NUMBERS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4)


def layout_of(hexes: list[tuple[int, int]], harbours: dict[str, str]) -> Layout:
    """A board with all terrains in turn."""
    kinds = [TERRAINS[i % 6] for i in range(len(hexes))]
    tiles = [
        Tile(q, r, kind, None if kind == "desert" else NUMBERS[i % 10])
        for i, ((q, r), kind) in enumerate(zip(hexes, kinds, strict=True))
    ]
    return Layout(tuple(tiles), harbours, "(0,0)" if (0, 0) in hexes else None)


@pytest.fixture(params=SHAPES)
def shape(request: pytest.FixtureRequest) -> Layout:
    """A board that is not the usual island."""
    return layout_of(*SHAPES[request.param])


@pytest.fixture(scope="session")
def board() -> Layout:
    """The beginner's map."""
    return beginner()


@pytest.fixture(scope="session", params=[(1, 30), (4, 80), (7, 80), (10, 60)], ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    """A game in its middle, with pieces of all kinds and colours."""
    return play(*request.param)


@pytest.fixture
def position(game: Game) -> dict[str, Any]:
    """The same, by names."""
    return game.describe()
