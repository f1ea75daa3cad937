"""What may be drawn, and what a name that means nothing is answered with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ostrov import BoardError, Layout, PositionError
from ostrov.draw import svg, text
from ostrov.draw.scene import read
from ostrov.engine.core.geometry import MapError

Draw = Callable[[Layout, dict[str, Any]], str]


@pytest.fixture(params=[svg, text], ids=["svg", "text"])
def draw(request: pytest.FixtureRequest) -> Draw:
    """Both drawings read the same way."""
    found: Draw = request.param
    return found


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"pieces": {"green": {}}}, "'green' is no colour; there are red, blue, orange, white"),
        ({"active": 3}, "3 is no colour"),
        (
            {"pieces": {"red": {"castles": []}}},
            "pieces of red: should be an object of roads, settlements, cities",
        ),
        ({"pieces": ["red"]}, "pieces: should be an object keyed by colours"),
        ({"pieces": {"red": {"roads": ["(9,9)E"]}}}, "'(9,9)E' is no edge of this map"),
        ({"pieces": {"red": {"cities": [7]}}}, "'7' is no node"),
        ({"robber": "(5,5)"}, "'(5,5)' is no hex of this map"),
        (
            {"pieces": {"red": {"settlements": ["(0,0)N"]}, "blue": {"cities": ["(0,-1)SE"]}}},
            "(0,-1)SE is taken twice (B-INV-3)",
        ),
    ],
)
def test_a_wrong_position_is_named(board: Layout, draw: Draw, position: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as error:
        draw(board, position)
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("harbours", "words"),
    [
        ({"(0,0)E": "ore"}, "not on the coast (B-GEO-5)"),
        ({"(7,0)E": "ore"}, "is no edge of this map"),
        ({"(0,-2)NW": "gold"}, "'gold' is no kind"),
    ],
)
def test_a_wrong_harbour_is_named(board: Layout, draw: Draw, harbours: dict[str, str], words: str) -> None:
    with pytest.raises(BoardError) as error:
        draw(replace(board, harbours=harbours), {})
    assert words in str(error.value)


def test_a_board_needs_hexes(draw: Draw) -> None:
    with pytest.raises(MapError):
        draw(Layout(()), {})


def test_any_name_of_a_place_will_do(board: Layout, draw: Draw) -> None:
    one = {"pieces": {"red": {"settlements": ["(0,0)N"], "roads": ["(0,0)NW"]}}}
    other = {"pieces": {"red": {"settlements": ["(0, −1) SE"], "roads": ["(0,-1)SE"]}}}
    assert draw(board, one) == draw(board, other)


def test_the_robber_is_where_the_position_says_or_else_the_board(board: Layout) -> None:
    at = board.tiles.index
    desert = next(t for t in board.tiles if t.terrain == "desert")
    assert read(replace(board, robber=None), None).robber == at(desert)
    elsewhere = read(board, {"robber": "(1,0)"}).robber
    assert read(replace(board, robber="(1,0)"), {"robber": None}).robber == elsewhere != at(desert)
    no_desert = tuple(replace(t, terrain="fields") for t in board.tiles)
    assert read(Layout(no_desert), None).robber is None


def test_a_winner_needs_no_turn(board: Layout) -> None:
    notes = read(board, {"pieces": {"red": {}, "blue": {}}, "active": "blue", "winner": "blue"}).notes
    assert notes == {"red": [], "blue": ["winner"]}
