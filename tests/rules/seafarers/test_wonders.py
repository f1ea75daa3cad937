"""The Wonders of Catan: EX-S43, S-WO-1 to -7, SX-19, SX-20."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import chips, do, edges, nodes, own, sea
from tests.rules.table import allowed, goods, hand, points, refused, texts

from ostrov import Game
from ostrov.engine import constants as c

FOUR_CITIES = own("(-2,0)N (-2,0)S", cities="(0,0)N (0,0)S (2,0)N (2,0)S")
"""Ten points."""
THEATRE = goods(lumber=1, brick=1, wool=3)
TWICE = goods(lumber=2, brick=2, wool=6)
RING = "(-1,0)NE (-1,0)NW (-1,0)W (-1,0)SW (-1,0)E"
"""Five roads to the harbour at (-1,0)S."""


def wonders(red: dict[str, Any] | None = None, **words: Any) -> Game:
    """A position of the scenario in which red has these pieces."""
    return sea(scenario="wonders", pieces={"red": red or own("(0,0)N")}, **words)


def levels(game: Game, colour: str) -> tuple[str, int] | None:
    """The wonder of a colour and its levels."""
    row = game.describe()["wonders"][colour]
    return (row["wonder"], row["level"]) if row else None


@pytest.mark.clause("S-WO-3", "S-WO-4", "S-WO-5", "S-WO-6")
def test_EX_S43_a_higher_level_than_anybody_and_ten_points_win() -> None:
    blue = {"blue": {"wonder": "monument", "level": 1}}
    game = wonders(FOUR_CITIES, hands={"red": TWICE}, wonders=blue)
    assert points(game, "red") == 10
    do(game, "red", "claim wonder theatre")
    assert levels(game, "red") == ("theatre", 0)
    do(game, "red", "wonder theatre")
    assert (levels(game, "red"), hand(game, "red")) == (("theatre", 1), THEATRE)
    refused(game, "red", "claim wonder cathedral", "S-WO-4")
    assert not game.over
    do(game, "red", "wonder theatre")
    assert game.over
    assert game.winner == 0


@pytest.mark.clause("S-WO-6")
def test_EX_S43_an_equal_level_is_not_enough() -> None:
    blue = {"blue": {"wonder": "monument", "level": 2}}
    game = wonders(FOUR_CITIES, hands={"red": TWICE}, wonders=blue, auto_claim_victory=False)
    do(game, "red", "claim wonder theatre", "wonder theatre", "wonder theatre")
    refused(game, "red", "claim victory", "S-WO-6")
    refused(wonders(auto_claim_victory=False), "red", "claim victory", "B-WIN-1")


@pytest.mark.clause("S-WO-6")
def test_the_fourth_level_wins_with_any_points() -> None:
    three = {"red": {"wonder": "theatre", "level": 3}, "blue": {"wonder": "monument", "level": 3}}
    game = do(wonders(hands={"red": THEATRE}, wonders=three), "red", "wonder theatre")
    assert (game.over, game.winner) == (True, 0)


@pytest.mark.clause("S-WO-5", "S-WO-3")
def test_levels_are_paid_for_on_the_own_wonder() -> None:
    one = {"red": {"wonder": "theatre", "level": 1}, "blue": {"wonder": "monument", "level": 0}}
    game = wonders(hands={"red": THEATRE}, wonders=one)
    refused(game, "red", "wonder monument", "S-WO-5")
    assert do(game, "red", "wonder theatre").describe()["wonders"]["red"]["level"] == 2
    assert hand(game, "red") == {}
    refused(game, "red", "wonder theatre", "S-WO-3")
    refused(wonders(), "red", "wonder theatre", "S-WO-5")
    four = {"red": {"wonder": "theatre", "level": 4}}
    refused(wonders(wonders=four, auto_claim_victory=False), "red", "wonder theatre", "S-WO-5")


@pytest.mark.clause("S-WO-4")
@pytest.mark.parametrize(
    ("wonder", "meets", "misses"),
    [
        ("theatre", own(cities="(0,0)N (0,0)S"), own("(0,0)S", cities="(0,0)N")),
        ("great bridge", own("(-2,2)SE"), own("(-2,2)S")),
        ("great bridge", own(cities="(-1,3)NW"), own("(-1,3)N")),
        ("great wall", own("(3,-1)S"), own("(3,-1)NW")),
        ("monument", own(cities="(-1,0)S", roads=RING), own("(-1,0)S", roads=RING)),
        ("monument", own(cities="(-1,0)S", roads=RING), own(cities="(-1,0)N", roads=RING)),
        ("monument", own(cities="(-1,0)S", roads=RING), own(cities="(-1,0)S", roads=RING[:-8])),
        ("cathedral", own("(0,0)N (0,0)S (2,0)N (2,0)S", cities="(-1,0)SW"), own(cities="(0,0)N (0,0)S")),
    ],
)
def test_what_a_wonder_asks_for(wonder: str, meets: dict[str, Any], misses: dict[str, Any]) -> None:
    allowed(wonders(meets), "red", f"claim wonder {wonder}")
    refused(wonders(misses), "red", f"claim wonder {wonder}", "S-WO-4")


@pytest.mark.clause("S-WO-4")
def test_a_wonder_has_one_owner_and_its_demand_is_asked_once() -> None:
    game = do(wonders(own("(3,-1)S")), "red", "claim wonder great wall", "end turn")
    refused(game, "blue", "claim wonder great wall", "S-WO-4")
    do(game, "blue", "roll", "dice 1 1")
    refused(game, "blue", "claim wonder great wall", "S-WO-4")
    refused(game, "red", "claim wonder cathedral", "B-TURN-6")
    refused(sea(pieces={"red": own("(0,0)N")}), "red", "claim wonder theatre", "S-WO-4")


@pytest.mark.clause("SX-20", "S-INV-1")
def test_an_older_claim_takes_a_ship_and_the_first_level() -> None:
    game = wonders(own("(3,-1)S"), hands={"red": THEATRE}, sea_wonder_ship=True)
    refused(game, "red", "claim wonder great wall", "S-WO-3", "SX-20")
    wall = goods(lumber=1, brick=3, grain=1)
    game = wonders(own("(3,-1)S"), hands={"red": wall}, sea_wonder_ship=True)
    do(game, "red", "claim wonder great wall")
    assert (levels(game, "red"), hand(game, "red")) == (("great wall", 1), {})
    assert game.state.ships_left[0] == 14
    red = own("(3,-1)S (0,-1)N", ships="(0,-1)NE")
    bare = wonders(red, hands={"red": wall}, sea_wonder_ship=True, sea_ships=1)
    refused(bare, "red", "claim wonder great wall", "S-WO-4", "SX-20")
    allowed(wonders(red, sea_ships=1), "red", "claim wonder great wall")


@pytest.mark.clause("S-WO-1", "S-FOUND-1")
def test_nobody_founds_on_the_marks() -> None:
    game = sea(scenario="wonders", starter=0)
    marked = nodes(game, "(2,0)SE (3,-1)S (3,-1)N (3,0)N (4,-2)S (-2,2)SE (-1,3)NW")
    marked |= nodes(game, "(-2,2)S (-2,2)NE (-1,3)SW (-1,3)N")
    for place in marked:
        refused(game, "red", f"found settlement {place}", "S-WO-1")
    sites = {text.removeprefix("found settlement ") for text in texts(game, "red", "found settlement")}
    assert not sites & marked
    refused(game, "red", "found settlement (0,-3)N", "S-FOUND-1")
    allowed(game, "red", "found settlement (0,0)N")
    rich = goods(lumber=1, brick=1, wool=1, grain=1)
    later = wonders(own("(0,0)N", roads="(2,0)SE"), hands={"red": rich})
    assert edges(later, "(2,0)SE") <= set(later.describe()["pieces"]["red"]["roads"])
    allowed(later, "red", "settlement (2,0)SE")
    assert later.board.pirate == c.NO_FIGURE
    assert later.board.terrain[later.board.robber] == c.DESERT


@pytest.mark.clause("S-WO-2", "SX-19", "S-CHIP-1")
def test_a_small_island_brings_one_point_once() -> None:
    rich = goods(lumber=2, brick=2, wool=2, grain=2)
    red = own("(1,-2)SW", ships="(1,-2)W (1,-2)NW (1,-3)E")
    game = wonders(red, hands={"red": rich})
    do(game, "red", "settlement (1,-2)N")
    assert (chips(game, "red"), points(game, "red")) == (1, 3)
    again = own("(1,-2)SW (1,-2)N", ships="(1,-2)W (1,-2)NW (1,-3)E (1,-3)NE")
    game = do(wonders(again, hands={"red": rich}), "red", "settlement (1,-3)N")
    assert (chips(game, "red"), points(game, "red")) == (1, 4)


@pytest.mark.clause("S-WO-7", "S-SETUP-1")
@pytest.mark.parametrize("seed", range(8))
def test_a_dealt_map_keeps_deserts_and_small_islands(seed: int) -> None:
    printed = sea(scenario="wonders", seed=seed).board
    dealt = sea(scenario="wonders", seed=seed, sea_setup="variable")
    stays = {dealt.places.hex(h) for h in ("(4,-2)", "(4,-1)", "(3,0)", "(0,-3)", "(1,-3)", "(4,1)", "(3,2)")}
    for h in stays:
        assert (dealt.board.terrain[h], dealt.board.token[h]) == (printed.terrain[h], printed.token[h])
    for h in ("(3,-1)", "(2,0)"):
        assert dealt.board.token[dealt.places.hex(h)] not in (6, 8)
    assert sorted(dealt.board.terrain) == sorted(printed.terrain)
