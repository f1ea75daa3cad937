"""Production, commodities, the Aqueduct and the seven. CK-COMM-1 to -7, CK-ABIL-3, CK-SEVEN-1 to -4."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, ck, phase, side, throw
from tests.rules.table import allowed, bank, do, goods, hand, own, refused, size

MOUNTAINS_6 = (A[5], A[7], "(0,1)S")


@pytest.mark.clause("CK-COMM-4", "CK-METRO-7")
def test_a_metropolis_yields_like_a_city() -> None:
    game = ck(
        pieces={"blue": own(cities=A[5])},
        improvements={"blue": {"trade": 4}},
        metropolises={"trade": A[5]},
        phase="before roll",
    )
    assert hand(throw(game, "red", 6), "blue") == goods(ore=1, coin=1)


@pytest.mark.clause("CK-COMM-6")
def test_the_robber_blocks_commodities_too() -> None:
    pieces = {"blue": own(cities=A[5])}
    game = throw(ck(pieces=pieces, robber="(0,1)", attacks=1, phase="before roll"), "red", 6)
    assert hand(game, "blue") == {}


@pytest.mark.clause("CK-COMM-5", "CK-SEVEN-4")
def test_commodities_count_for_the_hand_limit() -> None:
    game = throw(
        ck(hands={"blue": goods(ore=4, coin=4), "white": goods(coin=7)}, phase="before roll"), "red", 7
    )
    assert list(game.state.due[:4]) == [0, 4, 0, 0]
    refused(game, "blue", "discard 3 coin", "CK-SEVEN-4")
    do(game, "blue", "discard 1 ore, 3 coin")
    assert hand(game, "blue") == goods(ore=3, coin=1)


@pytest.mark.clause("CK-SEVEN-4", "CK-PROG-8")
def test_progress_cards_do_not_count_for_the_hand_limit() -> None:
    cards = {"blue": {"spy": 3, "wedding": 1}}
    game = throw(ck(hands={"blue": goods(ore=7)}, progress=cards, phase="before roll"), "red", 7)
    assert phase(game) == "main"
    assert size(game, "blue") == 7


@pytest.mark.clause("CK-COMM-7", "X-73", "X-11")
@pytest.mark.parametrize(
    ("option", "gains"),
    [
        ("official", [goods(ore=1), goods(ore=1)]),
        ("partial_in_turn_order", [goods(ore=1, coin=1), goods(ore=1)]),
        ("unlimited", [goods(ore=1, coin=1), goods(ore=1, coin=1)]),
    ],
)
def test_a_short_bank_rations_each_kind_alone(option: str, gains: list[dict[str, int]]) -> None:
    game = ck(
        pieces={"red": own(cities=MOUNTAINS_6[0]), "blue": own(cities=MOUNTAINS_6[1])},
        hands={"white": goods(coin=11)},
        phase="before roll",
        bank_shortage=option,
    )
    throw(game, "red", 6)
    assert [hand(game, "red"), hand(game, "blue")] == gains


@pytest.mark.clause("CK-COMM-7", "X-73")
def test_a_single_claimant_takes_what_is_left() -> None:
    game = ck(
        pieces={"red": own(cities=f"{MOUNTAINS_6[0]} {MOUNTAINS_6[1]}")},
        hands={"white": goods(coin=11)},
        phase="before roll",
    )
    throw(game, "red", 6)
    assert hand(game, "red") == goods(ore=2, coin=1)
    assert "coin" not in bank(game)


@pytest.mark.clause("CK-ABIL-3", "X-74")
@pytest.mark.parametrize("option", [True, False])
def test_aqueduct_after_a_shortage(option: bool) -> None:
    game = ck(
        pieces={"red": own(A[5]), "blue": own(A[7])},
        improvements={"blue": {"science": 3}, "white": {"science": 3}},
        hands={"orange": goods(ore=18)},
        phase="before roll",
        ck_aqueduct_on_shortage=option,
    )
    throw(game, "red", 6)
    assert phase(game) == "aqueduct"
    refused(game, "white" if option else "blue", "take wool", "CK-ABIL-3")
    do(game, "blue" if option else "white", "take wool")
    assert (phase(game) == "aqueduct") == option  # then white, whom the roll owed nothing


@pytest.mark.clause("CK-ABIL-3")
def test_the_aqueduct_serves_clockwise_and_at_every_roll() -> None:
    levels = {colour: {"science": 3} for colour in ("red", "orange")}
    game = throw(ck(improvements=levels, active="blue", phase="before roll"), "blue", 6)
    refused(game, "red", "take ore", "CK-ABIL-3")
    do(game, "orange", "take ore")
    do(game, "red", "take ore")
    assert phase(game) == "main"
    assert [size(game, colour) for colour in ("red", "blue", "orange", "white")] == [1, 0, 1, 0]
    low = throw(ck(improvements={"red": {"science": 2}}, phase="before roll"), "red", 6)
    assert phase(low) == "main"


@pytest.mark.clause("CK-ABIL-3")
def test_the_aqueduct_takes_what_the_bank_has() -> None:
    hands = {"orange": goods(ore=19)}
    game = throw(ck(improvements={"blue": {"science": 3}}, hands=hands, phase="before roll"), "red", 12)
    refused(game, "blue", "take ore", "CK-ABIL-3")
    allowed(game, "blue", "take wool")
    allowed(game, "blue", "done")


@pytest.mark.clause("CK-SEVEN-1")
@pytest.mark.parametrize("locked", [True, False])
def test_the_robber_waits_for_the_first_attack(locked: bool) -> None:
    beside = "(1,-1)S"
    words: dict[str, Any] = {
        "pieces": {"red": side(knights=f"{beside}:1a")},
        "progress": {"red": {"bishop": 1}},
        "ck_robber_locked_until_attack": locked,
    }
    game = throw(ck(phase="before roll", **words), "red", 7)
    assert phase(game) == ("main" if locked else "moving robber")
    for attacks in (0, 1):
        game = ck(attacks=attacks, **words)
        if locked and not attacks:
            refused(game, "red", f"chase robber {beside}", "CK-SEVEN-1")
            refused(game, "red", "play bishop (0,1)", "CK-SEVEN-1")
        else:
            allowed(game, "red", f"chase robber {beside}")
            allowed(game, "red", "play bishop (0,1)")


@pytest.mark.clause("CK-SEVEN-3", "X-55")
def test_commodities_are_stolen_like_resources() -> None:
    game = ck(
        pieces={"blue": own(A[5])}, hands={"blue": goods(ore=1, coin=2)}, attacks=1, phase="before roll"
    )
    throw(game, "red", 7)
    do(game, "red", "robber (0,1) from blue")
    assert {(chance.outcome.text, chance.weight) for chance in game.chances()} == {
        ("stolen ore", 1),
        ("stolen coin", 2),
    }
    do(game, "red", "stolen coin")
    assert hand(game, "red") == goods(coin=1)
