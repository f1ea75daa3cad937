"""The six kinds of trade cards in full. CK-PROG-MERCHANT to CK-PROG-RESMONO."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, held, phase, progress
from tests.rules.table import COLOURS, allowed, do, goods, hand, own, refused, size, texts


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
    assert (game.describe()["harbour_calls"], game.describe()["harbour_empty"]) == ([], [])


@pytest.mark.clause("CK-PROG-COMHARB-1", "X-72")
def test_two_harbours_played_back_to_back_give_two_exchanges_with_each_opponent() -> None:
    hands = {"red": goods(ore=4), "blue": goods(cloth=3), "orange": goods(coin=2)}
    game = held("commercial harbour", 2, hands=hands)
    do(game, "red", "play commercial harbour", "play commercial harbour")
    assert sorted(game.describe()["harbour_calls"]) == sorted([*COLOURS[1:], *COLOURS[1:]])
    for colour, good in (("blue", "cloth"), ("orange", "coin"), ("blue", "cloth"), ("orange", "coin")):
        do(game, "red", f"ask {colour} for 1 ore")
        do(game, colour, f"hand over {good}")
    assert hand(game, "red") == goods(cloth=2, coin=2)
    refused(game, "red", "ask blue for 1 ore", "CK-PROG-COMHARB-1")


@pytest.mark.clause("CK-PROG-COMHARB-1", "X-72")
def test_an_offer_in_vain_uses_nothing_up_and_is_not_made_again_at_once() -> None:
    hands = {"red": goods(ore=2, coin=1), "blue": goods(wool=2)}
    game = held("commercial harbour", 2, hands=hands)
    do(game, "red", "play commercial harbour", "ask blue for 1 ore")
    assert (phase(game), hand(game, "red")) == ("main", goods(ore=2, coin=1))
    assert "blue" in game.describe()["harbour_calls"]
    refused(game, "red", "ask blue for 1 ore", "CK-PROG-COMHARB-1")
    refusal = game.why_not("ask blue for 1 ore", 0)
    assert refusal is not None
    assert refusal.case == "empty"
    do(game, "red", "play commercial harbour")  # another card makes blue no richer
    refused(game, "red", "ask blue for 1 ore", "CK-PROG-COMHARB-1")
    do(game, "red", "offer 1 coin for 1 wool")
    do(game, "blue", "accept")
    do(game, "red", "deal blue", "ask blue for 1 ore")
    do(game, "blue", "hand over coin")
    assert hand(game, "red") == goods(ore=1, coin=1, wool=1)
    do(game, "red", "ask blue for 1 ore")  # the second card's exchange; blue has nothing left
    assert (phase(game), game.describe()["harbour_empty"]) == ("main", ["blue"])
    refused(game, "red", "ask blue for 1 ore", "CK-PROG-COMHARB-1")


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


@pytest.mark.clause("CK-PROG-FLEET-1", "X-71")
@pytest.mark.parametrize("void", [False, True])
def test_a_second_fleet_that_opens_nothing_is_kept(void: bool) -> None:
    game = held("merchant fleet", 2, ck_allow_void_cards=void)
    do(game, "red", "play merchant fleet")
    if void:
        do(game, "red", "play merchant fleet")
    else:
        refused(game, "red", "play merchant fleet", "X-71")
        assert progress(game, "red") == {"merchant fleet": 1}


@pytest.mark.clause("CK-PROG-FLEET-1", "X-67", "X-71")
def test_a_fleet_names_a_kind_that_does_not_go_two_to_one_yet() -> None:
    words: dict[str, Any] = {"improvements": {"red": {"trade": 3}}, "ck_fleet_scope": "one_named_kind"}
    game = held("merchant fleet", 2, **words)
    for good in ("paper", "cloth", "coin"):  # the guild trades them
        refused(game, "red", f"play merchant fleet {good}", "X-71")
    do(game, "red", "play merchant fleet ore")
    refused(game, "red", "play merchant fleet ore", "X-71")
    do(game, "red", "play merchant fleet wool")
    assert game.describe()["fleet"] == ["wool", "ore"]


@pytest.mark.clause("CK-PROG-FLEET-1")
def test_the_fleet_sails_for_one_turn_and_one_player() -> None:
    hands = {"red": goods(ore=2), "blue": goods(ore=2)}
    game = held("merchant fleet", hands=hands, ck_fleet_scope="one_named_kind")
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
