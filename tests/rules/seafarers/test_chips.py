"""Points for settling elsewhere: EX-S28, EX-S29, S-CHIP-1 to -8, S-NS-1, S-4I-1, S-WIN-1."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import chips, do, next_turn, own, sea
from tests.rules.table import CITY, SETTLEMENT, add, points, refused

HANDS = {"red": add(SETTLEMENT, SETTLEMENT, CITY), "blue": SETTLEMENT}
LINE = "(1,-1)SE (2,-1)W (2,-2)SW (2,-2)W"
PIECES = {
    "red": own("(0,0)NE (-2,1)S", LINE, cities="(-1,1)N"),
    "blue": own("(0,1)NE", "(1,0)SE (2,0)SW"),
}
"""Red has four points; ships of both lead to island i2."""


@pytest.mark.clause("S-CHIP-1", "S-CHIP-2", "S-CHIP-5", "S-NS-1", "S-INV-5")
def test_EX_S28_the_first_settlement_on_an_island_brings_two_points_more() -> None:
    game = sea(pieces=PIECES, hands=HANDS)
    assert points(game, "red") == 4
    do(game, "red", "settlement (2,-1)NW")
    assert (points(game, "red"), chips(game, "red")) == (7, 2)
    do(game, "red", "settlement (2,-2)NW")
    assert (points(game, "red"), chips(game, "red")) == (8, 2)
    do(game, "red", "city (2,-1)NW")
    assert (points(game, "red"), chips(game, "red")) == (9, 2)
    next_turn(game, "blue")
    assert points(game, "blue") == 1
    do(game, "blue", "settlement (2,0)S")
    assert (points(game, "blue"), chips(game, "blue")) == (4, 2)


@pytest.mark.clause("S-4I-1", "S-CHIP-2", "S-CHIP-3")
def test_EX_S29_homes_bring_no_points_and_all_other_islands_do() -> None:
    game = sea(scenario="four_islands", starter=0)
    do(game, "red", "found settlement (-2,-1)N", "found road (-2,-1)NE")
    do(game, "blue", "found settlement (-3,1)N", "found road (-3,1)NE")
    do(game, "white", "found settlement (2,1)N", "found ship (2,1)NE")
    do(game, "white", "found settlement (0,2)S", "found ship (0,2)SE")
    do(game, "blue", "found settlement (-3,3)S", "found ship (-3,3)SE")
    do(game, "red", "found settlement (-2,2)SE", "found ship (-2,2)SE")
    home = game.describe()["home"]
    assert [len(home[colour]) for colour in ("red", "blue", "white")] == [2, 1, 1]
    assert set(home["blue"]) < set(home["red"])
    assert all(chips(game, colour) == 0 for colour in home)


@pytest.mark.clause("S-4I-1", "S-CHIP-2", "S-CHIP-3")
def test_EX_S29_later_settlements_bring_points_by_island() -> None:
    red = own("(-2,-1)N (-2,2)SE", "(2,-1)SW (2,-1)SE", roads="(-1,-2)W (-1,-2)NW")
    words: dict[str, Any] = {
        "scenario": "four_islands",
        "home": {"red": ["(-1,-2)", "(-3,1)"], "blue": ["(-3,1)"]},
    }
    game = sea(pieces={"red": red}, hands={"red": add(SETTLEMENT, SETTLEMENT)}, **words)
    do(game, "red", "settlement (-1,-2)N")
    assert (points(game, "red"), chips(game, "red")) == (3, 0)
    do(game, "red", "settlement (2,-1)S")
    assert (points(game, "red"), chips(game, "red")) == (6, 2)
    blue = own("(-3,1)N (-3,3)S", roads="(-1,-2)NW")
    theirs = sea(pieces={"blue": blue}, hands={"blue": SETTLEMENT}, active="blue", **words)
    do(theirs, "blue", "settlement (-1,-2)N")
    assert (points(theirs, "blue"), chips(theirs, "blue")) == (5, 2)


@pytest.mark.clause("S-CHIP-5")
def test_chips_stay_when_the_ships_have_left() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(1,-1)SE (2,-1)W (2,-1)SW")}, hands={"red": SETTLEMENT})
    do(game, "red", "settlement (2,-1)NW")
    next_turn(game, "red")
    do(game, "red", "move ship (2,-1)SW to (0,0)E")
    assert (chips(game, "red"), points(game, "red")) == (2, 4)


@pytest.mark.clause("S-CHIP-6", "S-WIN-1")
def test_chips_win_at_once_in_the_own_turn() -> None:
    game = sea(pieces=PIECES, hands=HANDS, victory_points=7)
    do(game, "red", "settlement (2,-1)NW")
    assert (game.over, game.winner) == (True, 0)
    more = sea(pieces=PIECES, hands=HANDS, victory_points=8)
    do(more, "red", "settlement (2,-1)NW")
    assert not more.over


@pytest.mark.clause("S-WIN-1", "S-WIN-2", "SX-8")
@pytest.mark.parametrize("goal", [13, 14])
def test_the_goal_is_that_of_the_scenario_unless_agreed_otherwise(goal: int) -> None:
    usual = sea(scenario="four_islands" if goal == 13 else "new_shores")
    assert usual.rules.goal == goal
    assert sea(victory_points=12).rules.goal == 12


@pytest.mark.clause("S-CHIP-4", "S-CHIP-1")
def test_every_island_is_a_zone_of_its_own() -> None:
    red = own("(0,0)NE", LINE, roads="(1,-3)SW")
    hands = {"red": add(SETTLEMENT, SETTLEMENT)}
    game = sea(pieces={"red": red}, hands=hands)
    do(game, "red", "settlement (2,-1)NW", "settlement (1,-3)S")
    assert chips(game, "red") == 4
    again = sea(pieces={"red": red}, hands=hands, explored={"red": ["(2,-2)"]})
    do(again, "red", "settlement (2,-1)NW")
    assert chips(again, "red") == 2


@pytest.mark.clause("S-CHIP-3")
def test_the_main_island_brings_nothing() -> None:
    game = sea(pieces={"red": own("(0,0)NE", roads="(0,0)E (0,1)NE")}, hands={"red": SETTLEMENT})
    do(game, "red", "settlement (0,1)NE")
    assert (points(game, "red"), chips(game, "red")) == (2, 0)


@pytest.mark.clause("S-FI-1", "S-CHIP-1", "S-FI-2")
def test_there_are_no_chips_in_the_fog() -> None:
    red = own("(-1,0)N", "(3,-1)SW (3,-1)W")
    game = sea(scenario="fog_islands", pieces={"red": red}, hands={"red": SETTLEMENT})
    do(game, "red", "settlement (3,-1)SW")
    assert (points(game, "red"), chips(game, "red")) == (2, 0)


@pytest.mark.clause("S-CHIP-8", "S-GOLD-6", "S-TTD-1")
def test_an_island_of_gold_alone_brings_its_chip() -> None:
    game = sea(scenario="through_desert", pieces={"red": own(ships="(2,0)E")}, hands={"red": SETTLEMENT})
    refused(game, "red", "settlement (2,0)N", "S-SETT-1")
    do(game, "red", "settlement (2,0)NE")
    assert (points(game, "red"), chips(game, "red")) == (3, 2)
