"""Trade with commodities, the Merchant Guild, the merchant. CK-TRADE-1 to -7, CK-ABIL-1, CK-MERCH-1 to -6."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A, ck, throw
from tests.rules.table import allowed, do, goods, hand, own, points, refused

from ostrov import NotationError


@pytest.mark.clause("CK-TRADE-1")
def test_commodities_change_hands_in_any_mix() -> None:
    game = ck(hands={"red": goods(coin=2, ore=1), "blue": goods(cloth=1, wool=2)})
    do(game, "red", "offer 1 ore, 2 coin for 1 wool, 1 cloth")
    do(game, "blue", "accept")
    do(game, "red", "deal blue")
    assert hand(game, "red") == goods(wool=1, cloth=1)
    assert hand(game, "blue") == goods(wool=1, ore=1, coin=2)


@pytest.mark.clause("CK-TRADE-2", "CK-TRADE-4")
@pytest.mark.parametrize("taken", ["ore", "paper"])
def test_rates_for_commodities(taken: str) -> None:
    for pieces, rate in (({}, 4), ({"red": own("(1,1)S")}, 3)):
        game = ck(hands={"red": goods(coin=4)}, pieces=pieces)
        allowed(game, "red", f"bank {rate} coin for 1 {taken}")
        refused(game, "red", f"bank {rate - 1} coin for 1 {taken}", "CK-TRADE-2", "CK-ABIL-1")
    short = ck(hands={"red": goods(coin=3)})
    refused(short, "red", f"bank 4 coin for 1 {taken}", "B-MAR-1")
    refused(ck(hands={"red": goods(coin=4)}), "red", "bank 4 coin for 1 coin", "B-MAR-6")


@pytest.mark.clause("CK-TRADE-3", "CK-TRADE-4")
def test_resources_buy_commodities_at_their_own_rate() -> None:
    game = ck(hands={"red": goods(wool=4, ore=4)}, pieces={"red": own("(-2,1)NW")})
    allowed(game, "red", "bank 2 wool for 1 coin")
    allowed(game, "red", "bank 4 ore for 1 coin")
    for text, because in (("bank 2 ore for 1 coin", "B-MAR-3"), ("bank 3 ore for 1 coin", "B-MAR-4")):
        refused(game, "red", text, "CK-TRADE-3")
        refused(game, "red", text, because)


@pytest.mark.clause("CK-TRADE-5")
def test_a_special_harbour_is_for_its_resource_only() -> None:
    game = ck(hands={"red": goods(cloth=3, wool=3)}, pieces={"red": own("(-2,1)NW")})
    allowed(game, "red", "bank 2 wool for 1 cloth")
    refused(game, "red", "bank 2 cloth for 1 wool", "CK-TRADE-5")
    refused(game, "red", "bank 3 cloth for 1 wool", "CK-TRADE-2")


@pytest.mark.clause("CK-TRADE-6", "CK-PROG-8")
def test_progress_cards_are_no_goods() -> None:
    game = ck(progress={"red": {"spy": 1}}, hands={"red": goods(ore=1), "blue": goods(ore=1)})
    for text in ("offer 1 spy for 1 ore", "offer 1 ore for 1 spy", "bank 4 spy for 1 ore"):
        with pytest.raises(NotationError):
            game.play(text, 0)


@pytest.mark.clause("CK-ABIL-1", "CK-IMPR-4", "CK-TRADE-7", "X-75")
def test_the_guild_trades_commodities_two_to_one() -> None:
    hands = {"red": goods(coin=2, cloth=1, ore=2)}
    for level, guild in ((2, False), (3, True), (4, True)):
        game = ck(
            hands=hands,
            pieces={"red": own(cities=A[0])},
            improvements={"red": {"trade": level}},
            metropolises={"trade": A[0]} if level > 3 else {},
        )
        if not guild:
            refused(game, "red", "bank 2 coin for 1 cloth", "CK-ABIL-1")
            continue
        allowed(game, "red", "bank 2 coin for 1 ore")
        refused(game, "red", "bank 2 cloth for 1 ore", "B-MAR-1")
        refused(game, "red", "bank 2 coin for 1 coin", "B-MAR-6")
        refused(game, "red", "bank 2 ore for 1 coin", "B-MAR-3")
        do(game, "red", "bank 2 coin for 1 cloth")
        assert hand(game, "red") == goods(cloth=2, ore=2)


@pytest.mark.clause("CK-MERCH-1", "CK-PROG-MERCHANT-1")
def test_the_merchant_stands_beside_an_own_building() -> None:
    game = ck(progress={"red": {"merchant": 1}}, pieces={"red": own("", A[9]), "blue": own(A[3])})
    for place in ("(2,0)", "(1,1)"):
        allowed(game, "red", f"play merchant {place}")
    for place in ("(-1,0)", "(0,0)", "(1,-1)"):
        refused(game, "red", f"play merchant {place}", "CK-MERCH-1")
    refused(ck(pieces={"red": own(A[9])}), "red", "play merchant (2,0)", "CK-PROG-2")


@pytest.mark.clause("CK-MERCH-6", "X-62")
@pytest.mark.parametrize("option", [True, False])
def test_the_merchant_in_the_desert(option: bool) -> None:
    game = ck(
        progress={"red": {"merchant": 1}},
        pieces={"red": own("(1,-1)S")},
        hands={"red": goods(paper=2, cloth=2, coin=2)},
        ck_merchant_desert=option,
    )
    if not option:
        refused(game, "red", "play merchant (1,-1)", "CK-MERCH-6")
        refused(game, "red", "play merchant (1,-1)", "X-62")
        return
    do(game, "red", "play merchant (1,-1)")
    assert points(game, "red") == 2
    for good in ("paper", "cloth", "coin"):
        refused(game, "red", f"bank 2 {good} for 1 ore", "CK-ABIL-1")


@pytest.mark.clause("CK-MERCH-2", "CK-TRADE-7")
def test_the_merchant_trades_the_resource_and_not_the_commodity() -> None:
    merchant = {"at": "(1,0)", "owner": "red"}
    game = ck(merchant=merchant, pieces={"red": own(A[7])}, hands={"red": goods(wool=2, cloth=2)})
    allowed(game, "red", "bank 2 wool for 1 cloth")
    refused(game, "red", "bank 2 cloth for 1 wool", "CK-ABIL-1")
    other = ck(merchant=merchant, active="blue", hands={"blue": goods(wool=2)})
    refused(other, "blue", "bank 2 wool for 1 ore", "B-MAR-3")


@pytest.mark.clause("CK-MERCH-3", "CK-MERCH-4")
def test_only_a_card_moves_the_merchant() -> None:
    game = ck(
        merchant={"at": "(1,0)", "owner": "blue"},
        pieces={"red": own(A[7]), "blue": own(A[9])},
        progress={"red": {"merchant": 1}},
    )
    assert (points(game, "red"), points(game, "blue")) == (1, 2)
    do(game, "red", "play merchant (1,0)")
    assert (points(game, "red"), points(game, "blue")) == (2, 1)
    assert game.describe()["merchant"] == {"at": "(1,0)", "owner": "red"}
    do(game, "red", "end turn")
    throw(game, "blue", 12)
    assert game.describe()["merchant"] == {"at": "(1,0)", "owner": "red"}
