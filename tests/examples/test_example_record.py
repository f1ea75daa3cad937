"""What the almanac tells of each turn is true of the record of its game; `tests/rules` has it by clauses."""

from __future__ import annotations

import pytest
from tests.examples.example_record import (
    FIELDS_10,
    HILLS_9,
    LEDGER,
    PASTURE_8,
    PASTURE_12,
    START,
    after,
    at,
    before,
    deeds,
    gained,
    hands,
)
from tests.rules.example_game import ORDER, hands_of
from tests.rules.table import (
    allowed,
    bank,
    cards,
    goods,
    hand,
    points,
    refused,
    roll,
    route,
    route_holder,
    size,
    texts,
)

from ostrov import Game


def tile(game: Game, hex_: str) -> tuple[str, int | None]:
    """Terrain and token of a hex."""
    return next((t.terrain, t.token) for t in game.layout.tiles if f"({t.q},{t.r})" == hex_)


def total(turn: int) -> int:
    """The sum of the dice of a turn."""
    (dice,) = [text for text in deeds(turn) if text.startswith("dice")]
    return sum(map(int, dice.split()[1:]))


def test_setting_the_facts_of_the_board() -> None:
    game = after(0)
    found = [tile(game, hex_) for hex_ in (PASTURE_8, HILLS_9, FIELDS_10, PASTURE_12)]
    assert found == [("pasture", 8), ("hills", 9), ("fields", 10), ("pasture", 12)]
    assert hands(game) == hands_of(START)
    assert {colour: points(game, colour) for colour in ORDER} == dict.fromkeys(ORDER, 2)
    assert game.describe()["robber"] == "(0,0)"
    pieces = game.describe()["pieces"]
    assert [len(pieces[colour]["roads"]) for colour in ORDER] == [2, 2, 2, 2]


@pytest.mark.clause("B-COMP-1", "B-COMP-4", "B-COMP-5")
def test_setting_the_board_is_made_of_the_pieces_in_the_box() -> None:
    layout = after(0).layout
    terrains = [t.terrain for t in layout.tiles]
    counts = {name: terrains.count(name) for name in sorted(set(terrains))}
    assert counts == {"desert": 1, "fields": 4, "forest": 4, "hills": 3, "mountains": 3, "pasture": 4}
    assert sorted(t.token for t in layout.tiles if t.token) == sorted(
        [2, 12, *[3, 4, 5, 6, 8, 9, 10, 11] * 2]
    )
    kinds = sorted(layout.harbours.values())
    assert kinds == sorted(["3:1"] * 4 + ["lumber", "brick", "wool", "grain", "ore"])


@pytest.mark.parametrize("turn", LEDGER)
def test_the_hands_after_each_turn(turn: int) -> None:
    assert hands(after(turn)) == hands_of(LEDGER[turn])
    assert after(turn).describe()["active"] == ORDER[turn % 4]
    assert total(turn) != 7 or turn == 7


@pytest.mark.clause("B-DOM-2", "B-DOM-6", "B-TURN-5", "B-TURN-6", "B-START-3")
def test_turn_1_nobody_agrees() -> None:
    refused(at(1, 1), "orange", "road (-1,1)E", "B-BUILD-1")
    assert [hand(at(1, 1), colour).get("lumber", 0) for colour in ORDER] == [0, 2, 2, 0]
    refused(at(1, 5), "orange", "deal red", "B-DOM-6")
    refused(at(1, 5), "orange", "deal blue", "B-DOM-6")
    game = after(1)
    assert game.describe()["active"] == "red"
    assert game.describe()["phase"] == "before roll"


@pytest.mark.clause("B-DEV-1", "B-BUILD-1", "B-DOM-6")
def test_turn_2_a_development_card() -> None:
    assert hand(at(2, 1), "red").get("brick", 0) == 0
    assert cards(after(2), "red") == {"year of plenty": 1}
    paid = {kind: bank(after(2))[kind] - bank(at(2, 1))[kind] for kind in ("wool", "grain", "ore")}
    assert paid == {"wool": 1, "grain": 1, "ore": 1}


@pytest.mark.clause("B-DOM-1", "B-BUILD-1")
def test_turn_3_a_trade_and_a_road() -> None:
    assert hand(before(3, "road"), "blue") == goods(lumber=3, brick=1, grain=1)
    assert len(after(3).describe()["pieces"]["blue"]["roads"]) == 3


@pytest.mark.clause("B-DOM-3", "B-DOM-7", "B-BUILD-2")
def test_turn_4_a_road_and_a_card_in_one_turn() -> None:
    refused(at(4, 2), "blue", "accept", "B-DOM-7")
    allowed(at(4, 2), "orange", "accept")
    assert len(after(4).describe()["pieces"]["white"]["roads"]) == 3
    assert cards(after(4), "white") == {"knight": 1}


@pytest.mark.clause("B-DEV-7", "B-TURN-5")
def test_turn_5_a_bought_card_waits() -> None:
    allowed(at(5, 1), "orange", "road (-1,1)E")
    refused(at(5, 2), "orange", "road building", "B-DEV-7")
    assert cards(after(5), "orange") == {"road building": 1}
    assert gained(5, "orange") == 0


@pytest.mark.clause("B-DEV-6", "B-DEV-7")
def test_turn_5_it_waits_for_the_next_turn_of_its_owner_not_for_a_round() -> None:
    bought_by_white = after(4)  # the last of the round
    assert cards(bought_by_white, "white") == {"knight": 1}
    allowed(after(7), "white", "knight")
    allowed(after(8), "orange", "road building")


