"""Gold: EX-S21 to EX-S24, S-GOLD-1 to -6, S-FOUND-5, SX-3, SX-6."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.rules.seafarers.table import chips, do, own, phase, roll, sea
from tests.rules.table import SETTLEMENT, allowed, bank, goods, hand, refused, texts

PIECES = {"red": own("(2,0)N"), "blue": own(cities="(2,0)S"), "white": own("(2,-2)N")}
"""Red at gold 4 and fields 3, blue at gold 4 only, white at pasture 4."""
FULL = goods(lumber=19, brick=19, wool=19, grain=19, ore=19)


def rolling(**words: Any) -> dict[str, Any]:
    """Before a roll in which gold 4 pays."""
    return {"phase": "before roll", "pieces": PIECES, **words}


def without(pack: dict[str, int], less: dict[str, int]) -> dict[str, int]:
    """The cards of a pack that others leave."""
    return {kind: n - less.get(kind, 0) for kind, n in pack.items() if n > less.get(kind, 0)}


@pytest.mark.clause("S-GOLD-1", "S-GOLD-2", "S-GOLD-3", "S-TURN-1")
def test_EX_S21_gold_pays_what_its_owners_choose() -> None:
    game = roll(sea(**rolling()), "red", 4)
    assert hand(game, "white") == goods(wool=1)
    assert phase(game) == "choosing gold"
    refused(game, "blue", "gold ore", "S-GOLD-3")
    assert texts(game, "red") == [f"gold {kind}" for kind in ("lumber", "brick", "wool", "grain", "ore")]
    do(game, "red", "gold brick")
    refused(game, "red", "end turn", "S-GOLD-3")
    do(game, "blue", "gold ore", "gold ore")
    assert (hand(game, "red"), hand(game, "blue")) == (goods(brick=1), goods(ore=2))
    assert phase(game) == "main"
    do(game, "red", "end turn")
    mixed = do(roll(sea(**rolling(active="blue")), "blue", 4), "blue", "gold ore", "gold wool")
    do(mixed, "red", "gold wool")
    assert hand(mixed, "blue") == goods(ore=1, wool=1)


@pytest.mark.clause("S-GOLD-3", "S-GOLD-4")
def test_EX_S22_what_the_bank_lacks_is_lost() -> None:
    hands = {"white": without(FULL, goods(ore=1, wool=1))}
    game = roll(sea(**rolling(hands=hands, active="blue")), "blue", 4)
    assert bank(game) == goods(ore=1)
    refused(game, "blue", "gold wool", "S-GOLD-3")
    assert texts(game, "blue") == ["gold ore"]
    do(game, "blue", "gold ore")
    assert (hand(game, "blue"), hand(game, "red"), bank(game)) == (goods(ore=1), {}, {})
    assert phase(game) == "main"


@pytest.mark.clause("S-GOLD-3")
def test_an_empty_bank_asks_nobody() -> None:
    hands = {"white": without(FULL, goods(wool=1))}
    game = roll(sea(**rolling(hands=hands)), "red", 4)
    assert (phase(game), hand(game, "red"), bank(game)) == ("main", {}, {})


@pytest.mark.clause("S-GOLD-2", "B-PROD-7")
def test_EX_S23_gold_comes_after_the_shortage_of_production() -> None:
    pieces = {"red": own("(2,0)N"), "blue": own("(2,-2)NW"), "white": own("(2,-2)NE")}
    game = sea(phase="before roll", pieces=pieces, hands={"white": goods(wool=18)})
    roll(game, "red", 4)
    assert (hand(game, "blue"), hand(game, "white"), bank(game)["wool"]) == ({}, goods(wool=18), 1)
    do(game, "red", "gold wool")
    assert hand(game, "red") == goods(wool=1)


@pytest.mark.clause("S-GOLD-5", "S-GOLD-6")
def test_EX_S24_the_robber_stops_gold() -> None:
    game = roll(sea(**rolling(robber="(2,0)")), "red", 4)
    assert phase(game) == "main"
    assert (hand(game, "red"), hand(game, "blue"), hand(game, "white")) == ({}, {}, goods(wool=1))
    moving = sea(phase="moving robber", pieces=PIECES)
    do(moving, "red", "robber (2,0)")


@pytest.mark.clause("S-GOLD-1")
def test_a_settlement_at_gold_alone_waits_for_its_number() -> None:
    game = roll(sea(**rolling()), "red", 5)
    assert (phase(game), hand(game, "blue")) == ("main", {})
    twice = sea(phase="before roll", pieces={"red": own("(2,0)N (2,0)SE")})
    do(roll(twice, "red", 4), "red", "gold ore", "gold grain")
    assert phase(twice) == "main"


@pytest.mark.clause("S-GOLD-3", "SX-6")
def test_gold_may_be_chosen_at_once_where_that_is_agreed() -> None:
    game = roll(sea(**rolling(sea_gold_order="simultaneous")), "red", 4)
    do(game, "blue", "gold ore")
    do(game, "red", "gold ore")
    do(game, "blue", "gold wool")
    assert phase(game) == "main"
    in_turn = roll(sea(**rolling(sea_gold_order="turn_order")), "red", 4)
    refused(in_turn, "blue", "gold ore", "S-GOLD-3")


@pytest.mark.clause("S-GOLD-4")
def test_choosing_is_compulsory_and_nothing_else_goes_on() -> None:
    game = roll(sea(**rolling(hands={"red": goods(ore=4)})), "red", 4)
    refused(game, "red", "bank 4 ore for 1 wool", "S-GOLD-4")
    refused(game, "red", "end turn", "S-GOLD-4")
    do(game, "red", "gold wool")
    do(game, "blue", "gold wool", "gold wool")
    allowed(game, "red", "bank 4 ore for 1 wool")
    refused(game, "red", "gold wool", "S-GOLD-3")


@pytest.mark.clause("S-GOLD-6", "S-COMP-7", "S-CHIP-8")
def test_gold_is_land_and_no_resource() -> None:
    red = own("(0,0)N", "(0,-1)E (0,-1)NE (0,-2)E")
    game = sea(pieces={"red": red}, hands={"red": SETTLEMENT})
    assert set(bank(game)) == {"lumber", "brick", "wool", "grain", "ore"}
    refused(game, "red", "gold ore", "S-GOLD-3")
    do(game, "red", "settlement (1,-3)S")
    assert chips(game, "red") == 2


@pytest.mark.clause("S-FOUND-5", "SX-3")
@pytest.mark.parametrize("start_gold", ["choice", "none"])
def test_gold_at_the_second_settlement_pays_a_card_of_choice(start_gold: str) -> None:
    layout = sea().layout
    tiles = [replace(t, terrain="gold") if (t.q, t.r) == (0, 0) else t for t in layout.tiles]
    game = sea(board=replace(layout, tiles=tuple(tiles)), starter=0, sea_start_gold=start_gold)
    do(game, "red", "found settlement (0,1)S", "found road (0,1)SE")
    do(game, "blue", "found settlement (-2,2)N", "found road (-2,2)NE")
    do(game, "white", "found settlement (-3,3)N", "found road (-3,3)NE")
    do(game, "white", "found settlement (0,0)N")
    if start_gold == "choice":
        refused(game, "white", "found ship (0,-1)E", "S-GOLD-4")
        do(game, "white", "gold ore")
    assert hand(game, "white") == (goods(wool=1, ore=1) if start_gold == "choice" else goods(wool=1))
    do(game, "white", "found ship (0,-1)E")
