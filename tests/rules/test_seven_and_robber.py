"""The seven and the robber: B-SEVEN-1 to -5, B-ROB-1 to -9, X-8 to X-10, X-32, X-34, X-43."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import (
    COLOURS,
    ROAD,
    add,
    allowed,
    bank,
    cards,
    do,
    goods,
    hand,
    own,
    refused,
    roll,
    size,
    table,
    texts,
)

from ostrov import Game


def seven(**words: Any) -> Game:
    """The active colour has just rolled a seven."""
    return roll(table(phase="before roll", **words), words.get("active", "red"), 7)


@pytest.mark.clause("B-SEVEN-1")
@pytest.mark.parametrize("dice", ["1 6", "6 1", "2 5", "3 4"])
def test_no_hex_produces_on_a_seven(dice: str) -> None:
    game = table(starter=0)
    before = bank(game)
    do(game, "red", "roll", f"dice {dice}")
    assert bank(game) == before
    assert game.describe()["phase"] == "moving robber"


@pytest.mark.clause("B-SEVEN-2", "B-SEVEN-4")
@pytest.mark.parametrize(
    ("held", "due"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (13, 6), (19, 9)]
)
def test_half_rounded_down(held: int, due: int) -> None:
    game = seven(hands={"blue": goods(ore=held)})
    if due:
        refused(game, "blue", f"discard {due + 1} ore", "B-SEVEN-2")
        refused(game, "blue", f"discard {due - 1} ore", "B-SEVEN-2")
        do(game, "blue", f"discard {due} ore")
    assert size(game, "blue") == held - due
    do(game, "red", "robber (0,1)")


@pytest.mark.clause("B-SEVEN-2")
@pytest.mark.parametrize("limit", [0, 2, 9])
def test_another_hand_limit(limit: int) -> None:
    held = goods(lumber=limit + 2)
    game = seven(hands={"red": held, "blue": goods(ore=limit)}, hand_limit=limit)
    assert game.awaiting == (0,)
    refused(game, "blue", "discard 1 ore", "B-SEVEN-2")
    do(game, "red", f"discard {(limit + 2) // 2} lumber")
    assert size(game, "red") == limit + 2 - (limit + 2) // 2


@pytest.mark.clause("B-SEVEN-3", "B-DEV-10")
def test_development_cards_do_not_count() -> None:
    game = seven(hands={"red": goods(ore=7)}, cards={"red": {"knight": 5, "victory point": 2}})
    do(game, "red", "robber (0,1)")
    assert (size(game, "red"), cards(game, "red")) == (7, {"knight": 5, "victory point": 2})


@pytest.mark.clause("B-SEVEN-4", "B-DEV-6", "X-34", "X-44", "B-TRADE-1")
def test_discards_robber_theft_then_trade() -> None:
    hands = {"red": add(ROAD, goods(ore=8)), "blue": goods(wool=1)}
    pieces = {"red": own("(0,0)N"), "blue": own("(2,0)N")}
    game = seven(hands=hands, pieces=pieces, cards={"red": {"knight": 1, "monopoly": 1}})
    others = ("road (0,0)NE", "bank 4 ore for 1 wool", "offer 1 ore for 1 wool", "end turn", "roll")
    for text in (*others, "robber (2,0) from blue"):
        refused(game, "red", text, "B-SEVEN-4")
    for text in ("knight", "monopoly wool"):
        refused(game, "red", text, "B-DEV-6")
    refused(game, "blue", "offer 1 wool for 1 ore to red", "B-SEVEN-4")
    do(game, "red", "discard 5 ore")
    for text in others:
        refused(game, "red", text, "B-SEVEN-4")
    for text in ("knight", "monopoly wool"):
        refused(game, "red", text, "B-DEV-6", "B-SEVEN-4")
    do(game, "red", "robber (2,0) from blue")
    refused(game, "red", "end turn", "B-ROB-4")
    do(game, "red", "stolen wool")
    for text in ("road (0,0)NE", "knight", "monopoly wool", "end turn", "offer 1 ore for 1 grain"):
        allowed(game, "red", text)


@pytest.mark.clause("B-SEVEN-5", "X-32")
def test_simultaneous_discards_lie_face_down() -> None:
    hands = dict.fromkeys(("red", "orange"), goods(lumber=4, ore=4))
    game = seven(hands=hands)
    assert game.awaiting == (0, 2)
    do(game, "orange", "discard 4 ore")
    assert hand(game, "orange") == goods(lumber=4, ore=4)
    assert bank(game)["ore"] == 11
    refused(game, "orange", "discard 4 lumber", "B-SEVEN-2")
    do(game, "red", "discard 4 lumber")
    assert bank(game) == goods(lumber=15, brick=19, wool=19, grain=19, ore=15)


@pytest.mark.clause("B-SEVEN-5", "X-32")
def test_discards_in_turn_order() -> None:
    hands = dict.fromkeys(("red", "blue", "white"), goods(lumber=4, ore=4))
    game = seven(hands=hands, active="blue", discard_order="clockwise")
    for colour, later in (("blue", ("white", "red")), ("white", ("red",)), ("red", ())):
        for other in later:
            refused(game, other, "discard 4 ore", "B-SEVEN-5", "X-32")
        assert {action.seat for action in game.legal()} == {COLOURS.index(colour)}
        do(game, colour, "discard 4 ore")
        assert hand(game, colour) == goods(lumber=4)
    assert bank(game)["ore"] == 19


@pytest.mark.clause("B-ROB-1", "B-ROB-2", "B-ROB-3")
def test_the_robber_moves_to_another_hex() -> None:
    game = table(robber="(2,0)")
    refused(game, "red", "robber (0,1)", "B-ROB-1")
    game = seven(robber="(2,0)")
    refused(game, "red", "robber (2,0)", "B-ROB-2")
    assert len(texts(game, "red", "robber")) == 18
    refused(game, "blue", "robber (0,1)", "B-TURN-6")
    do(game, "red", "robber (0,0)")
    refused(game, "red", "robber (0,1)", "B-ROB-1")


@pytest.mark.clause("B-ROB-3", "X-8")
@pytest.mark.parametrize("option", [True, False])
def test_back_to_the_desert(option: bool) -> None:
    game = seven(robber="(2,0)", robber_to_desert=option)
    if option:
        do(game, "red", "robber (0,0)")
    else:
        refused(game, "red", "robber (0,0)", "B-ROB-3", "X-8")
        assert len(texts(game, "red", "robber")) == 17


VICTIMS = {"blue": own("(2,0)N (2,0)SE"), "orange": own("(2,0)SW")}


@pytest.mark.clause("B-ROB-4", "B-ROB-5")
def test_one_card_whatever_the_number_of_buildings() -> None:
    game = seven(pieces=VICTIMS, hands={"blue": goods(ore=3), "orange": goods(wool=1)})
    refused(game, "red", "robber (2,0) from white", "B-ROB-4")
    refused(game, "red", "robber (2,0) from red", "B-ROB-4")
    refused(game, "red", "robber (0,1) from blue", "B-ROB-4")
    do(game, "red", "robber (2,0) from blue", "stolen ore")
    assert (hand(game, "red"), hand(game, "blue")) == (goods(ore=1), goods(ore=2))


@pytest.mark.clause("B-ROB-5", "B-ROB-4")
def test_every_card_of_the_victim_is_equally_likely() -> None:
    game = seven(pieces=VICTIMS, hands={"blue": goods(ore=3, wool=1, grain=2)})
    do(game, "red", "robber (2,0) from blue")
    odds = {chance.outcome.text: (chance.weight, chance.total) for chance in game.chances()}
    assert odds == {"stolen wool": (1, 6), "stolen grain": (2, 6), "stolen ore": (3, 6)}


@pytest.mark.clause("B-ROB-6", "X-10")
def test_nobody_to_rob() -> None:
    game = seven(pieces=VICTIMS, hands={"orange": goods(wool=1)})
    refused(game, "red", "robber (2,0) from blue", "B-ROB-6", "X-10")  # no cards, but orange has
    do(game, "red", "robber (0,-2)")
    assert game.describe()["phase"] == "main"
    empty = seven(pieces=VICTIMS)
    do(empty, "red", "robber (2,0)")
    assert (empty.describe()["robber"], empty.describe()["phase"]) == ("(2,0)", "main")


@pytest.mark.clause("B-ROB-6", "X-10")
def test_an_empty_hand_may_be_chosen_where_agreed() -> None:
    game = seven(pieces=VICTIMS, hands={"orange": goods(wool=1)}, robber_empty_victim_selectable=True)
    allowed(game, "red", "robber (2,0) from orange")
    refused(game, "red", "robber (2,0)", "B-ROB-8")
    do(game, "red", "robber (2,0) from blue")
    assert game.describe()["phase"] == "main"
    assert (hand(game, "red"), hand(game, "orange")) == ({}, goods(wool=1))


@pytest.mark.clause("B-ROB-8", "X-9")
@pytest.mark.parametrize("option", [True, False])
def test_stealing_is_compulsory_unless_agreed(option: bool) -> None:
    game = seven(pieces=VICTIMS, hands={"blue": goods(ore=1)}, robber_steal_optional=option)
    allowed(game, "red", "robber (2,0) from blue")
    if option:
        do(game, "red", "robber (2,0)")
        assert hand(game, "blue") == goods(ore=1)
    else:
        refused(game, "red", "robber (2,0)", "B-ROB-8", "X-9")


@pytest.mark.clause("B-ROB-4", "B-ROB-6")
def test_the_own_buildings_are_no_victims() -> None:
    pieces = {"red": own("(2,0)N")}
    game = seven(pieces=pieces, hands={"red": goods(ore=1)})
    assert "robber (2,0)" in texts(game, "red")
    refused(game, "red", "robber (2,0) from red", "B-ROB-4")


@pytest.mark.clause("B-ROB-7", "B-DEV-10")
def test_development_cards_are_not_stolen() -> None:
    game = seven(pieces=VICTIMS, cards={"blue": {"knight": 2}})
    refused(game, "red", "robber (2,0) from blue", "B-ROB-6", "B-ROB-7")
    do(game, "red", "robber (2,0)")
    assert cards(game, "blue") == {"knight": 2}


@pytest.mark.clause("B-ROB-9")
def test_building_and_harbours_go_on_at_the_robbers_hex() -> None:
    pieces = {"red": own("(0,-2)N", roads="(0,-2)NE (0,-2)E")}
    hands = {"red": goods(lumber=1, brick=1, wool=1, grain=3, ore=6)}
    game = table(pieces=pieces, hands=hands, robber="(0,-2)")
    do(game, "red", "settlement (0,-2)SE", "city (0,-2)N", "bank 3 ore for 1 wool")


@pytest.mark.clause("X-43", "X-79", "B-KNIGHT-3")
def test_a_knight_and_then_a_seven_move_the_robber_twice() -> None:
    pieces = {"blue": own("(2,0)N"), "orange": own("(0,2)N")}
    hands = {"blue": goods(ore=1), "orange": goods(wool=1)}
    game = table(pieces=pieces, hands=hands, cards={"red": {"knight": 1}}, phase="before roll")
    do(game, "red", "knight", "robber (2,0) from blue", "stolen ore")
    roll(game, "red", 7)
    refused(game, "red", "robber (2,0)", "B-ROB-2")
    do(game, "red", "robber (0,2) from orange", "stolen wool")
    assert [size(game, colour) for colour in COLOURS] == [2, 0, 0, 0]
