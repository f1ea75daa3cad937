"""The sixteen-turn example game, EX-70 to EX-89, played through; each test looks at one turn of it."""

from __future__ import annotations

import pytest
from tests.rules.example_game import (
    FIELDS_10,
    HILLS_9,
    ORDER,
    PASTURE_8,
    PASTURE_12,
    PIECES,
    START,
    TILES,
    hands_of,
    opening,
)
from tests.rules.example_turns import after, gained
from tests.rules.table import allowed, bank, cards, hand, points, roll, route, route_holder, size


def test_EX_70_the_facts_of_the_board() -> None:
    game = opening()
    assert [TILES[hex_] for hex_ in ((2, -1), (0, -1), (-1, 1), (-1, 0))] == [
        ("pasture", 8),
        ("hills", 9),
        ("fields", 10),
        ("pasture", 12),
    ]
    assert (PASTURE_8, HILLS_9, FIELDS_10, PASTURE_12) == ("(2,-1)", "(0,-1)", "(-1,1)", "(-1,0)")
    assert {colour: hand(game, colour) for colour in ORDER} == hands_of(START)
    assert {colour: points(game, colour) for colour in ORDER} == dict.fromkeys(ORDER, 2)
    assert game.describe()["robber"] == "(0,0)"
    assert [len(PIECES[colour]["roads"]) for colour in ORDER] == [2, 2, 2, 2]


@pytest.mark.clause("B-DOM-2", "B-DOM-6", "B-TURN-5", "B-TURN-6", "B-START-3")
def test_EX_71_nobody_agrees() -> None:
    game = after(1)
    assert game.describe()["active"] == "red"
    assert game.describe()["phase"] == "before roll"


@pytest.mark.clause("B-DEV-1", "B-BUILD-1", "B-DOM-6")
def test_EX_72_a_development_card() -> None:
    assert cards(after(2), "red") == {"year of plenty": 1}
    paid = {
        kind: bank(after(2)).get(kind, 0) - bank(after(1)).get(kind, 0) for kind in ("wool", "grain", "ore")
    }
    assert paid == {"wool": 1, "grain": 1, "ore": 1}


@pytest.mark.clause("B-DOM-1", "B-BUILD-1")
def test_EX_73_a_trade_and_a_road() -> None:
    assert len(after(3).describe()["pieces"]["blue"]["roads"]) == 3


@pytest.mark.clause("B-DOM-3", "B-DOM-7", "B-BUILD-2")
def test_EX_74_a_road_and_a_card_in_one_turn() -> None:
    assert len(after(4).describe()["pieces"]["white"]["roads"]) == 3
    assert cards(after(4), "white") == {"knight": 1}


@pytest.mark.clause("B-DEV-7", "B-TURN-5")
def test_EX_75_a_bought_card_waits() -> None:
    assert cards(after(5), "orange") == {"road building": 1}
    assert gained(5, "orange") == 0


@pytest.mark.clause("B-DEV-6", "B-DEV-7")
def test_EX_89_it_waits_for_the_next_turn_of_its_owner_not_for_a_round() -> None:
    bought_by_white = after(4)  # the last of the round
    assert cards(bought_by_white, "white") == {"knight": 1}
    allowed(after(7), "white", "knight")
    allowed(after(8), "orange", "road building")


@pytest.mark.clause("B-PROG-YOP", "B-CITY-1", "B-DEV-9", "B-DOM-3", "X-7")
def test_EX_76_year_of_plenty_makes_a_city() -> None:
    game = after(6)
    assert points(game, "red") == 3
    assert cards(game, "red") == {}
    assert game.describe()["played"] == {"year of plenty": 1}


@pytest.mark.clause("B-SEVEN-2", "B-ROB-4", "B-ROB-7")
def test_EX_77_a_seven_robs_white() -> None:
    assert after(7).describe()["robber"] == PASTURE_8


@pytest.mark.clause("B-DEV-6", "B-KNIGHT-3", "B-KNIGHT-4", "B-SETT-4", "X-79")
def test_EX_78_a_knight_before_the_roll() -> None:
    game = after(8)
    assert points(game, "white") == 3
    assert game.describe()["knights"] == {"orange": 0, "red": 0, "blue": 0, "white": 1}
    assert game.describe()["robber"] == FIELDS_10
    rolled_first = roll(after(7), "white", 8)
    assert "wool" not in hand(rolled_first, "white")  # the pasture would have been blocked


@pytest.mark.clause("B-PROG-ROAD", "B-DEV-9", "X-7")
def test_EX_79_road_building() -> None:
    game = after(9)
    assert len(game.describe()["pieces"]["orange"]["roads"]) == 4
    assert game.describe()["played"] == {"year of plenty": 1, "road building": 1}
    assert cards(game, "orange") == {}


@pytest.mark.clause("B-PROD-5")
def test_EX_80_the_fields_are_blocked() -> None:
    assert bank(after(10)) == bank(after(9))


@pytest.mark.clause("B-MAR-1", "B-TURN-1", "B-SETT-4")
def test_EX_81_trade_with_a_player_then_with_the_bank() -> None:
    assert points(after(11), "blue") == 3


@pytest.mark.clause("B-ROAD-2")
def test_EX_82_a_road() -> None:
    assert len(after(12).describe()["pieces"]["white"]["roads"]) == 4


@pytest.mark.clause("B-BUILD-1", "B-DOM-7")
def test_EX_83_a_grain_short_of_a_city() -> None:
    assert points(after(13), "orange") == 3
    assert after(13).state.harbours[0] == 1 << 5  # 3:1


@pytest.mark.clause("B-ROAD-2")
def test_EX_84_a_road() -> None:
    assert len(after(14).describe()["pieces"]["red"]["roads"]) == 3


@pytest.mark.clause("B-DOM-6", "B-ROAD-2")
def test_EX_85_nobody_sells_grain() -> None:
    assert len(after(15).describe()["pieces"]["blue"]["roads"]) == 4


@pytest.mark.clause("B-MAR-3", "B-MAR-5", "B-CITY-3")
def test_EX_86_the_wool_harbour_twice() -> None:
    assert gained(16, "white") == 1
    pieces = after(16).describe()["pieces"]["white"]
    assert (len(pieces["settlements"]), len(pieces["cities"])) == (2, 1)


@pytest.mark.clause("B-WIN-1", "B-LR-5", "B-LA-1")
def test_EX_87_the_final_position() -> None:
    game = after(16)
    assert {colour: points(game, colour) for colour in ORDER} == {
        "orange": 3,
        "red": 3,
        "blue": 3,
        "white": 4,
    }
    assert [size(game, colour) for colour in ORDER] == [7, 3, 2, 0]
    position = game.describe()
    assert position["knights"]["white"] == 1
    assert position["robber"] == FIELDS_10
    assert [len(position["pieces"][colour]["roads"]) for colour in ORDER] == [4, 3, 4, 4]
    assert route_holder(game) is None
    assert position["largest_army"] is None
    assert max(route(game, colour) for colour in ORDER) < 5
    assert game.winner is None
    lacking = {kind: 1 - hand(game, "red").get(kind, 0) for kind in ("lumber", "brick", "wool", "grain")}
    assert lacking == {"lumber": 0, "brick": 0, "wool": 0, "grain": 1}


@pytest.mark.clause("B-DEV-6", "B-DEV-7", "B-KNIGHT-3", "B-PROD-5", "B-PROG-YOP", "B-PROG-ROAD", "B-MAR-3")
def test_EX_88_all_sixteen_turns_follow_one_another() -> None:
    game = after(16)
    assert (game.describe()["turn"], game.describe()["active"]) == (17, "orange")
