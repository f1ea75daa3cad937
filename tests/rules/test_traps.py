"""Errors of other programs, T1 to T21, here done right; those about awards: test_traps_awards.py."""

from __future__ import annotations

import random

import pytest
from tests.rules.table import (
    CARD,
    CITY,
    ROAD,
    SETTLEMENT,
    add,
    allowed,
    bank,
    do,
    goods,
    hand,
    own,
    refused,
    retold,
    roll,
    size,
    table,
    texts,
)

from ostrov import Game


@pytest.mark.clause("B-PROD-7", "X-11")
def test_T1_a_single_claimant_gets_the_rest() -> None:
    pieces = {"red": own(cities="(0,-2)N")}  # mountains 10, two ore due
    game = roll(table(pieces=pieces, hands={"white": goods(ore=18)}, phase="before roll"), "red", 10)
    assert hand(game, "red") == goods(ore=1)
    assert "ore" not in bank(game)


@pytest.mark.clause("B-PROD-7", "X-11")
def test_T2_several_claimants_get_nothing_of_a_short_kind_only() -> None:
    pieces = {"red": own("(0,-2)N"), "blue": own("(0,-2)SE (2,-1)NE")}
    hands = {"white": goods(ore=18)}
    game = roll(table(pieces=pieces, hands=hands, phase="before roll"), "red", 10)
    assert hand(game, "red") == {}
    assert hand(game, "blue") == goods(brick=1)
    assert bank(game)["ore"] == 1


@pytest.mark.clause("B-ROAD-3")
def test_T4_no_road_goes_on_past_a_foreign_building() -> None:
    pieces = {"red": own(roads="(0,0)NW"), "blue": own("(0,0)N")}
    game = table(pieces=pieces, hands={"red": ROAD})
    refused(game, "red", "road (0,0)NE", "B-ROAD-3")
    refused(game, "red", "road (0,-1)E", "B-ROAD-3")
    allowed(game, "red", "road (0,0)W")


@pytest.mark.clause("B-DOM-7")
def test_T10_only_cards_really_held_are_offered() -> None:
    game = table(hands={"red": goods(lumber=2), "blue": goods(ore=1)})
    refused(game, "red", "offer 19 lumber for 1 ore", "B-DOM-7")
    refused(game, "red", "offer 3 lumber for 1 ore", "B-DOM-7")
    do(game, "red", "offer 2 lumber for 2 ore")
    refused(game, "blue", "accept", "B-DOM-7")
    refused(game, "blue", "offer 2 ore for 1 lumber to red", "B-DOM-7")
    do(game, "red", "offer 2 lumber for 1 ore")
    allowed(game, "blue", "accept")


@pytest.mark.clause("B-DOM-2", "B-DOM-3")
def test_T11_counter_offers_of_any_number_and_mix() -> None:
    hands = {
        "red": goods(lumber=6, brick=2, wool=1),
        "blue": goods(grain=5, ore=4),
        "orange": goods(wool=3, ore=1),
    }
    game = table(hands=hands)
    do(game, "red", "offer 6 lumber, 2 brick, 1 wool for 5 grain, 4 ore")
    do(game, "blue", "offer 3 grain for 5 lumber, 2 brick to red")
    do(game, "orange", "offer 3 wool, 1 ore for 6 lumber, 1 brick to red")
    do(game, "red", "offer 5 lumber, 1 brick for 3 grain, 2 ore")  # and once more
    do(game, "blue", "accept")
    do(game, "red", "deal blue")
    assert hand(game, "red") == goods(lumber=1, brick=1, wool=1, grain=3, ore=2)
    assert hand(game, "blue") == goods(lumber=5, brick=1, grain=2, ore=2)


@pytest.mark.clause("B-MAR-1", "B-MAR-2", "B-MAR-3")
def test_T12_every_rate_one_is_entitled_to() -> None:
    pieces = {"red": own("(0,-2)N (-1,-1)NW")}  # 3:1 and lumber
    game = table(pieces=pieces, hands={"red": goods(lumber=4)})
    for rate in (2, 3, 4):
        allowed(game, "red", f"bank {rate} lumber for 1 ore")
    assert len(texts(game, "red", "bank")) == 3 * 4


@pytest.mark.clause("B-SEVEN-2", "B-SEVEN-5", "X-32")
@pytest.mark.parametrize("first", ["red", "orange"])
def test_T13_discards_of_own_choice_in_any_order(first: str) -> None:
    hands = {"red": goods(lumber=4, ore=4), "orange": goods(wool=6, grain=4)}
    game = roll(table(hands=hands, phase="before roll"), "red", 7)
    choice = {"red": "discard 1 lumber, 3 ore", "orange": "discard 5 wool"}
    second = "orange" if first == "red" else "red"
    do(game, first, choice[first])
    assert size(game, first) == sum(hands[first].values())  # face down until everybody has chosen
    do(game, second, choice[second])
    assert hand(game, "red") == goods(lumber=3, ore=1)
    assert hand(game, "orange") == goods(wool=1, grain=4)


