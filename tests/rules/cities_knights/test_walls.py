"""City walls. CK-WALL-1 to -4."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A, B, ck, pieces, side, throw
from tests.rules.table import allowed, do, goods, hand, refused

TWO = goods(brick=2)


@pytest.mark.clause("CK-WALL-1")
def test_a_wall_costs_two_brick_and_stands_under_an_own_city() -> None:
    sides = {"red": side(A[0], A[4], reduced=A[8]), "blue": side(cities=A[6])}
    game = ck(pieces=sides, hands={"red": TWO})
    for place in (A[0], A[8], A[6], A[2]):
        refused(game, "red", f"wall {place}", "CK-WALL-1")
    do(game, "red", f"wall {A[4]}")
    assert hand(game, "red") == {}
    assert len(pieces(game, "red", "walls")) == 1
    refused(ck(pieces=sides, hands={"red": goods(brick=1)}), "red", f"wall {A[4]}", "CK-WALL-1")


@pytest.mark.clause("CK-WALL-2")
def test_one_wall_a_city_and_three_in_all() -> None:
    cities = (A[0], A[2], A[4], A[6])
    game = ck(
        pieces={"red": side(cities=" ".join(cities), walls=" ".join(cities[:2]))},
        hands={"red": goods(brick=4)},
    )
    refused(game, "red", f"wall {A[0]}", "CK-WALL-2")
    allowed(game, "red", f"wall {A[6]}")
    do(game, "red", f"wall {A[4]}")
    refused(game, "red", f"wall {A[6]}", "CK-WALL-2")


@pytest.mark.clause("X-56", "CK-WALL-1")
def test_a_metropolis_may_have_a_wall() -> None:
    game = ck(
        pieces={"red": side(cities=A[0])},
        improvements={"red": {"trade": 4}},
        metropolises={"trade": A[0]},
        hands={"red": TWO},
    )
    allowed(game, "red", f"wall {A[0]}")


@pytest.mark.clause("CK-WALL-4", "CK-LOSE-3")
def test_the_wall_is_lost_with_the_city() -> None:
    game = ck(pieces={"red": side(cities=f"{A[0]} {B[4]}", walls=A[0])}, barbarians=6, phase="before roll")
    throw(game, "red", 12, "ship")
    do(game, "red", f"lose city {A[0]}")
    assert pieces(game, "red", "walls") == []
    assert game.state.walls[0] == 0
    assert pieces(game, "red", "settlements") != []


@pytest.mark.clause("CK-WALL-3")
def test_walls_change_nothing_for_others() -> None:
    game = ck(
        pieces={"red": side(cities=A[0], walls=A[0])},
        hands={"red": goods(ore=9), "blue": goods(wool=8)},
        phase="before roll",
    )
    throw(game, "red", 7)
    assert list(game.state.due[:4]) == [0, 4, 0, 0]
