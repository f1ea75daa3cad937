"""Worked examples of trade: EX-14 to EX-20."""

from __future__ import annotations

import pytest
from tests.rules.table import SETTLEMENT, add, allowed, bank, do, goods, hand, own, refused, roll, table

from ostrov import Game


@pytest.mark.clause("B-DOM-1", "B-DOM-2", "B-DOM-3")
def test_EX_14_one_wool_for_one_grain() -> None:
    game = table(active="blue", hands={"blue": goods(wool=1), "orange": goods(grain=1)})
    do(game, "orange", "offer 1 grain for 1 wool to blue")
    do(game, "blue", "deal orange")
    assert hand(game, "blue") == goods(grain=1)
    assert hand(game, "orange") == goods(wool=1)


def three_traders() -> Game:
    """Red is active and wants a brick; blue and orange have one each."""
    hands = {"red": goods(lumber=2, ore=3), "blue": goods(brick=1), "orange": goods(brick=1)}
    game = table(pieces={"red": own("(0,0)N")}, hands=hands)
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "offer 1 brick for 3 ore to red")
    return do(game, "orange", "offer 1 brick for 1 lumber, 1 ore to red")


@pytest.mark.clause("B-DOM-2", "B-DOM-3", "B-DOM-6", "B-TRADE-2")
def test_EX_15_the_better_counter_offer_is_accepted() -> None:
    game = three_traders()
    refused(game, "red", "road (0,0)NE", "B-BUILD-1")
    do(game, "red", "deal orange")
    assert hand(game, "red") == goods(lumber=1, brick=1, ore=2)
    assert hand(game, "orange") == goods(lumber=1, ore=1)
    assert hand(game, "blue") == goods(brick=1)
    allowed(game, "red", "road (0,0)NE")


@pytest.mark.clause("B-DOM-1")
def test_EX_16_two_opponents_cannot_trade_with_each_other() -> None:
    game = three_traders()
    refused(game, "blue", "offer 1 brick for 1 lumber to orange", "B-DOM-1")
    refused(game, "orange", "offer 1 brick for 1 lumber to blue", "B-DOM-1")
    refused(game, "blue", "deal orange", "B-DOM-1")
    refused(game, "orange", "deal blue", "B-DOM-1")
    allowed(game, "red", "deal blue")


@pytest.mark.clause("B-DOM-4")
@pytest.mark.parametrize("gift", ["1 ore for nothing", "nothing for 1 ore", "2 lumber, 1 ore for nothing"])
def test_EX_16_gifts_are_refused(gift: str) -> None:
    game = three_traders()
    refused(game, "red", f"offer {gift}", "B-DOM-4")
    refused(game, "blue", "offer 1 brick for nothing to red", "B-DOM-4")
    refused(game, "blue", "offer nothing for 1 ore to red", "B-DOM-4")


@pytest.mark.clause("B-MAR-1")
def test_EX_17_four_to_one_without_a_harbour() -> None:
    game = table(hands={"red": goods(ore=4)})
    do(game, "red", "bank 4 ore for 1 lumber")
    assert hand(game, "red") == goods(lumber=1)
    assert bank(game) == goods(lumber=18, brick=19, wool=19, grain=19, ore=19)


@pytest.mark.clause("B-MAR-2", "B-HARB-1")
@pytest.mark.parametrize("harbour", ["(0,-2)NW", "(0,-2)N", "(2,0)NE", "(-1,2)S"])
def test_EX_18_three_to_one_at_a_general_harbour(harbour: str) -> None:
    game = table(active="blue", pieces={"blue": own(harbour)}, hands={"blue": goods(lumber=3)})
    do(game, "blue", "bank 3 lumber for 1 ore")
    assert hand(game, "blue") == goods(ore=1)


@pytest.mark.clause("B-MAR-2", "B-HARB-1")
def test_EX_18_not_beside_the_harbour() -> None:
    game = table(active="blue", pieces={"blue": own("(0,-2)NE")}, hands={"blue": goods(lumber=3)})
    refused(game, "blue", "bank 3 lumber for 1 ore", "B-MAR-2")


@pytest.mark.clause("B-MAR-3", "B-MAR-4", "B-MAR-5")
def test_EX_19_two_to_one_at_the_lumber_harbour() -> None:
    pieces = {"blue": own("(-1,-1)NW")}
    game = table(active="blue", pieces=pieces, hands={"blue": goods(lumber=4, wool=4)})
    refused(game, "blue", "bank 3 wool for 1 ore", "B-MAR-4")
    refused(game, "blue", "bank 2 wool for 1 ore", "B-MAR-3", "B-MAR-4")
    do(game, "blue", "bank 2 lumber for 1 ore")
    assert hand(game, "blue") == goods(lumber=2, wool=4, ore=1)
    do(game, "blue", "bank 2 lumber for 1 brick")
    assert hand(game, "blue") == goods(wool=4, ore=1, brick=1)
    do(game, "blue", "bank 4 wool for 1 grain")
    assert hand(game, "blue") == goods(grain=1, ore=1, brick=1)


def new_harbour(**options: object) -> Game:
    """Red has just built a settlement at a general harbour and holds three ore."""
    game = table(
        pieces={"red": own("(0,-2)SE", roads="(0,-2)NE (0,-2)E"), "blue": own("(0,2)S")},
        hands={"red": add(SETTLEMENT, goods(ore=3))},
        **options,
    )
    return do(game, "red", "settlement (0,-2)N")


@pytest.mark.clause("B-HARB-2", "B-PHASE-1", "B-PHASE-3", "X-5")
def test_EX_20_combined_phases_open_a_new_harbour_at_once() -> None:
    game = new_harbour()
    do(game, "red", "bank 3 ore for 1 grain")
    assert hand(game, "red") == goods(grain=1)


@pytest.mark.clause("B-HARB-2", "B-PHASE-2", "B-PHASE-3", "X-5")
def test_EX_20_separate_phases_open_it_in_the_next_turn() -> None:
    game = new_harbour(turn_phases="separate", players=2, colours=("red", "blue"))
    refused(game, "red", "bank 3 ore for 1 grain", "B-PHASE-2", "B-HARB-2")
    do(game, "red", "end turn")
    do(roll(game, "blue", 12), "blue", "end turn")
    do(roll(game, "red", 12), "red", "bank 3 ore for 1 grain")
    assert hand(game, "red") == goods(grain=1)
