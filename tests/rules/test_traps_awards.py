"""Errors of other programs about awards and winning, T3 and T5 to T9: here they are done right."""

from __future__ import annotations

import pytest
from tests.rules.table import SETTLEMENT, do, own, points, roll, route, route_holder, table

SEVEN = "(-2,0)SW (-2,0)SE (-1,0)SW (-1,0)SE (0,0)SW (0,0)SE (1,0)SW"
RING = "(0,0)NE (0,0)E (0,0)SE (0,0)SW (0,0)W (0,0)NW"
NORTH_5 = "(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE"
SOUTH_5 = "(0,2)E (0,2)SE (0,2)SW (0,2)W (0,2)NW"


@pytest.mark.clause("B-LR-3", "B-LR-5", "X-31")
@pytest.mark.parametrize("end", ["(0,-2)SW", "(0,-2)S"])
def test_T3_a_route_that_ends_at_a_foreign_building_counts_in_full(end: str) -> None:
    game = table(pieces={"red": own(roads=NORTH_5), "blue": own(end)})
    assert route(game, "red") == 5
    assert route_holder(game) == "red"


@pytest.mark.clause("B-LR-3", "X-31")
def test_T3_also_with_foreign_buildings_at_both_ends() -> None:
    game = table(pieces={"red": own(roads=SEVEN), "blue": own("(-2,0)SW"), "white": own("(1,0)S")})
    assert route(game, "red") == 7


@pytest.mark.clause("B-LR-8", "B-LR-10")
def test_T5_a_route_cut_below_five_loses_the_card() -> None:
    pieces = {"orange": own(roads=SEVEN), "white": own(roads="(-1,0)E")}
    game = table(pieces=pieces, active="white", hands={"white": SETTLEMENT})
    assert points(game, "orange") == 2
    do(game, "white", "settlement (-1,0)SE")
    assert (route(game, "orange"), route_holder(game), points(game, "orange")) == (4, None, 0)


@pytest.mark.clause("B-LR-8", "B-LR-9")
def test_T6_a_tie_of_others_sets_the_card_aside() -> None:
    pieces = {
        "orange": own(roads=SEVEN),
        "red": own(roads=NORTH_5),
        "blue": own(roads=SOUTH_5),
        "white": own(roads="(-1,0)E"),
    }
    game = table(pieces=pieces, active="white", hands={"white": SETTLEMENT})
    do(game, "white", "settlement (-1,0)SE")
    assert route_holder(game) is None
    assert [points(game, colour) for colour in ("red", "blue", "orange")] == [0, 0, 0]


@pytest.mark.clause("B-LR-6", "B-LR-8")
def test_T7_equal_length_neither_takes_nor_loses_the_card() -> None:
    pieces = {"orange": own(roads=SOUTH_5), "red": own(roads=NORTH_5.removesuffix(" (0,-2)SE"))}
    game = table(pieces=pieces, hands={"red": {"lumber": 2, "brick": 2}})
    do(game, "red", "road (0,-2)SE")
    assert (route(game, "red"), route(game, "orange"), route_holder(game)) == (5, 5, "orange")
    do(game, "red", "road (-1,-1)E")
    assert (route(game, "red"), route_holder(game)) == (6, "red")
    assert (points(game, "red"), points(game, "orange")) == (2, 0)


@pytest.mark.clause("B-LR-1", "B-LR-2", "X-29")
@pytest.mark.parametrize(
    ("roads", "length"),
    [
        (RING, 6),
        (f"{RING} (0,-1)E", 7),  # a ring with one tail
        (f"{RING} (0,-1)E (0,-1)NE (1,0)NW (1,0)NE", 9),  # two long tails: the long way round between them
        (f"{RING} (0,-1)E (0,1)W", 7),  # two tails at opposite corners: one of them is lost
        (f"{RING} (1,0)NW (1,0)NE (1,0)E (1,0)SE (1,0)SW", 11),  # two rings with a common side
        ("(0,0)NE (0,0)NW (0,-1)E", 2),  # three roads that meet
        ("(0,0)NE (0,0)NW (0,-1)E (0,-1)NE (0,0)W", 4),
    ],
)
def test_T8_loops_branches_and_corners_passed_twice(roads: str, length: int) -> None:
    game = table(pieces={"red": own(roads=roads)})
    assert route(game, "red") == length


@pytest.mark.clause("B-WIN-1", "B-WIN-3", "X-20", "X-28", "B-LR-8")
def test_T9_points_gained_in_the_turn_of_another_wait() -> None:
    pieces = {
        "red": own(cities="(0,-1)N (2,-2)N (2,-1)N (2,0)SE", roads=NORTH_5),
        "orange": own(roads=SEVEN),
        "blue": own(roads="(-1,0)E"),
    }
    game = table(pieces=pieces, active="blue", hands={"blue": SETTLEMENT})
    do(game, "blue", "settlement (-1,0)SE")
    assert (route_holder(game), points(game, "red"), game.over) == ("red", 10, False)
    do(game, "blue", "end turn")
    for colour in ("orange", "white"):
        do(roll(game, colour, 12), colour, "end turn")
    assert game.over
    assert game.winner == 0
