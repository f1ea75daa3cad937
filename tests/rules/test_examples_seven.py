"""Worked examples of the seven and of the robber: EX-10 to EX-13."""

from __future__ import annotations

import pytest
from tests.rules.table import allowed, bank, cards, do, goods, hand, own, refused, retold, roll, size, table

NINE = goods(lumber=3, brick=1, wool=2, ore=3)


@pytest.mark.clause("B-SEVEN-2", "B-SEVEN-1")
def test_EX_10_nine_cards_lose_four_of_own_choice() -> None:
    game = roll(table(hands={"red": NINE}, phase="before roll"), "red", 7)
    refused(game, "red", "discard 3 lumber", "B-SEVEN-2")
    refused(game, "red", "discard 3 lumber, 2 wool", "B-SEVEN-2")
    refused(game, "red", "discard 2 brick, 2 wool", "B-SEVEN-2")  # one brick only
    for choice in ("3 lumber, 1 ore", "1 brick, 2 wool, 1 ore", "1 lumber, 3 ore"):
        allowed(game, "red", f"discard {choice}")
    do(game, "red", "discard 1 brick, 2 wool, 1 ore")
    assert hand(game, "red") == goods(lumber=3, ore=2)
    assert bank(game) == goods(lumber=16, brick=19, wool=19, grain=19, ore=17)


@pytest.mark.clause("B-SEVEN-2")
def test_EX_10_seven_cards_are_safe() -> None:
    seven = goods(lumber=3, brick=1, ore=3)
    game = roll(table(hands={"red": seven}, phase="before roll"), "red", 7)
    refused(game, "red", "discard 3 lumber", "B-SEVEN-4", "B-SEVEN-2")
    do(game, "red", "robber (0,1)")
    assert hand(game, "red") == seven


@pytest.mark.clause("B-SEVEN-2", "B-SEVEN-4", "B-SEVEN-5")
def test_EX_11_six_eight_and_eleven_cards() -> None:
    hands = {"red": goods(wool=6), "blue": goods(ore=8), "orange": goods(grain=11)}
    game = roll(
        table(players=3, colours=("red", "blue", "orange"), hands=hands, phase="before roll"), "red", 7
    )
    refused(game, "red", "discard 3 wool", "B-SEVEN-2")
    refused(game, "red", "robber (0,1)", "B-SEVEN-4")
    do(game, "orange", "discard 5 grain")
    refused(game, "red", "robber (0,1)", "B-SEVEN-4")
    refused(game, "orange", "discard 1 grain", "B-SEVEN-2")
    do(game, "blue", "discard 4 ore")
    assert [size(game, colour) for colour in ("red", "blue", "orange")] == [6, 4, 6]
    do(game, "red", "robber (0,1)")
    assert game.describe()["robber"] == "(0,1)"
    assert game.describe()["phase"] == "main"


@pytest.mark.clause("B-ROB-4", "B-ROB-5", "B-ROB-8", "B-PROD-5")
def test_EX_12_the_mover_chooses_whom_to_rob() -> None:
    pieces = {"orange": own("(1,0)NE"), "red": own(cities="(1,0)SW")}
    hands = {"red": goods(ore=1, grain=1), "orange": goods(wool=1)}
    game = roll(table(pieces=pieces, hands=hands, active="blue", phase="before roll"), "blue", 7)
    refused(game, "blue", "robber (1,0)", "B-ROB-8")
    refused(game, "blue", "robber (1,0) from white", "B-ROB-4")
    allowed(game, "blue", "robber (1,0) from orange")
    do(game, "blue", "robber (1,0) from red")
    assert {(chance.outcome.text, chance.weight, chance.total) for chance in game.chances()} == {
        ("stolen ore", 1, 2),
        ("stolen grain", 1, 2),
    }
    refused(game, "blue", "stolen wool", "B-ROB-4")
    do(game, "blue", "stolen ore")
    assert hand(game, "blue") == goods(ore=1)
    assert hand(game, "red") == goods(grain=1)
    assert hand(game, "orange") == goods(wool=1)
    do(game, "blue", "end turn")
    roll(game, "orange", 3)  # the forest is blocked
    assert (hand(game, "orange"), hand(game, "red")) == (goods(wool=1), goods(grain=1))


@pytest.mark.clause("B-KNIGHT-1", "B-KNIGHT-2", "B-KNIGHT-4", "B-ROB-4")
@pytest.mark.parametrize(
    ("victim", "other", "loot"), [("blue", "orange", "brick"), ("orange", "blue", "grain")]
)
def test_EX_13_a_knight_robs_without_discards(victim: str, other: str, loot: str) -> None:
    board = retold(q0r1=("forest", 4), q1rm1=("pasture", 5), qm2r1=("forest", 11))
    game = table(
        board=board,
        pieces={"blue": own("(0,1)N"), "orange": own("(0,1)SE")},
        hands={"white": NINE, "blue": goods(brick=1), "orange": goods(grain=1)},
        robber="(2,0)",
        cards={"red": {"knight": 1}},
    )
    do(game, "red", "knight")
    refused(game, "red", "robber (0,1)", "B-ROB-8")
    do(game, "red", f"robber (0,1) from {victim}", f"stolen {loot}")
    assert hand(game, "red") == {loot: 1}
    assert hand(game, victim) == {}
    assert size(game, other) == 1
    assert hand(game, "white") == NINE
    assert game.describe()["knights"]["red"] == 1
    assert cards(game, "red") == {}
    assert game.describe()["phase"] == "main"
