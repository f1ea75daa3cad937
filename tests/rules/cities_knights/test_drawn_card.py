"""A progress card played as soon as it is drawn, where that is agreed: X-58, CK-PROG-3."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, ck, phase, progress, side
from tests.rules.table import allowed, do, goods, hand, own, points, refused, size, texts

from ostrov import Game

DRAWN = "playing the drawn card"
LEVELS = {"red": {"science": 1, "politics": 1, "trade": 1}, "blue": {"science": 1, "politics": 1, "trade": 1}}


def rolled(card: str, gate: str = "green", *, option: str = "at_once", **words: Any) -> Game:
    """Red, at the mountains with the 6, has rolled a six and a gate, and drawn this card; blue draws next."""
    words = {"pieces": {"red": own(A[5])}, "improvements": LEVELS, "phase": "before roll", **words}
    game = ck(ck_drawn_card=option, **words)
    return do(game, "red", "roll", f"dice 1 5 {gate}", f"progress {card}")


@pytest.mark.clause("CK-PROG-3", "X-58")
def test_the_drawn_card_is_played_before_the_others_draw_and_before_production() -> None:
    game = rolled("mining")
    assert (phase(game), texts(game, "red")) == (DRAWN, ["done", "play mining"])
    do(game, "red", "play mining")
    assert (phase(game), hand(game, "red"), progress(game, "red")) == (DRAWN, goods(ore=2), {})
    assert texts(game, "red") == ["done"]
    do(game, "red", "done")
    assert phase(game) == "drawing progress card"  # blue's
    do(game, "red", "progress crane")
    assert (phase(game), hand(game, "red"), progress(game, "blue")) == ("main", goods(ore=3), {"crane": 1})


@pytest.mark.clause("CK-PROG-3", "X-58")
def test_by_default_the_dice_come_first() -> None:
    game = rolled("mining", option="after_dice")
    assert phase(game) == "drawing progress card"
    refused(game, "red", "play mining", "CK-PROG-3")
    do(game, "red", "progress crane")
    assert hand(game, "red") == goods(ore=1)
    allowed(game, "red", "play mining")


@pytest.mark.clause("CK-PROG-3", "X-58")
def test_only_the_drawn_card_and_only_by_the_active_player() -> None:
    game = rolled("mining", progress={"red": {"crane": 1}}, hands={"red": goods(ore=4)})
    for action in ("play crane", "end turn", "bank 4 ore for 1 wool"):
        refused(game, "red", action, "CK-PROG-3")
    refused(game, "blue", "done", "CK-PROG-3")
    do(game, "red", "done", "progress mining")
    assert (phase(game), progress(game, "blue")) == ("main", {"mining": 1})
    refused(game, "red", "done", "CK-TURN-2")
    allowed(game, "red", "play crane")


@pytest.mark.clause("CK-PROG-6", "X-58", "X-85")
def test_points_wait_for_nothing_and_win_at_once() -> None:
    game = rolled("printer")
    assert phase(game) == "drawing progress card"
    cities = side(cities=f"{A[0]} {A[2]} {A[4]}", roads=" ".join(A_EDGES[:2]))
    game = rolled("merchant", "yellow", pieces={"red": cities}, victory_points=7)
    assert points(game, "red") == 6
    do(game, "red", texts(game, "red", "play merchant")[0])
    assert game.winner == 0


@pytest.mark.clause("X-58", "CK-PROG-ALCHEMIST-1")
def test_a_card_that_cannot_be_played_is_kept() -> None:
    game = rolled("alchemist")
    assert (phase(game), texts(game, "red")) == (DRAWN, ["done"])


@pytest.mark.clause("X-58", "CK-PROG-WEDDING-1")
def test_a_card_that_asks_others_ends_before_the_roll_goes_on() -> None:
    pieces = {"red": own(A[5]), "blue": own(cities=f"{A[0]} {A[2]}")}
    game = rolled("wedding", "blue", pieces=pieces, hands={"blue": goods(wool=1, coin=1, ore=2)})
    do(game, "red", "play wedding")
    assert phase(game) == "discarding"
    do(game, "blue", "discard 1 wool, 1 coin")
    assert (phase(game), hand(game, "red")) == (DRAWN, goods(wool=1, coin=1))
    do(game, "red", "done", "progress warlord")
    assert (phase(game), size(game, "red")) == ("main", 3)


@pytest.mark.clause("X-58", "CK-PROG-BISHOP-1")
def test_the_bishop_robs_everybody_before_the_others_draw() -> None:
    pieces = {"red": own(A[0]), "blue": own(A[5]), "white": own(A[7])}
    hands = {"blue": goods(wool=1), "white": goods(coin=1)}
    game = rolled("bishop", "blue", pieces=pieces, hands=hands, attacks=1)
    do(game, "red", "play bishop (0,1)", "stolen wool", "stolen coin")
    assert (phase(game), hand(game, "red")) == (DRAWN, goods(wool=1, coin=1))
    do(game, "red", "done")
    assert phase(game) == "drawing progress card"


@pytest.mark.clause("X-58", "CK-PROG-SPY-1")
def test_the_card_of_the_spy_is_played_at_once_too() -> None:
    game = rolled("spy", "blue", progress={"blue": {"mining": 1}})
    do(game, "red", "play spy blue", "take card mining")
    assert (phase(game), texts(game, "red")) == (DRAWN, ["done", "play mining"])


@pytest.mark.clause("X-52", "X-58", "CK-PROG-5")
def test_a_fifth_card_may_be_played_before_one_goes_back() -> None:
    words: dict[str, Any] = {
        "progress": {"red": {"crane": 2, "smith": 2}},
        "ck_fifth_card": "always_immediate",
    }
    game = do(rolled("mining", **words), "red", "play mining", "done")
    assert phase(game) == "drawing progress card"
    game = do(rolled("mining", **words), "red", "done")
    assert phase(game) == "returning a card"
    do(game, "red", "return smith", "done")
    assert (phase(game), progress(game, "red")) == (
        "drawing progress card",
        {"crane": 2, "smith": 1, "mining": 1},
    )


@pytest.mark.clause("X-58", "CK-GATE-5")
def test_others_do_not_see_which_card_may_be_played() -> None:
    game = rolled("alchemist")
    assert game.observe(0).fields["drawn"] == 1
    assert game.observe(1).fields["drawn"] != 1
    assert game.observe(1).fields["phase"] == game.observe(0).fields["phase"]


@pytest.mark.clause("X-58", "CK-DEF-2")
def test_the_reward_of_a_defender_in_the_own_turn_counts_too() -> None:
    pieces = {
        "red": side(cities=A[0], roads=A_EDGES[0], knights=f"{A[1]}:1a"),
        "blue": side(cities=A[4], roads=A_EDGES[4], knights=f"{A[5]}:1a"),
    }
    game = ck(pieces=pieces, barbarians=6, phase="before roll", ck_drawn_card="at_once")
    do(game, "red", "roll", "dice 6 6 ship", "choose deck science", "progress crane")
    assert (phase(game), texts(game, "red")) == (DRAWN, ["done", "play crane"])
    do(game, "red", "done")
    assert (phase(game), texts(game, "blue")[0]) == ("choosing a deck", "choose deck trade")
