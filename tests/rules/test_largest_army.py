"""Largest Army: B-LA-1 to -4, B-KNIGHT-4, X-19, X-47."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import army_holder, do, own, points, refused, roll, table

from ostrov import Game


def armed(**words: Any) -> Game:
    """Everybody holds a knight; the robber can go to and fro where nobody has built."""
    held = {colour: {"knight": 1} for colour in ("red", "blue", "orange", "white")}
    return table(cards=held, **words)


def knight(game: Game, colour: str) -> Game:
    place = "(2,0)" if game.describe()["robber"] != "(2,0)" else "(0,1)"
    return do(game, colour, "knight", f"robber {place}")


@pytest.mark.clause("B-LA-1")
def test_the_third_knight_takes_the_card() -> None:
    game = armed(knights={"red": 1})
    knight(game, "red")
    assert (army_holder(game), points(game, "red")) == (None, 0)
    game = armed(knights={"red": 2, "blue": 2})
    knight(game, "red")
    assert (army_holder(game), points(game, "red"), points(game, "blue")) == ("red", 2, 0)


@pytest.mark.clause("B-LA-2", "B-LA-3")
def test_equal_numbers_change_nothing_and_more_knights_do() -> None:
    game = armed(knights={"red": 3, "blue": 2})
    assert army_holder(game) == "red"
    do(game, "red", "end turn")
    knight(roll(game, "blue", 12), "blue")
    assert (army_holder(game), points(game, "red"), points(game, "blue")) == ("red", 2, 0)
    game = armed(knights={"red": 3, "blue": 3}, largest_army="red")
    do(game, "red", "end turn")
    knight(roll(game, "blue", 12), "blue")
    assert (army_holder(game), points(game, "red"), points(game, "blue")) == ("blue", 0, 2)


@pytest.mark.clause("B-LA-3")
def test_the_holder_goes_on_holding_it() -> None:
    game = armed(knights={"red": 3, "blue": 3}, largest_army="red")
    knight(game, "red")
    assert (army_holder(game), points(game, "red")) == ("red", 2)


@pytest.mark.clause("B-LA-1", "B-KNIGHT-4")
def test_knights_in_hand_do_not_count() -> None:
    game = table(cards={"red": {"knight": 5}}, knights={"blue": 3})
    assert (army_holder(game), points(game, "red"), points(game, "blue")) == ("blue", 0, 2)


def one_knight_short(**options: Any) -> Game:
    """Red has eight points and two knights; the third brings the army. Blue can be robbed."""
    cities = own(cities="(0,-2)N (2,-2)N (0,0)N (-2,2)N")
    pieces = {"red": cities, "blue": own("(2,0)SE")}
    words: dict[str, Any] = {"hands": {"blue": {"ore": 1}}, "phase": "before roll", **options}
    return armed(knights={"red": 2}, pieces=pieces, **words)


@pytest.mark.clause("B-LA-4", "B-WIN-1", "X-47")
def test_the_army_wins_before_the_robber_is_moved() -> None:
    game = do(one_knight_short(), "red", "knight")
    assert (army_holder(game), points(game, "red"), game.winner) == ("red", 10, 0)
    refused(game, "red", "robber (2,0) from blue", "B-WIN-1")


@pytest.mark.clause("B-LA-4", "X-47")
def test_nine_points_with_the_army_move_the_robber() -> None:
    game = do(one_knight_short(victory_points=11), "red", "knight")
    assert not game.over
    do(game, "red", "robber (2,0) from blue", "stolen ore")
    assert not game.over


@pytest.mark.clause("B-LA-4", "X-47", "X-21")
@pytest.mark.parametrize("first", [True, False])
def test_claiming_before_the_robber_is_moved(first: bool) -> None:
    game = one_knight_short(auto_claim_victory=False, win_before_robber=first)
    do(game, "red", "knight")
    if first:
        do(game, "red", "claim victory")
        assert game.winner == 0
        return
    refused(game, "red", "claim victory", "X-47")
    do(game, "red", "robber (2,0) from blue", "stolen ore", "claim victory")
    assert game.winner == 0


@pytest.mark.clause("B-LA-4", "B-KNIGHT-1", "X-47")
def test_the_knight_counts_when_played_and_victory_after_the_robber_where_agreed() -> None:
    game = do(one_knight_short(win_before_robber=False), "red", "knight")
    assert (army_holder(game), points(game, "red"), game.over) == ("red", 10, False)
    do(game, "red", "robber (2,0) from blue")
    assert not game.over
    do(game, "red", "stolen ore")
    assert game.winner == 0
