"""The end of the game: B-WIN-1 to -5, B-VPC-2, -3, X-19 to X-22."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import (
    CARD,
    CITY,
    SETTLEMENT,
    do,
    goods,
    own,
    points,
    refused,
    roll,
    table,
    texts,
)

from ostrov import Game, OptionError

FOUR_CITIES = "(-1,-1)SE (0,0)SE (1,-2)SE (-2,1)SE"
EIGHT = own(cities=FOUR_CITIES)
NINE = own("(0,-2)SE", cities=FOUR_CITIES, roads="(0,-2)E (0,-2)NE")


def table_of_two(red: dict[str, list[str]], **words: Any) -> Game:
    return table(pieces={"red": red}, players=2, colours=("red", "blue"), **words)


@pytest.mark.clause("B-WIN-1", "B-WIN-4")
def test_a_settlement_wins() -> None:
    game = table_of_two(NINE, hands={"red": SETTLEMENT})
    do(game, "red", "settlement (0,-2)N")
    assert (points(game, "red"), game.over, game.winner) == (10, True, 0)
    assert game.awaiting == ()
    for colour, text in (("red", "end turn"), ("blue", "roll")):
        refused(game, colour, text, "B-WIN-1")


@pytest.mark.clause("B-WIN-1", "B-WIN-4")
def test_a_city_wins_and_nine_points_do_not() -> None:
    three = own("(0,-2)SE (2,0)N (-1,1)SE", cities="(-1,-1)SE (0,0)SE (1,-2)SE")
    game = table_of_two(three, hands={"red": CITY})
    assert points(game, "red") == 9
    do(game, "red", "city (0,-2)SE")
    assert game.winner == 0
    game = table_of_two(EIGHT, hands={"red": goods(lumber=1)})
    do(game, "red", "end turn")
    assert not game.over


@pytest.mark.clause("B-WIN-1", "X-21")
@pytest.mark.parametrize("automatic", [True, False])
def test_who_has_the_points_in_an_entered_position_has_won(automatic: bool) -> None:
    game = table_of_two(NINE, cards={"red": {"victory point": 1}}, auto_claim_victory=automatic)
    assert game.over == automatic
    assert game.winner == (0 if automatic else None)
    assert not table_of_two(NINE, cards={"red": {"victory point": 1}}, active="blue").over


@pytest.mark.clause("B-WIN-1")
@pytest.mark.parametrize("goal", [2, 5, 9, 12])
def test_another_goal(goal: int) -> None:
    game = table_of_two(NINE, hands={"red": SETTLEMENT}, victory_points=goal, active="blue")
    assert not game.over
    do(game, "blue", "end turn")
    assert (game.winner == 0) == (goal <= 9)


@pytest.mark.clause("B-WIN-1")
@pytest.mark.parametrize("goal", [0, 1, 41, "ten", 10.0])
def test_a_goal_that_is_none(goal: object) -> None:
    with pytest.raises(OptionError, match="victory_points"):
        table(victory_points=goal)


@pytest.mark.clause("B-WIN-1", "B-LR-5")
def test_the_longest_route_wins() -> None:
    red = own(cities=FOUR_CITIES, roads="(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E")
    game = table_of_two(red, hands={"red": goods(lumber=1, brick=1)})
    do(game, "red", "road (0,-2)SE")
    assert game.winner == 0


@pytest.mark.clause("B-WIN-1", "B-PROG-ROAD", "B-WIN-2")
def test_the_first_of_two_free_roads_may_win() -> None:
    red = own(cities=FOUR_CITIES, roads="(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E")
    game = table_of_two(red, cards={"red": {"road building": 1}})
    do(game, "red", "road building", "free road (0,-2)SE")
    assert game.winner == 0


LAST_KNIGHT = {"cards": {"red": {"knight": 1}}, "knights": {"red": 2}, "phase": "before roll"}


@pytest.mark.clause("B-WIN-2", "X-19")
def test_before_the_roll() -> None:
    game = table_of_two(EIGHT, **LAST_KNIGHT)
    do(game, "red", "knight")
    assert game.winner == 0


@pytest.mark.clause("B-WIN-2", "X-19")
@pytest.mark.parametrize("total", [12, 7])
def test_not_before_the_roll_where_agreed(total: int) -> None:
    game = table_of_two(EIGHT, **LAST_KNIGHT, win_before_roll=False)
    do(game, "red", "knight", "robber (2,0)")
    assert (points(game, "red"), game.over) == (10, False)
    assert texts(game, "red") == ["roll"]
    roll(game, "red", total)
    assert game.winner == 0


@pytest.mark.clause("X-19", "X-47")
def test_a_seven_after_the_knight_moves_the_robber_first_where_agreed() -> None:
    game = table_of_two(EIGHT, **LAST_KNIGHT, win_before_roll=False, win_before_robber=False)
    do(roll(do(game, "red", "knight", "robber (2,0)"), "red", 7), "red", "robber (2,-2)")
    assert game.winner == 0


@pytest.mark.clause("B-WIN-3", "X-20")
@pytest.mark.parametrize("before_roll", [True, False])
def test_at_the_start_of_the_own_turn(before_roll: bool) -> None:
    game = table_of_two(
        EIGHT, cards={"red": {"victory point": 2}}, active="blue", win_before_roll=before_roll
    )
    assert (points(game, "red"), game.over) == (10, False)
    do(game, "blue", "end turn")
    assert game.over == before_roll
    if not before_roll:
        roll(game, "red", 12)
    assert game.winner == 0


@pytest.mark.clause("B-WIN-3", "X-20", "B-LA-2")
def test_points_lost_before_the_own_turn_do_not_win() -> None:
    game = table_of_two(
        EIGHT, active="blue", knights={"red": 3, "blue": 3}, largest_army="red", cards={"blue": {"knight": 1}}
    )
    assert points(game, "red") == 10
    do(game, "blue", "knight", "robber (2,0)", "end turn")
    assert (points(game, "red"), game.over) == (8, False)


@pytest.mark.clause("X-21", "B-VPC-2", "X-22", "B-WIN-1")
def test_where_victory_must_be_claimed() -> None:
    game = table_of_two(NINE, hands={"red": SETTLEMENT}, auto_claim_victory=False)
    refused(game, "red", "claim victory", "B-WIN-1", "B-VPC-2", "X-22")
    do(game, "red", "settlement (0,-2)N")
    assert not game.over
    assert "claim victory" in texts(game, "red")
    unclaimed = game.copy()
    do(unclaimed, "red", "end turn")
    refused(unclaimed, "red", "claim victory", "B-TURN-6", "B-WIN-3")
    do(game, "red", "claim victory")
    assert (game.over, game.winner) == (True, 0)


@pytest.mark.clause("X-21", "X-19", "B-WIN-2")
@pytest.mark.parametrize("before_roll", [True, False])
def test_claiming_before_the_roll(before_roll: bool) -> None:
    game = table_of_two(EIGHT, **LAST_KNIGHT, auto_claim_victory=False, win_before_roll=before_roll)
    do(game, "red", "knight", "robber (2,0)")
    if not before_roll:
        refused(game, "red", "claim victory", "B-WIN-2", "X-19")
        roll(game, "red", 12)
    do(game, "red", "claim victory")
    assert game.winner == 0


@pytest.mark.clause("X-21")
def test_nobody_claims_where_victory_comes_by_itself() -> None:
    game = table_of_two(NINE)
    refused(game, "red", "claim victory", "X-21", "B-WIN-1")


@pytest.mark.clause("B-VPC-3", "B-DEV-5", "B-DEV-8")
def test_any_number_of_point_cards_beside_another_card() -> None:
    six = own("(0,-2)SE (2,0)N", cities="(-1,-1)SE (0,0)SE")
    held = {"red": {"victory point": 3, "monopoly": 1}}
    game = table_of_two(six, hands={"red": CARD}, cards=held)
    do(game, "red", "monopoly ore", "buy card")
    assert not game.over
    do(game, "red", "drawn victory point")
    assert (points(game, "red"), game.winner) == (10, 0)


@pytest.mark.clause("B-VPC-2", "X-22")
def test_point_cards_are_not_played_otherwise() -> None:
    game = table_of_two(own(), cards={"red": {"victory point": 5}})
    assert texts(game, "red") == ["end turn"]


@pytest.mark.clause("B-WIN-5")
def test_only_the_active_player_wins_of_two_with_enough_points() -> None:
    pieces = {"red": NINE, "blue": own("(0,1)SE", cities="(-2,2)SE (-1,2)SE (2,-2)SE (2,-1)SE")}
    held = {"red": {"victory point": 1}, "blue": {"victory point": 1}}
    game = table(pieces=pieces, cards=held, active="white")
    assert points(game, "red") == points(game, "blue") == 10
    do(game, "white", "end turn")
    assert game.winner == 0
