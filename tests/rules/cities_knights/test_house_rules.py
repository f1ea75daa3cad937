"""House rules in Cities & Knights: H-1 friendly robber, H-2 rounds without a seven, H-3 no trade."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, ck, side
from tests.rules.table import allowed, do, goods, own, refused, texts

from ostrov import Game

FOUNDED = own(A[7], A[5])
"""Three points, as after the founding; at the hexes (0,0), (0,1), (1,0), (1,1) among others."""
RICHER = own(f"{A[7]} (-1,-1)N", A[5])


def friendly(**words: Any) -> Game:
    """The barbarians have come once."""
    return ck(friendly_robber=True, attacks=1, **words)


@pytest.mark.clause("H-1", "CK-PROG-BISHOP-1")
@pytest.mark.parametrize(("pieces", "spared"), [(FOUNDED, True), (RICHER, False)])
def test_the_bishop_spares_who_has_three_points(pieces: dict[str, list[str]], spared: bool) -> None:
    game = friendly(
        progress={"red": {"bishop": 1}}, pieces={"blue": pieces}, hands={"blue": goods(ore=1)}, active="red"
    )
    if spared:
        refused(game, "red", "play bishop (0,1)", "H-1")
    else:
        do(game, "red", "play bishop (0,1)", "stolen ore")


@pytest.mark.clause("H-1", "CK-ACT-CHASE-1")
def test_a_chased_robber_spares_who_has_three_points() -> None:
    pieces = {"blue": FOUNDED, "red": side(roads=A_EDGES[0], knights=f"{A[0]}:1a")}
    game = friendly(pieces=pieces, robber="(-2,0)", active="red")
    do(game, "red", f"chase robber {A[0]}")
    refused(game, "red", "robber (0,1)", "H-1")
    allowed(game, "red", "robber (2,0)")


@pytest.mark.clause("H-2", "CK-PROG-ALCHEMIST-1")
@pytest.mark.parametrize(("turn", "quiet"), [(4, True), (5, False)])
def test_the_alchemist_sets_no_early_seven(turn: int, quiet: bool) -> None:
    game = ck(phase="before roll", turn=turn, rounds_without_seven=1, progress={"red": {"alchemist": 1}})
    if quiet:
        refused(game, "red", "play alchemist 3 4", "H-2")
        assert len(texts(game, "red", "play alchemist")) == 30
        do(game, "red", "play alchemist 3 3")
    else:
        do(game, "red", "play alchemist 3 4")


@pytest.mark.clause("H-2", "CK-DICE-1")
def test_the_event_die_keeps_its_odds() -> None:
    game = do(ck(phase="before roll", rounds_without_seven=1), "red", "roll")
    faces: dict[str, int] = {}
    for chance in game.chances():
        face = chance.outcome.text.split()[-1]
        faces[face] = faces.get(face, 0) + chance.weight
    assert faces == {"ship": 90, "yellow": 30, "blue": 30, "green": 30}
    refused(game, "red", "dice 3 4 ship", "H-2")


@pytest.mark.clause("H-3", "CK-PROG-COMHARB-1")
def test_a_commercial_harbour_is_no_trade() -> None:
    game = ck(
        domestic_trade=False,
        progress={"red": {"commercial harbour": 1}},
        hands={"red": goods(ore=1), "blue": goods(coin=1)},
        active="red",
    )
    refused(game, "red", "offer 1 ore for 1 coin", "H-3")
    do(game, "red", "play commercial harbour", "ask blue for 1 ore")
