"""The six kinds of trade cards in full. CK-PROG-MERCHANT to CK-PROG-RESMONO."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, ck, phase, progress
from tests.rules.table import COLOURS, allowed, do, goods, hand, own, refused, size, texts

from ostrov import Game


def held(card: str, n: int = 1, **words: Any) -> Game:
    """Red holds some cards of a kind."""
    return ck(progress={"red": {card: n}}, **words)


@pytest.mark.clause("CK-PROG-COMHARB-1", "X-72")
def test_the_harbour_is_open_for_the_whole_turn() -> None:
    hands = {
        "red": goods(ore=3, coin=1),
        "blue": goods(cloth=1),
        "orange": goods(coin=2),
        "white": goods(ore=1),
    }
    game = held("commercial harbour", 2, hands=hands)
    do(game, "red", "play commercial harbour", "ask blue for 1 ore")
    assert phase(game) == "handing over a commodity"
    refused(game, "red", "end turn", "CK-PROG-COMHARB-1")
    refused(game, "red", "hand over coin", "CK-PROG-COMHARB-1")
    do(game, "blue", "hand over cloth")
    do(game, "red", "ask white for 1 ore")
    assert phase(game) == "main"
    do(game, "red", "ask orange for 1 ore")
    do(game, "orange", "hand over coin")
    assert hand(game, "red") == goods(ore=1, cloth=1, coin=2)
    for colour in COLOURS:
        refused(game, "red", f"ask {colour} for 1 ore", "CK-PROG-COMHARB-1")
    do(game, "red", "play commercial harbour")  # the second card
    allowed(game, "red", "ask blue for 1 ore")
    do(game, "red", "end turn")
    assert game.describe()["harbour_calls"] == []


@pytest.mark.clause("CK-PROG-COMHARB-1", "B-DOM-7")
def test_an_offer_lapses_when_its_card_is_handed_over() -> None:
    game = held("commercial harbour", hands={"red": goods(ore=1), "blue": goods(cloth=1)})
    do(game, "red", "play commercial harbour")
    do(game, "blue", "offer 1 cloth for 1 ore to red")
    do(game, "red", "ask blue for 1 ore")
    do(game, "blue", "hand over cloth")
    refused(game, "red", "deal blue", "B-DOM-6")


@pytest.mark.clause("CK-PROG-FLEET-1", "X-67")
@pytest.mark.parametrize("option", ["one_named_kind", "any_kind"])
def test_what_the_fleet_carries(option: str) -> None:
    game = held("merchant fleet", hands={"red": goods(ore=2, coin=4)}, ck_fleet_scope=option)
    if option == "any_kind":
        assert texts(game, "red", "play merchant fleet") == ["play merchant fleet"]
        do(game, "red", "play merchant fleet", "bank 2 ore for 1 coin", "bank 2 coin for 1 wool")
        assert hand(game, "red") == goods(wool=1, coin=3)
        return
    assert len(texts(game, "red", "play merchant fleet")) == 8
    do(game, "red", "play merchant fleet coin", "bank 2 coin for 1 wool", "bank 2 coin for 1 ore")
    assert hand(game, "red") == goods(wool=1, ore=3)
    refused(game, "red", "bank 2 ore for 1 wool", "CK-PROG-FLEET-1")
    refused(game, "red", "bank 2 ore for 1 wool", "X-67")


@pytest.mark.clause("CK-PROG-FLEET-1")
def test_the_fleet_sails_for_one_turn_and_one_player() -> None:
    game = held("merchant fleet", hands={"red": goods(ore=2), "blue": goods(ore=2)})
    do(game, "red", "play merchant fleet ore")
    assert game.describe()["fleet"] == ["ore"]
    do(game, "red", "end turn")
    do(game, "blue", "roll", "dice 6 6 ship")
    refused(game, "blue", "bank 2 ore for 1 wool", "B-MAR-3")


@pytest.mark.clause("CK-PROG-MASTER-1")
def test_the_master_merchant_sees_and_takes_two_cards() -> None:
    game = held(
        "master merchant",
        pieces={"red": own(A[0]), "blue": own(cities=A[2]), "white": own(A[4]), "orange": own(cities=A[6])},
        hands={"blue": goods(ore=2, coin=1), "white": goods(ore=5)},
    )
    refused(game, "red", "play master merchant white", "CK-PROG-MASTER-1")  # as many points
    refused(game, "red", "play master merchant red", "CK-PROG-MASTER-1")
    refused(game, "red", "play master merchant orange", "CK-PROG-MASTER-1")  # no cards
    do(game, "red", "play master merchant blue")
    assert set(texts(game, "red")) == {"take goods 2 ore", "take goods 1 ore, 1 coin"}
    for wrong in ("2 coin", "1 ore", "1 wool, 1 ore", "2 ore, 1 coin"):
        refused(game, "red", f"take goods {wrong}", "CK-PROG-MASTER-1")
    refused(game, "red", "end turn", "CK-PROG-MASTER-1")
    do(game, "red", "take goods 1 ore, 1 coin")
    assert (hand(game, "red"), hand(game, "blue")) == (goods(ore=1, coin=1), goods(ore=1))


@pytest.mark.clause("CK-PROG-MASTER-1")
def test_the_master_merchant_takes_the_only_card() -> None:
    game = held("master merchant", pieces={"blue": own(A[2])}, hands={"blue": goods(paper=1)})
    do(game, "red", "play master merchant blue")
    assert texts(game, "red") == ["take goods 1 paper"]
    do(game, "red", "take goods 1 paper")
    assert hand(game, "red") == goods(paper=1)


@pytest.mark.clause("CK-PROG-TRADEMONO-1")
def test_trade_monopoly() -> None:
    game = held(
        "trade monopoly", hands={"red": goods(coin=1), "blue": goods(coin=5), "white": goods(cloth=2)}
    )
    refused(game, "red", "play trade monopoly ore", "CK-PROG-TRADEMONO-1")
    do(game, "red", "play trade monopoly coin")
    assert (hand(game, "red"), hand(game, "blue")) == (goods(coin=2), goods(coin=4))
    assert size(game, "white") == 2


@pytest.mark.clause("CK-PROG-RESMONO-1")
def test_resource_monopoly() -> None:
    game = held(
        "resource monopoly",
        2,
        hands={"blue": goods(ore=5), "orange": goods(ore=1, wool=1), "white": goods(ore=2)},
    )
    refused(game, "red", "play resource monopoly coin", "CK-PROG-RESMONO-1")
    do(game, "red", "play resource monopoly ore")
    assert hand(game, "red") == goods(ore=5)
    assert [size(game, colour) for colour in COLOURS[1:]] == [3, 1, 0]
    do(game, "red", "play resource monopoly brick")  # nobody knows beforehand: nothing comes
    assert (hand(game, "red"), progress(game, "red")) == (goods(ore=5), {})
