"""Development cards and harbours at sea: EX-S27, S-DEV-1 to -3, S-HARB-1 and -2."""

from __future__ import annotations

import pytest
from tests.rules.seafarers.table import do, edges, own, phase, roll, sea, sites
from tests.rules.table import SETTLEMENT, allowed, goods, hand, points, refused, texts

CARD = {"red": {"road building": 1}}
ROADS = (
    "(-1,0)NE (-1,0)E (-1,0)SE (-1,0)SW (-1,0)W (-1,0)NW (-1,1)NE (-1,1)E (-1,1)SE (-1,1)SW (-1,1)W "
    "(-2,1)NW (-2,1)W (-2,1)SW (-2,1)SE"
)
"""All fifteen, around three inland hexes."""


@pytest.mark.clause("S-DEV-2")
@pytest.mark.parametrize(
    "lines",
    [
        ("free road (0,0)NE", "free road (0,0)NW"),
        ("free ship (0,0)NE", "free ship (1,-1)SE"),
        ("free ship (1,-1)SE", "free ship (2,-1)W"),
        ("free road (0,0)E", "free ship (1,-1)SE"),
        ("free ship (1,-1)SE", "free road (0,0)E"),
    ],
)
def test_EX_S27_road_building_lays_two_lines_of_either_kind(lines: tuple[str, str]) -> None:
    game = sea(pieces={"red": own("(0,0)NE")}, cards=CARD, hands={"red": goods(ore=1)})
    do(game, "red", "road building", lines[0])
    refused(game, "red", "end turn", "S-DEV-2")
    do(game, "red", lines[1])
    assert (phase(game), hand(game, "red")) == ("main", goods(ore=1))
    assert game.state.ships_left[0] + game.state.roads_left[0] == 28


@pytest.mark.clause("S-DEV-2", "S-SHIP-4")
def test_EX_S27_no_settlement_comes_between_the_two_lines() -> None:
    red = own("(0,0)SE", roads="(0,0)E")
    game = sea(pieces={"red": red}, cards=CARD, hands={"red": SETTLEMENT})
    do(game, "red", "road building", "free road (0,0)NE")
    refused(game, "red", "settlement (0,0)N", "S-DEV-2")
    refused(game, "red", "free ship (0,-1)E", "S-SHIP-4")
    refused(game, "red", "free road (1,-1)SE", "S-GEO-3")
    do(game, "red", "free ship (0,1)NE", "settlement (0,0)N")
    assert sites(game, "red", "free ship") == set()


@pytest.mark.clause("S-DEV-2", "X-13")
@pytest.mark.parametrize(("ships", "laid"), [(15, 2), (1, 1)])
def test_EX_S27_without_roads_the_card_lays_ships(ships: int, laid: int) -> None:
    game = sea(pieces={"red": own("(0,0)NE", roads=ROADS)}, cards=CARD, sea_ships=ships)
    assert game.state.roads_left[0] == 0
    do(game, "red", "road building")
    assert texts(game, "red", "free road") == []
    do(game, "red", *("free ship (1,-1)SE", "free ship (2,-1)W")[:laid])
    assert (phase(game), game.state.ships_left[0]) == ("main", ships - laid)


@pytest.mark.clause("S-DEV-2", "X-13")
def test_road_building_needs_a_place_for_a_road_or_a_ship() -> None:
    inland = sea(pieces={"red": own("(-1,1)N", roads=ROADS)}, cards=CARD)
    refused(inland, "red", "road building", "S-DEV-2")
    strict = sea(
        pieces={"red": own("(0,0)NE", roads=ROADS)}, cards=CARD, sea_ships=1, road_building_partial=False
    )
    refused(strict, "red", "road building", "S-DEV-2")


@pytest.mark.clause("S-DEV-1", "S-DEV-2", "S-TURN-1")
def test_cards_are_played_before_the_roll_too() -> None:
    game = sea(phase="before roll", pieces={"red": own("(0,0)NE")}, cards=CARD)
    do(game, "red", "road building", "free ship (1,-1)SE", "free ship (2,-1)W")
    assert phase(game) == "before roll"
    roll(game, "red", 12)
    refused(game, "red", "move ship (2,-1)W to (0,0)E", "S-MOVE-2")
    knight = sea(phase="before roll", cards={"red": {"knight": 1}})
    do(knight, "red", "knight", "robber (0,0)", "roll", "dice 5 6")
    assert knight.describe()["knights"]["red"] == 1


@pytest.mark.clause("S-DEV-3", "S-COMP-6")
def test_all_other_cards_are_as_they_were() -> None:
    cards = {"red": {"monopoly": 1, "year of plenty": 1, "victory point": 1}}
    game = sea(cards=cards, hands={"blue": goods(wool=3)})
    assert points(game, "red") == 1
    do(game, "red", "monopoly wool")
    assert hand(game, "red") == goods(wool=3)
    plenty = sea(cards=cards)
    refused(plenty, "red", "gold wool", "S-GOLD-3")
    do(plenty, "red", "year of plenty 1 wool, 1 ore")
    assert hand(plenty, "red") == goods(wool=1, ore=1)
    assert sum(sea().describe()["deck"].values()) == 25


@pytest.mark.clause("S-HARB-1", "X-5", "S-GEO-6")
def test_a_harbour_on_an_island_counts_from_settling_there() -> None:
    red = own("(2,1)N", "(2,1)NE (2,1)E")
    hands = {"red": {"lumber": 1, "brick": 1, "wool": 1, "grain": 3}}
    game = sea(scenario="four_islands", pieces={"red": red}, hands=hands)
    refused(game, "red", "bank 2 grain for 1 ore", "B-MAR-3")
    do(game, "red", "settlement (2,1)SE", "bank 2 grain for 1 ore")


@pytest.mark.clause("S-HARB-2")
def test_a_ship_lies_on_the_edge_of_a_harbour() -> None:
    game = sea(pieces={"red": own("(0,0)N")}, hands={"red": goods(lumber=1, wool=1, ore=3)})
    assert sites(game, "red") == edges(game, "(0,-1)E (0,0)NE")
    do(game, "red", "ship (0,-1)E", "bank 3 ore for 1 brick")
    allowed(game, "red", "end turn")
