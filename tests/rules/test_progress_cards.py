"""Progress cards: B-PROG-ROAD, B-PROG-YOP, B-PROG-MONO, X-11, X-13, X-14, X-40."""

from __future__ import annotations

import pytest
from tests.rules.table import bank, do, edge, goods, hand, own, places, refused, size, table, texts


@pytest.mark.clause("B-PROG-ROAD")
@pytest.mark.parametrize("phase", ["before roll", "main"])
def test_road_building_places_two_free_roads(phase: str) -> None:
    pieces = {"red": own("(0,0)N"), "blue": own("(0,0)S", roads="(0,0)SE")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}}, phase=phase)
    refused(game, "red", "free road (0,0)NE", "B-PROG-ROAD")
    do(game, "red", "road building")
    refused(game, "red", "end turn", "B-PROG-ROAD")
    refused(game, "red", "free road (0,0)E", "B-ROAD-2")
    refused(game, "red", "free road (0,0)SE", "B-ROAD-1")
    do(game, "red", "free road (0,0)NE")
    refused(game, "red", "road (0,0)E", "B-PROG-ROAD")
    do(game, "red", "free road (0,0)E")
    refused(game, "red", "free road (0,0)NW", "B-PROG-ROAD")
    assert hand(game, "red") == {}
    assert game.state.roads_left[0] == 13
    assert game.describe()["phase"] == phase
    assert game.describe()["played"] == {"road building": 1}


ALMOST_ALL = (
    "(0,-2)NE (1,-2)NW (1,-2)NE (2,-2)NW (2,-2)NE (2,-2)E (2,-1)NE (2,-1)E (2,0)NE (2,0)E (2,0)SE (1,1)E"
)


@pytest.mark.clause("B-PROG-ROAD", "X-13", "B-BUILD-3")
@pytest.mark.parametrize("option", [True, False])
def test_road_building_with_one_piece_left(option: bool) -> None:
    pieces = {"red": own(roads=f"{ALMOST_ALL} (1,1)SE (0,2)E")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}}, road_building_partial=option)
    if not option:
        refused(game, "red", "road building", "B-PROG-ROAD", "X-13")
        return
    do(game, "red", "road building", "free road (0,2)SE")
    assert game.describe()["phase"] == "main"
    assert game.state.roads_left[0] == 0


@pytest.mark.clause("B-PROG-ROAD", "X-13")
@pytest.mark.parametrize("option", [True, False])
def test_road_building_without_pieces_or_sites(option: bool) -> None:
    pieces = {"red": own(roads=f"{ALMOST_ALL} (1,1)SE (0,2)E (0,2)SE")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}}, road_building_partial=option)
    refused(game, "red", "road building", "B-PROG-ROAD", "X-13")
    game = table(cards={"red": {"road building": 1}}, road_building_partial=option)
    refused(game, "red", "road building", "B-PROG-ROAD", "X-13")


@pytest.mark.clause("B-PROG-ROAD", "X-13")
@pytest.mark.parametrize("option", [True, False])
def test_road_building_with_one_site(option: bool) -> None:
    pieces = {"red": own("(0,-2)NW", roads="(0,-2)NW"), "blue": own("(0,-2)NE (0,-2)S", roads="(0,-2)W")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}}, road_building_partial=option)
    if option:
        do(game, "red", "road building", "free road (0,-2)NE")
        assert game.describe()["phase"] == "main"
        assert game.state.roads_left[0] == 13
    else:
        refused(game, "red", "road building", "B-PROG-ROAD", "X-13")


@pytest.mark.clause("B-PROG-ROAD", "X-13")
@pytest.mark.parametrize("option", [True, False])
def test_road_building_where_the_only_site_leads_on(option: bool) -> None:
    pieces = {"red": own("(0,-2)NW", roads="(0,-2)NW"), "blue": own("(0,-2)S", roads="(0,-2)W")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}}, road_building_partial=option)
    do(game, "red", "road building")
    assert places(game, "red", "free road") == {edge(game, "(0,-2)NE")}
    do(game, "red", "free road (0,-2)NE")
    assert places(game, "red", "free road") == {edge(game, "(0,-2)E"), edge(game, "(1,-2)NW")}
    do(game, "red", "free road (0,-2)E")


@pytest.mark.clause("B-PROG-YOP")
@pytest.mark.parametrize("choice", ["2 ore", "1 lumber, 1 ore", "1 wool, 1 grain", "2 brick"])
def test_year_of_plenty_takes_any_two(choice: str) -> None:
    game = table(cards={"red": {"year of plenty": 1}})
    assert len(texts(game, "red", "year of plenty")) == 15
    do(game, "red", f"year of plenty {choice}")
    assert size(game, "red") == 2
    assert sum(bank(game).values()) == 93


@pytest.mark.clause("B-PROG-YOP", "X-14")
def test_year_of_plenty_takes_two_and_only_resources() -> None:
    game = table(cards={"red": {"year of plenty": 1}})
    for choice in ("1 ore", "3 ore", "1 ore, 1 wool, 1 grain", "1 ore, 1 paper"):
        refused(game, "red", f"year of plenty {choice}", "B-PROG-YOP")
    short = table(cards={"red": {"year of plenty": 1}}, hands={"blue": goods(ore=18)})
    refused(short, "red", "year of plenty 2 ore", "B-PROG-YOP", "X-14")
    do(short, "red", "year of plenty 1 lumber, 1 ore")


@pytest.mark.clause("B-PROG-YOP", "X-11", "X-14")
def test_year_of_plenty_takes_what_is_left() -> None:
    rest = dict.fromkeys(("lumber", "brick", "wool", "grain"), 19)
    game = table(cards={"red": {"year of plenty": 1}}, hands={"blue": {**rest, "ore": 18}})
    assert texts(game, "red", "year of plenty") == ["year of plenty 1 ore"]
    do(game, "red", "year of plenty 1 ore")
    assert (hand(game, "red"), bank(game)) == (goods(ore=1), {})
    empty = table(cards={"red": {"year of plenty": 1}}, hands={"blue": {**rest, "ore": 19}})
    refused(empty, "red", "year of plenty 1 ore", "B-PROG-YOP", "X-14")


@pytest.mark.clause("B-PROG-MONO", "X-40")
def test_monopoly_takes_all_cards_of_a_kind() -> None:
    hands = {
        "red": goods(ore=1),
        "blue": goods(ore=3, wool=2),
        "orange": goods(wool=1),
        "white": goods(ore=2, grain=1),
    }
    game = table(hands=hands, cards={"red": {"monopoly": 1}}, phase="before roll")
    refused(game, "red", "monopoly paper", "B-PROG-MONO")
    do(game, "red", "monopoly ore")
    assert hand(game, "red") == goods(ore=6)
    assert hand(game, "blue") == goods(wool=2)
    assert hand(game, "orange") == goods(wool=1)
    assert hand(game, "white") == goods(grain=1)
    assert bank(game)["ore"] == 13
