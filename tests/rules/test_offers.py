"""Trade between players: B-DOM-1 to -7, B-TRADE-1, X-15 to X-17. Private offers: test_private_offers.py."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import (
    CARD,
    ROAD,
    add,
    allowed,
    do,
    goods,
    hand,
    own,
    refused,
    roll,
    table,
    texts,
)

from ostrov import Game, NotationError

HANDS = {
    "red": goods(lumber=2, ore=2),
    "blue": goods(brick=2, wool=1),
    "orange": goods(brick=1, grain=2),
    "white": goods(wool=3),
}


def market(**words: Any) -> Game:
    """Red is active and everybody has something."""
    return table(**{"hands": HANDS, **words})


@pytest.mark.clause("B-DOM-1", "B-DOM-2", "B-DOM-6")
def test_the_active_player_offers_the_others_answer_and_one_is_chosen() -> None:
    game = market()
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "orange", "accept")
    do(game, "blue", "accept")
    do(game, "white", "decline red")
    refused(game, "red", "deal white", "B-DOM-6")
    assert {"deal blue", "deal orange"} <= set(texts(game, "red"))
    do(game, "red", "deal orange")
    assert hand(game, "red") == goods(lumber=2, brick=1, ore=1)
    assert hand(game, "orange") == goods(grain=2, ore=1)
    assert hand(game, "blue") == HANDS["blue"]
    refused(game, "red", "deal blue", "B-DOM-6")  # the offer is used up


@pytest.mark.clause("B-DOM-1", "B-DOM-2")
def test_opponents_open_with_an_offer_to_the_active_player() -> None:
    game = market()
    assert game.offers_open
    do(game, "white", "offer 2 wool for 1 ore to red")
    do(game, "blue", "offer 1 brick, 1 wool for 2 ore to red")
    do(game, "red", "deal white")
    assert hand(game, "red") == goods(lumber=2, wool=2, ore=1)
    refused(game, "red", "deal blue", "B-DOM-7")  # red has only one ore left


@pytest.mark.clause("B-DOM-1", "X-16")
def test_offers_go_to_or_from_the_active_player() -> None:
    game = market()
    for to in ("orange", "white", "blue"):
        refused(game, "blue", f"offer 1 brick for 1 grain to {to}", "B-DOM-1")
    refused(game, "blue", "offer 1 brick for 1 grain", "B-DOM-1")
    refused(game, "red", "offer 1 ore for 1 brick to red", "B-DOM-1")
    refused(game, "red", "offer 1 ore for 1 brick to blue", "B-DOM-1", "X-16")  # offers are public
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "accept")
    refused(game, "blue", "deal red", "B-DOM-1")
    refused(game, "orange", "deal blue", "B-DOM-1")
    refused(game, "red", "deal red", "B-DOM-6", "B-DOM-1")


@pytest.mark.clause("B-DOM-2")
def test_a_counter_offer_replaces_an_acceptance_and_the_other_way_round() -> None:
    game = market()
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "accept", "offer 1 brick for 2 ore to red")
    do(game, "red", "deal blue")
    assert (hand(game, "red")["brick"], hand(game, "red").get("ore", 0)) == (1, 0)
    game = market()
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "offer 1 brick for 2 ore to red", "accept")
    do(game, "red", "deal blue")
    assert hand(game, "red") == goods(lumber=2, brick=1, ore=1)


@pytest.mark.clause("B-DOM-2")
def test_a_new_offer_cancels_the_answers_to_the_old_one() -> None:
    game = market()
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "accept")
    do(game, "red", "offer 1 ore for 2 brick")
    refused(game, "red", "deal blue", "B-DOM-6")
    do(game, "blue", "accept")
    do(game, "red", "deal blue")
    assert hand(game, "blue") == goods(wool=1, ore=1)


@pytest.mark.clause("B-DOM-2", "B-DOM-6")
def test_answers_can_be_changed_and_taken_back() -> None:
    game = market()
    refused(game, "blue", "accept", "B-DOM-2")
    refused(game, "blue", "decline red", "B-DOM-2")
    refused(game, "blue", "withdraw", "B-DOM-2")
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "decline red")
    refused(game, "blue", "decline red", "B-DOM-2")
    do(game, "blue", "accept")
    refused(game, "blue", "accept", "B-DOM-2")
    do(game, "blue", "withdraw")
    refused(game, "red", "deal blue", "B-DOM-6")
    refused(game, "red", "accept", "B-DOM-2", "B-DOM-1")
    do(game, "blue", "accept")
    do(game, "red", "withdraw")
    refused(game, "red", "deal blue", "B-DOM-6")
    refused(game, "blue", "accept", "B-DOM-2")


@pytest.mark.clause("B-DOM-2", "B-DOM-6")
def test_the_active_player_declines_an_offer() -> None:
    game = market()
    refused(game, "red", "decline white", "B-DOM-2")
    do(game, "white", "offer 2 wool for 1 ore to red")
    do(game, "red", "decline white")
    refused(game, "red", "deal white", "B-DOM-6")
    do(game, "white", "offer 3 wool for 1 ore to red")
    do(game, "white", "withdraw")
    refused(game, "red", "deal white", "B-DOM-6")


@pytest.mark.clause("B-DOM-4")
def test_no_gifts() -> None:
    game = market()
    refused(game, "red", "offer 1 ore for nothing", "B-DOM-4")
    refused(game, "red", "offer nothing for 1 brick", "B-DOM-4")
    refused(game, "red", "offer nothing for nothing", "B-DOM-4")
    refused(game, "blue", "offer 1 brick for nothing to red", "B-DOM-4")
    allowed(game, "red", "offer 1 ore for 1 brick")


@pytest.mark.clause("B-DOM-5", "X-17")
@pytest.mark.parametrize("terms", ["2 ore for 1 ore", "1 ore for 1 ore", "1 lumber, 1 ore for 1 ore"])
def test_like_for_like_is_a_gift_in_disguise(terms: str) -> None:
    refused(market(), "red", f"offer {terms}", "B-DOM-5", "X-17")


@pytest.mark.clause("B-DOM-5", "X-17")
def test_like_for_like_where_it_is_agreed() -> None:
    hands = {**HANDS, "blue": goods(ore=1)}
    game = market(hands=hands, forbid_like_for_like=False)
    do(game, "red", "offer 2 ore for 1 ore")
    refused(game, "white", "accept", "B-DOM-7")
    do(game, "blue", "accept")
    do(game, "red", "deal blue")
    assert (hand(game, "red"), hand(game, "blue")) == (goods(lumber=2, ore=1), goods(ore=2))
    refused(game, "red", "offer 2 ore for 1 ore", "B-DOM-7")
    refused(game, "red", "offer 1 ore for nothing", "B-DOM-4")


@pytest.mark.clause("B-DOM-3")
def test_any_number_and_mix() -> None:
    game = market(hands={"red": goods(lumber=10, ore=9), "blue": goods(brick=12, wool=1, grain=7)})
    do(game, "red", "offer 10 lumber, 9 ore for 12 brick, 1 wool, 7 grain")
    do(game, "blue", "accept")
    do(game, "red", "deal blue")
    assert hand(game, "red") == goods(brick=12, wool=1, grain=7)
    assert hand(game, "blue") == goods(lumber=10, ore=9)


@pytest.mark.clause("B-DOM-7", "X-15")
def test_nobody_offers_or_promises_what_is_not_there() -> None:
    game = market()
    refused(game, "red", "offer 1 brick for 1 wool", "B-DOM-7")
    refused(game, "white", "offer 4 wool for 1 ore to red", "B-DOM-7")
    do(game, "red", "offer 1 ore for 3 brick")  # one may ask for anything
    for colour in ("blue", "orange", "white"):
        refused(game, colour, "accept", "B-DOM-7")
    do(game, "white", "offer 1 wool for 3 ore to red")
    refused(game, "red", "deal white", "B-DOM-7")


@pytest.mark.clause("B-TRADE-3", "X-15")
@pytest.mark.parametrize("thing", ["knight", "promise", "point"])
def test_nothing_but_resources(thing: str) -> None:
    with pytest.raises(NotationError):
        market().play(f"offer 1 ore for 1 {thing}", 0)


@pytest.mark.clause("B-DOM-7")
@pytest.mark.parametrize("spend", ["road (0,0)NE", "buy card", "bank 4 ore for 1 grain"])
def test_an_offer_lapses_when_its_maker_spends_cards(spend: str) -> None:
    hands = {"red": add(ROAD, CARD, goods(ore=4)), "blue": goods(wool=1)}
    game = market(hands=hands, pieces={"red": own("(0,0)N")})
    do(game, "red", "offer 1 lumber, 1 brick for 1 wool")
    do(game, "blue", "accept")
    do(game, "red", spend)
    assert [text for text in texts(game, "red") if text.startswith("deal")] == []
    assert texts(game, "blue") == []


@pytest.mark.clause("B-DOM-7", "B-ROB-4", "B-PROG-MONO")
@pytest.mark.parametrize("card", ["knight", "monopoly"])
def test_offers_and_acceptances_lapse_with_stolen_cards(card: str) -> None:
    pieces = {"blue": own("(2,0)N"), "orange": own("(0,2)N")}
    game = market(cards={"red": {card: 1}}, pieces=pieces)
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "accept")
    do(game, "orange", "offer 1 brick for 2 ore to red")
    if card == "knight":
        do(game, "red", "knight", "robber (2,0) from blue", "stolen wool")
    else:
        do(game, "red", "monopoly brick")
        refused(game, "red", "deal orange", "B-DOM-6")
    refused(game, "red", "deal blue", "B-DOM-6")
    assert ("deal orange" in texts(game, "red")) == (card == "knight")


@pytest.mark.clause("B-TRADE-1", "B-TURN-6", "B-DOM-1")
def test_offers_end_with_the_turn() -> None:
    game = market()
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "blue", "accept")
    do(game, "white", "offer 1 wool for 1 ore to red")
    do(game, "red", "end turn")
    refused(game, "blue", "offer 1 brick for 1 ore", "B-TRADE-1")
    refused(game, "white", "offer 1 wool for 1 brick to blue", "B-TRADE-1")
    roll(game, "blue", 12)
    refused(game, "blue", "deal white", "B-DOM-6")
    refused(game, "blue", "deal red", "B-DOM-6")
    refused(game, "white", "offer 1 wool for 1 ore to red", "B-DOM-1")
    allowed(game, "white", "offer 1 wool for 1 brick to blue")


@pytest.mark.clause("B-DOM-3")
def test_a_kind_on_both_sides_of_a_real_trade_is_no_offer() -> None:
    with pytest.raises(NotationError, match="brick stands on both sides"):
        Game.new(1).parse("offer 5 brick, 1 ore for 5 brick, 1 wool")
