"""Worked examples of production: EX-4 to EX-9, on the beginner's map with some tiles changed."""

from __future__ import annotations

import pytest
from tests.rules.table import COLOURS, bank, do, goods, hand, own, retold, roll, table

from ostrov import Game


def income(game: Game) -> dict[str, dict[str, int]]:
    """What everybody holds who holds anything."""
    return {colour: hand(game, colour) for colour in COLOURS if hand(game, colour)}


@pytest.mark.clause("B-PROD-1", "B-PROD-2")
def test_EX_4_a_three_on_the_beginners_map() -> None:
    game = table(starter=0)
    before = {colour: hand(game, colour) for colour in COLOURS}
    roll(game, "red", 3)
    assert hand(game, "white") == before["white"] | goods(lumber=2)
    assert hand(game, "blue") == before["blue"] | goods(ore=2)
    assert hand(game, "orange") == before["orange"] | goods(ore=2)
    assert hand(game, "red") == before["red"]
    assert bank(game) == goods(lumber=14, brick=18, wool=18, grain=16, ore=14)


@pytest.mark.clause("B-PROD-1", "B-PROD-2", "B-PROD-4", "B-GEO-3")
def test_EX_5_a_three_on_a_forest_and_on_a_pasture() -> None:
    board = retold(qm1r1=("pasture", 3), q2rm1=("hills", 10), q2rm2=("pasture", 9), q1r0=("forest", 3))
    pieces = {
        "red": own("(1,0)NE"),  # forest 3
        "blue": own("(-1,1)SE"),  # pasture 3
        "white": own("(1,0)S"),  # forest 3 and pasture 5
        "orange": own("(2,-1)N"),  # at the coast: pasture 9 and hills 10
    }
    game = roll(table(board=board, pieces=pieces, phase="before roll"), "red", 3)
    assert income(game) == {"red": goods(lumber=1), "blue": goods(wool=1), "white": goods(lumber=1)}
    totals = {}
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        fresh = roll(table(board=board, pieces=pieces, phase="before roll"), "red", total)
        totals[total] = income(fresh)
    assert totals[5]["white"] == goods(wool=1)
    assert {n: gain["orange"] for n, gain in totals.items() if "orange" in gain} == {
        9: goods(wool=1),
        10: goods(brick=1),
    }


@pytest.mark.clause("B-PROD-2", "B-PROD-3", "B-PROD-4")
@pytest.mark.parametrize(("kind", "grain"), [("settlements", 1), ("cities", 2)])
def test_EX_6_two_orange_and_one_red_at_a_forest(kind: str, grain: int) -> None:
    board = retold(q0r1=("forest", 4), q1rm1=("pasture", 5), q2r0=("fields", 8), qm2r1=("forest", 11))
    red = own(settlements="(0,1)SE")
    red[kind] = [*red[kind], "(2,0)NE"]
    pieces = {"orange": own("(0,1)N (0,1)SW"), "red": red}
    game = roll(table(board=board, pieces=pieces, phase="before roll"), "red", 4)
    assert income(game) == {"orange": goods(lumber=2), "red": goods(lumber=1)}
    game = roll(table(board=board, pieces=pieces, phase="before roll"), "red", 8)
    assert income(game) == {"red": goods(grain=grain)}


@pytest.mark.clause("B-PROD-2", "B-PROD-3", "B-PROD-4")
@pytest.mark.parametrize(("kind", "number"), [("settlements", 1), ("cities", 2)])
def test_EX_7_two_red_and_one_white_at_mountains(kind: str, number: int) -> None:
    board = retold(q2rm1=("pasture", 10), q0rm2=("mountains", 2), qm2r1=("forest", 9))
    white = own()
    white[kind] = ["(2,0)N"]  # mountains 8 and pasture 10
    pieces = {"red": own("(2,0)SE (2,0)SW"), "white": white}
    game = roll(table(board=board, pieces=pieces, phase="before roll"), "red", 8)
    assert income(game) == {"red": goods(ore=2), "white": goods(ore=number)}
    game = roll(table(board=board, pieces=pieces, phase="before roll"), "red", 10)
    assert income(game) == {"white": goods(wool=number)}


@pytest.mark.clause("B-PROD-3", "B-PROD-4")
def test_EX_8_a_settlement_and_a_city_at_one_hex() -> None:
    pieces = {"blue": own("(2,0)NE", cities="(2,0)SW"), "orange": own(cities="(-2,1)SW")}
    game = roll(table(pieces=pieces, phase="before roll"), "red", 8)
    assert income(game) == {"blue": goods(ore=3), "orange": goods(lumber=2)}


@pytest.mark.clause("B-PROD-5", "B-ROB-1", "B-ROB-9")
def test_EX_9_the_robber_blocks_until_it_is_moved() -> None:
    board = retold(q0r1=("forest", 4), q1rm1=("pasture", 5), qm2r1=("forest", 11))
    pieces = {"red": own("(0,1)N"), "blue": own("(0,1)SE"), "orange": own("(0,-2)N")}
    game = table(
        board=board, pieces=pieces, robber="(0,1)", phase="before roll", cards={"white": {"knight": 1}}
    )
    for colour in ("red", "blue", "orange"):
        do(roll(game, colour, 4), colour, "end turn")
    assert income(game) == {}
    do(game, "white", "knight", "robber (0,-2)")
    assert income(roll(game, "white", 4)) == {"red": goods(lumber=1), "blue": goods(lumber=1)}


@pytest.mark.clause("B-PROD-5", "B-ROB-1")
def test_EX_9_a_seven_ends_the_block_too() -> None:
    board = retold(q0r1=("forest", 4), q1rm1=("pasture", 5), qm2r1=("forest", 11))
    pieces = {"red": own("(0,1)N"), "blue": own("(0,1)SE")}
    game = table(board=board, pieces=pieces, robber="(0,1)", phase="before roll")
    do(roll(game, "red", 7), "red", "robber (0,-2)", "end turn")
    assert income(roll(game, "blue", 4)) == {"red": goods(lumber=1), "blue": goods(lumber=1)}