@pytest.mark.clause("B-PROD-5")
def test_T14_the_robber_blocks_its_hex_not_the_buildings_there() -> None:
    board = retold(q0r1=("fields", 4), q1r0=("forest", 4))
    pieces = {"red": own("(0,1)NE")}  # between the two fours and the pasture
    game = roll(table(board=board, pieces=pieces, robber="(0,1)", phase="before roll"), "red", 4)
    assert hand(game, "red") == goods(lumber=1)
    do(game, "red", "end turn")
    assert hand(roll(game, "blue", 5), "red") == goods(lumber=1, wool=1)


@pytest.mark.clause("B-BUILD-1", "B-BUILD-3", "B-SETT-5", "X-41")
def test_T15_pieces_cost_and_run_out() -> None:
    ring = "(0,-2)W (0,-2)NW (0,-2)NE (1,-2)NW (1,-2)NE (2,-2)NW (2,-2)NE (2,-2)E (2,-1)NE (2,-1)E (2,0)NE"
    fifteen = f"{ring} (2,0)E (2,0)SE (1,1)E (1,1)SE"
    five = "(0,-1)SE (1,-1)SE (-1,0)SE (0,0)SE (1,0)SE"
    four = "(-2,1)SE (-1,1)SE (-2,2)SE (-1,2)SE"
    rich = add(ROAD, SETTLEMENT, CITY)
    game = table(pieces={"red": own(five, four, fifteen)}, hands={"red": rich}, victory_points=40)
    refused(game, "red", "road (1,1)SW", "B-BUILD-3")
    refused(game, "red", "settlement (0,-2)N", "B-SETT-5", "B-BUILD-3")
    refused(game, "red", "city (0,0)SE", "B-BUILD-3", "X-41")
    poor = table(pieces={"red": own("(0,-1)SE", roads="(0,-2)W")}, hands={"red": goods(grain=1, ore=3)})
    refused(poor, "red", "settlement (0,-2)SW", "B-BUILD-1")
    refused(poor, "red", "city (0,-1)SE", "B-BUILD-1")
    refused(poor, "red", "road (0,-2)NW", "B-BUILD-1")
    assert texts(poor, "red") == ["end turn"]


@pytest.mark.clause("B-DEV-5", "B-DEV-6", "B-DEV-7")
def test_T16_one_card_a_turn_not_when_bought_also_before_the_roll() -> None:
    game = table(hands={"red": CARD}, cards={"red": {"monopoly": 2}}, phase="before roll")
    do(game, "red", "monopoly ore")
    refused(game, "red", "monopoly wool", "B-DEV-5")
    roll(game, "red", 12)
    refused(game, "red", "monopoly wool", "B-DEV-5")
    do(game, "red", "buy card", "drawn knight")
    refused(game, "red", "knight", "B-DEV-7", "B-DEV-5")


@pytest.mark.clause("B-PROG-YOP", "X-14")
def test_T17_year_of_plenty_takes_only_what_the_bank_has() -> None:
    hands = {"white": goods(ore=19, wool=18)}
    game = table(hands=hands, cards={"red": {"year of plenty": 1}})
    refused(game, "red", "year of plenty 1 lumber, 1 ore", "B-PROG-YOP", "X-14")
    refused(game, "red", "year of plenty 2 wool", "B-PROG-YOP", "X-14")
    assert not any("ore" in text for text in texts(game, "red", "year of plenty"))
    do(game, "red", "year of plenty 1 wool, 1 grain")
    assert hand(game, "red") == goods(wool=1, grain=1)
    assert "wool" not in bank(game)


@pytest.mark.clause("B-INFO-1", "B-BEG-4")
def test_T19_what_is_hidden_does_not_change_what_others_see() -> None:
    def views(goods_of_red: dict[str, int], goods_of_white: dict[str, int], card: str) -> list[bytes]:
        hands = {"red": goods_of_red, "white": goods_of_white}
        game = table(hands=hands, cards={"red": {card: 1}})
        return [game.observe(seat).to_bytes() for seat in (1, 2, None)]

    seen = views(goods(lumber=2, ore=2), goods(ore=1), "knight")
    assert seen == views(goods(lumber=2, ore=2), goods(ore=1), "victory point")
    assert seen == views(goods(lumber=1, ore=3), goods(lumber=1), "monopoly")  # the bank is the same
    assert seen != views(goods(lumber=3, ore=2), goods(ore=1), "knight")  # sizes are open


@pytest.mark.clause("B-WIN-1")
def test_T20_no_number_of_turns_ends_a_game() -> None:
    game = table(turn=5000)
    do(game, "red", "end turn")
    assert (game.describe()["turn"], game.over) == (5001, False)


def test_T21_playing_does_not_touch_the_global_generator() -> None:
    random.seed(4)
    before = random.getstate()
    game = Game.new(11, board_setup="variable")
    for _ in range(120):
        seat = game.awaiting[0]
        game.play(game.legal(seat)[-1], seat)
    assert random.getstate() == before
    assert len(game.history) > 120
    again = Game.new(11, board_setup="variable")
    random.seed(5)
    for action in game.history:
        if action.seat < 4:
            again.play(action)
    assert again.state == game.state
