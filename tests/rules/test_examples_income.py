"""Worked examples of starting income and of the start position: EX-1 to EX-3, EX-32."""

from __future__ import annotations

import pytest
from tests.rules.table import COLOURS, bank, do, goods, hand, points, table

from ostrov import Game
from ostrov.game.board import beginner

# Founding sites far from each other and from the examples; each with a road.
SITES = {
    "red": (("(0,-2)N", "(0,-2)NE"), ("(0,-1)SW", "(0,-1)W")),
    "blue": (("(2,-2)NE", "(2,-2)E"), None),
    "orange": (("(-2,0)NW", "(-2,0)W"), ("(1,-2)S", "(1,-2)SE")),
    "white": (("(-2,2)SW", "(-2,2)SW"), ("(2,-1)SE", "(2,-1)E")),
}


def founded(second_of_blue: str, road: str) -> Game:
    """All foundings on the beginner's map, blue's second settlement at the given node."""
    game = table(board=beginner(), starter=0)
    rounds = [(colour, SITES[colour][0]) for colour in COLOURS]
    rounds += [(colour, SITES[colour][1] or (second_of_blue, road)) for colour in reversed(COLOURS)]
    for colour, (node, edge) in rounds:
        do(game, colour, f"found settlement {node}", f"found road {edge}")
    return game


@pytest.mark.clause("B-FOUND-5", "B-BEG-3", "X-24")
def test_EX_1_hills_mountains_fields_pay_brick_ore_grain() -> None:
    game = founded("(-1,1)S", "(-1,1)SE")
    assert hand(game, "blue") == goods(brick=1, ore=1, grain=1)


@pytest.mark.clause("B-FOUND-5", "B-BEG-3", "X-24")
def test_EX_2_forest_mountains_pasture_pay_lumber_ore_wool() -> None:
    game = founded("(1,1)N", "(1,1)NE")
    assert hand(game, "blue") == goods(lumber=1, ore=1, wool=1)


@pytest.mark.clause("B-BEG-3", "B-MAP-3", "B-MAP-4", "X-24")
def test_EX_3_income_of_the_beginners_map() -> None:
    game = table()
    assert {colour: hand(game, colour) for colour in COLOURS} == {
        "red": goods(lumber=2, grain=1),
        "blue": goods(lumber=1, brick=1, ore=1),
        "orange": goods(grain=2, ore=1),
        "white": goods(lumber=1, wool=1, ore=1),
    }
    assert bank(game) == goods(lumber=15, brick=18, wool=18, grain=16, ore=16)


@pytest.mark.clause("B-BEG-5", "B-WIN-4")
@pytest.mark.parametrize("options", [{}, {"board": beginner(), "starter": 0}])
def test_EX_32_everybody_starts_with_two_points(options: dict[str, object]) -> None:
    game = founded("(1,1)N", "(1,1)NE") if options else table()
    assert {colour: points(game, colour) for colour in COLOURS} == dict.fromkeys(COLOURS, 2)
    assert game.rules.goal - 2 == 8
    assert not game.over
