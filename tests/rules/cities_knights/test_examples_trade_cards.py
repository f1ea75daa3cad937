"""Worked examples of trade cards and the merchant: EX-59 to EX-61, EX-63."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A, ck, held, throw
from tests.rules.table import COLOURS, allowed, do, goods, hand, own, points, refused


@pytest.mark.clause("CK-PROG-COMHARB-1")
def test_EX_59_the_commercial_harbour() -> None:
    game = held(
        "commercial harbour",
        hands={"red": goods(ore=2, wool=1), "blue": goods(coin=1, paper=1, brick=3), "white": goods(brick=2)},
    )
    refused(game, "red", "ask blue for 1 ore", "CK-PROG-COMHARB-1")
    do(game, "red", "play commercial harbour")
    refused(game, "red", "ask blue for 1 grain", "CK-PROG-COMHARB-1")
    refused(game, "red", "ask blue for 1 coin", "CK-PROG-COMHARB-1")
    refused(game, "red", "ask red for 1 ore", "CK-PROG-COMHARB-1")
    do(game, "red", "ask blue for 1 ore")
    refused(game, "blue", "hand over brick", "CK-PROG-COMHARB-1")
    refused(game, "blue", "hand over cloth", "CK-PROG-COMHARB-1")
    allowed(game, "blue", "hand over coin")
    do(game, "blue", "hand over paper")
    assert hand(game, "red") == goods(ore=1, wool=1, paper=1)
    assert hand(game, "blue") == goods(brick=3, ore=1, coin=1)
    refused(game, "red", "ask blue for 1 wool", "CK-PROG-COMHARB-1")
    do(game, "red", "ask white for 1 wool")
    assert hand(game, "red") == goods(ore=1, wool=1, paper=1)
    refused(game, "red", "ask white for 1 wool", "CK-PROG-COMHARB-1")
    allowed(game, "red", "ask orange for 1 wool")


@pytest.mark.clause("CK-PROG-FLEET-1", "X-67")
def test_EX_60_the_merchant_fleet() -> None:
    game = held("merchant fleet", hands={"red": goods(paper=5, cloth=1)}, ck_fleet_scope="one_named_kind")
    refused(game, "red", "bank 2 paper for 1 ore", "CK-ABIL-1")
    do(game, "red", "play merchant fleet paper", "bank 2 paper for 1 ore", "bank 2 paper for 1 coin")
    assert hand(game, "red") == goods(ore=1, paper=1, cloth=1, coin=1)
    refused(game, "red", "bank 2 cloth for 1 ore", "CK-PROG-FLEET-1")
    refused(game, "red", "bank 2 paper for 1 ore", "B-MAR-1")  # one of each is no pair
    do(game, "red", "end turn")
    assert game.describe()["fleet"] == []


@pytest.mark.clause("CK-PROG-RESMONO-1", "CK-PROG-TRADEMONO-1")
def test_EX_61_monopolies() -> None:
    hands = {"blue": goods(ore=3, coin=3), "orange": goods(ore=1, coin=1), "white": goods(wool=1)}
    game = do(held("resource monopoly", hands=hands), "red", "play resource monopoly ore")
    assert hand(game, "red") == goods(ore=3)
    assert [hand(game, colour).get("ore", 0) for colour in COLOURS[1:]] == [1, 0, 0]
    game = do(held("trade monopoly", hands=hands), "red", "play trade monopoly coin")
    assert hand(game, "red") == goods(coin=2)
    assert [hand(game, colour).get("coin", 0) for colour in COLOURS[1:]] == [2, 0, 0]


@pytest.mark.clause("CK-MERCH-1", "CK-MERCH-2", "CK-MERCH-3", "CK-MERCH-4", "CK-MERCH-5")
def test_EX_63_the_merchant_on_the_pasture() -> None:
    game = ck(
        progress={"red": {"merchant": 1}, "blue": {"merchant": 1}},
        pieces={"red": own(A[7]), "blue": own(A[9])},
        hands={"red": goods(wool=4), "blue": goods(wool=2)},
        attacks=1,
        robber="(1,0)",
    )
    refused(game, "red", "play merchant (0,0)", "CK-MERCH-1")
    do(game, "red", "play merchant (1,0)", "bank 2 wool for 1 ore")
    assert points(game, "red") == 2
    do(game, "red", "end turn")
    throw(game, "blue", 12)
    do(game, "blue", "play merchant (1,1)", "bank 2 wool for 1 coin")
    assert (points(game, "red"), points(game, "blue")) == (1, 2)
    do(game, "blue", "end turn")
    for colour in ("orange", "white"):
        throw(game, colour, 12)
        do(game, colour, "end turn")
    throw(game, "red", 12)
    refused(game, "red", "bank 2 wool for 1 ore", "B-MAR-3")
