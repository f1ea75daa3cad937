"""The Forgotten Tribe: EX-S35, EX-S36, S-FT-1 to -8, SX-14."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import do, figures, next_turn, own, phase, roll, sea
from tests.rules.table import SETTLEMENT, allowed, edge, goods, points, refused, texts

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.game.names import HARBOURS

SHIP = goods(lumber=1, wool=1)
COAST = own("(-3,2)NW", ships="(-3,2)W (-3,2)SW")
"""A settlement of red with two ships that end at (-3,3)NW, where gifts begin."""
PASSED = own("(-3,2)NW", ships="(-3,2)W (-3,2)SW (-3,3)W")
"""They have gone on past a card, and a harbour comes next."""
SOUTH = own("(0,2)NW", ships="(0,2)W (0,2)SW (0,3)W")
"""A settlement of red whose line ends where a chip comes next."""
FULL = own("(0,2)NW", ships="(0,2)W (0,2)SW (0,3)W (0,3)SW", roads="(-3,1)SW")
"""The same, past the chip; a harbour comes next, and a road leads to a place for a settlement."""


def tribe(red: dict[str, Any] = COAST, **words: Any) -> Game:
    """A position of the scenario in which red has these pieces and cards for three ships."""
    hands = words.pop("hands", {"red": goods(lumber=3, wool=3)})
    return sea(scenario="forgotten_tribe", pieces={"red": red}, hands=hands, **words)


def gift(game: Game, place: str) -> str:
    """The harbour that lay on an edge as a gift."""
    return HARBOURS[game.board.gift[game.places.edge(place)]]


def kept(game: Game, colour: str) -> list[str]:
    """Harbours that a colour has still to lay."""
    return list(game.describe()["kept_harbours"][colour])


@pytest.mark.clause("S-FT-4", "S-FT-5", "B-DEV-7")
def test_EX_S35_a_card_is_as_if_bought() -> None:
    game = do(tribe(), "red", "ship (-3,3)W")
    assert phase(game) == "drawing card"
    refused(game, "red", "end turn", "B-DEV-1")
    game.happen("drawn knight")
    assert phase(game) == "main"
    refused(game, "red", "knight", "B-DEV-7")
    assert edge(game, "(-3,3)W") in game.describe()["gifts_taken"]
    allowed(next_turn(game, "red"), "red", "knight")


@pytest.mark.clause("S-FT-5", "B-VPC-3")
def test_EX_S35_a_point_card_counts_at_once() -> None:
    game = do(tribe(victory_points=2), "red", "ship (-3,3)W", "drawn victory point")
    assert (game.over, game.winner) == (True, 0)


@pytest.mark.clause("S-FT-4", "S-FT-5", "S-MOVE-11")
def test_EX_S35_a_chip_is_an_open_point() -> None:
    game = do(tribe(SOUTH), "red", "ship (0,3)SW")
    assert (points(game, "red"), game.describe()["tribe_points"]["red"]) == (2, 1)
    moved = own("(0,2)NW (-3,2)NW", ships="(0,2)W (0,2)SW (0,3)W (-3,2)W")
    game = do(tribe(moved), "red", "move ship (-3,2)W to (0,3)SW")
    assert (points(game, "red"), game.describe()["tribe_points"]["red"]) == (3, 1)
    do(game, "red", "end turn")
    do(roll(game, "blue", 3), "blue", "end turn")
    do(roll(game, "white", 3), "white", "end turn")
    do(roll(game, "red", 3), "red", "move ship (0,3)SW to (-3,2)W")
    assert points(game, "red") == 3


@pytest.mark.clause("S-FT-4", "S-FT-6", "S-FT-7", "S-DEV-2")
def test_EX_S35_a_harbour_is_laid_at_once_and_works() -> None:
    game = tribe(PASSED, gifts_taken=["(-3,3)W"], hands={"red": goods(lumber=1, wool=1, brick=4)})
    kind = gift(game, "(-3,3)SW")
    refused(game, "red", f"lay harbour {kind} (-3,1)W", "S-FT-6")
    do(game, "red", "ship (-3,3)SW")
    assert phase(game) == "laying a harbour"
    refused(game, "red", "end turn", "S-FT-6")
    refused(game, "red", f"lay harbour {kind} (-3,2)W", "S-FT-6")
    refused(game, "red", f"lay harbour {kind} (-3,1)NW", "S-FT-6")
    laid = [f"lay harbour {kind} {edge(game, place)}" for place in ("(-3,1)SW", "(-3,1)SE")]
    assert sorted(texts(game, "red")) == sorted(laid)
    do(game, "red", laid[0])
    assert phase(game) == "main"
    assert game.describe()["laid_harbours"] == {edge(game, "(-3,1)SW"): kind}
    assert game.state.harbours[0] == 1 << (HARBOURS.index(kind) - 1)
    refused(game, "red", laid[1], "S-FT-6")


@pytest.mark.clause("S-FT-6", "SX-14")
def test_a_harbour_without_place_is_kept() -> None:
    first = gift(tribe(), "(-3,3)SW")
    for late in ("optional", "compulsory"):
        hands = {"red": {**SETTLEMENT, "lumber": 2, "wool": 2}}
        words = {"gifts_taken": ["(-3,3)SW"], "tribe_points": {"red": 1}, "laid_harbours": {"(0,1)SE": first}}
        game = tribe(FULL, hands=hands, sea_gift_harbour_late=late, **words)
        kind = gift(game, "(0,3)SE")
        do(game, "red", "ship (0,3)SE")
        assert (phase(game), kept(game, "red")) == ("main", [kind])
        refused(game, "red", f"lay harbour {kind} (0,1)SW", "S-FT-6")
        do(game, "red", "settlement (-3,2)NW")
        if late == "optional":
            assert phase(game) == "main"
            allowed(game, "red", "end turn")
        else:
            assert phase(game) == "laying a harbour"
            refused(game, "red", "end turn", "SX-14")
        do(game, "red", f"lay harbour {kind} (-3,1)SE")
        assert (phase(game), kept(game, "red")) == ("main", [])


@pytest.mark.clause("S-FT-6", "S-FT-7")
def test_a_harbour_keeps_a_free_edge_to_the_next_and_serves_all() -> None:
    kind, other = gift(tribe(), "(-3,3)SW"), gift(tribe(), "(0,3)SE")
    game = sea(
        scenario="forgotten_tribe",
        pieces={"red": own("(-3,2)NW"), "blue": own("(-3,1)NW")},
        gifts_taken=["(-3,3)SW", "(0,3)SE"],
        laid_harbours={"(-3,1)W": kind},
        kept_harbours={"red": [other]},
    )
    refused(game, "red", f"lay harbour {other} (-3,1)SW", "S-FT-6")
    refused(game, "red", f"lay harbour {kind} (-3,1)SE", "S-FT-6")
    assert game.state.harbours[1] == 1 << (HARBOURS.index(kind) - 1)
    assert not game.state.harbours[0]
    do(game, "red", f"lay harbour {other} (-3,1)SE")
    assert game.state.harbours[0] == 1 << (HARBOURS.index(other) - 1)


@pytest.mark.clause("S-FT-2", "S-ROB-2")
def test_EX_S36_nobody_settles_with_the_tribe() -> None:
    game = tribe(PASSED, gifts_taken=["(-3,3)W"], hands={"red": SETTLEMENT})
    refused(game, "red", "settlement (-3,3)SW", "S-FT-2")
    refused(sea(scenario="forgotten_tribe", starter=0), "red", "found settlement (0,-3)N", "S-FT-2")
    robbing = tribe(phase="moving robber")
    places = figures(robbing, "red", "robber")
    assert places == {name for h, name in enumerate(robbing.places.hexes) if robbing.board.token[h]}
    for place in ("(-3,3)", "(3,-3)", "(0,-3)", "(4,1)"):
        refused(robbing, "red", f"robber {place}", "S-FT-2")
    refused(robbing, "red", "robber (1,3)", "B-ROB-2")


@pytest.mark.clause("S-FT-1", "S-FT-3")
@pytest.mark.parametrize("seed", range(5))
def test_gifts_lie_where_the_map_says(seed: int) -> None:
    game = sea(scenario="forgotten_tribe", seed=seed)
    gifts = sorted(kind for kind in game.board.gift if kind)
    assert gifts == sorted([*range(1, 7), *[c.GIFT_CHIP] * 8, *[c.GIFT_CARD] * 4])
    assert not any(game.board.harbour)
    assert game.options["victory_points"] == 13
    assert game.places.figure(game.state.pirate) == "(2,-3)"


@pytest.mark.clause("S-FT-3")
def test_harbours_among_the_gifts_lie_by_chance() -> None:
    assert len({gift(sea(scenario="forgotten_tribe", seed=seed), "(0,3)SE") for seed in range(20)}) > 2


@pytest.mark.clause("S-FT-8")
@pytest.mark.parametrize("seed", range(8))
def test_a_dealt_map_spares_the_east(seed: int) -> None:
    dealt = sea(scenario="forgotten_tribe", seed=seed, sea_setup="variable")
    for h in ("(3,-1)", "(3,0)", "(2,1)"):
        assert dealt.board.token[dealt.places.hex(h)] not in (5, 6, 8, 9)