@pytest.mark.clause("B-PROG-YOP", "B-CITY-1", "B-DEV-9", "B-DOM-3", "X-7")
def test_turn_6_year_of_plenty_makes_a_city() -> None:
    assert hand(at(6, 1), "red") == goods(lumber=3, brick=1, ore=2)
    assert "offer 1 grain for 1 lumber, 1 brick to red" in deeds(6)
    game = after(6)
    assert points(game, "red") == 3
    assert cards(game, "red") == {}
    assert game.describe()["played"] == {"year of plenty": 1}


@pytest.mark.clause("B-SEVEN-2", "B-ROB-4", "B-ROB-7")
def test_turn_7_a_seven_robs_white() -> None:
    assert total(7) == 7
    assert after(7).describe()["robber"] == PASTURE_8
    assert "stolen lumber" in deeds(7)
    for colour in ("orange", "red", "white"):
        refused(at(7, 3), colour, "accept", "B-DOM-7")


@pytest.mark.clause("B-DEV-6", "B-KNIGHT-3", "B-KNIGHT-4", "B-SETT-4", "X-79")
def test_turn_8_a_knight_before_the_roll() -> None:
    assert size(after(7), "blue") == 5
    game = after(8)
    assert points(game, "white") == 3
    assert game.describe()["knights"] == {"orange": 0, "red": 0, "blue": 0, "white": 1}
    assert game.describe()["robber"] == FIELDS_10
    assert total(8) == 8
    rolled_first = roll(after(7), "white", 8)
    assert "wool" not in hand(rolled_first, "white")  # the pasture would have been blocked


@pytest.mark.clause("B-PROG-ROAD", "B-DEV-9", "X-7")
def test_turn_9_road_building() -> None:
    game = after(9)
    assert len(game.describe()["pieces"]["orange"]["roads"]) == 4
    assert game.describe()["played"] == {"year of plenty": 1, "road building": 1}
    assert cards(game, "orange") == {}


@pytest.mark.clause("B-PROD-5")
def test_turn_10_the_fields_are_blocked() -> None:
    assert total(10) == 10
    assert bank(after(10))["grain"] == bank(after(9))["grain"]
    assert bank(after(10))["lumber"] == bank(after(9))["lumber"] - 3  # the other hex with a 10
    assert size(at(10, 1), "red") == 1
    assert texts(at(10, 1), "red") == ["end turn"]


@pytest.mark.clause("B-MAR-1", "B-TURN-1", "B-SETT-4")
def test_turn_11_trade_with_a_player_then_with_the_bank() -> None:
    assert hand(at(11, 1), "blue") == goods(lumber=4, brick=1, grain=1, ore=1)
    assert points(after(11), "blue") == 3


@pytest.mark.clause("B-ROAD-2")
def test_turn_12_a_road() -> None:
    assert len(after(12).describe()["pieces"]["white"]["roads"]) == 4


@pytest.mark.clause("B-BUILD-1", "B-DOM-7")
def test_turn_13_a_grain_short_of_a_city() -> None:
    refusal = at(13, 1).why_not("city (-1,1)SE", 0)
    assert refusal is not None
    assert refusal.params["missing"] == {"grain": 1}
    for colour in ("red", "blue", "white"):
        refused(at(13, 2), colour, "accept", "B-DOM-7")
    assert points(after(13), "orange") == 3


@pytest.mark.clause("B-ROAD-2")
def test_turn_14_a_road() -> None:
    assert len(after(14).describe()["pieces"]["red"]["roads"]) == 3


@pytest.mark.clause("B-DOM-6", "B-ROAD-2")
def test_turn_15_nobody_sells_grain() -> None:
    refused(at(15, 1), "blue", "buy card", "B-BUILD-1")
    assert len(after(15).describe()["pieces"]["blue"]["roads"]) == 4


@pytest.mark.clause("B-MAR-3", "B-MAR-5", "B-CITY-3")
def test_turn_16_the_wool_harbour_twice() -> None:
    assert [text for text in deeds(16) if text.startswith("bank")] == [
        "bank 2 wool for 1 ore",
        "bank 2 wool for 1 grain",
    ]
    assert gained(16, "white") == 1
    pieces = after(16).describe()["pieces"]["white"]
    assert (len(pieces["settlements"]), len(pieces["cities"])) == (2, 1)


@pytest.mark.clause("B-WIN-1", "B-LR-5", "B-LA-1")
def test_end_the_final_position() -> None:
    game = after(16)
    assert {colour: points(game, colour) for colour in ORDER} == {
        "orange": 3,
        "red": 3,
        "blue": 3,
        "white": 4,
    }
    assert (size(game, "orange"), size(game, "white")) == (7, 0)
    position = game.describe()
    assert position["knights"]["white"] == 1
    assert position["robber"] == FIELDS_10
    assert [len(position["pieces"][colour]["roads"]) for colour in ORDER] == [4, 3, 4, 4]
    assert route_holder(game) is None
    assert position["largest_army"] is None
    assert max(route(game, colour) for colour in ORDER) < 5
    assert game.winner is None
    needs = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    lacking = {kind: n for kind, n in needs.items() if hand(game, "red").get(kind, 0) < n}
    assert lacking == {"grain": 1}


@pytest.mark.clause("B-DEV-6", "B-DEV-7", "B-KNIGHT-3", "B-PROD-5", "B-PROG-YOP", "B-PROG-ROAD", "B-MAR-3")
def test_all_all_sixteen_turns_follow_one_another() -> None:
    game = after(16)
    assert (game.describe()["turn"], game.describe()["active"]) == (17, "orange")
