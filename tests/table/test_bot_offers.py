"""Offers of bots: bots answer at once, people are given time."""

from __future__ import annotations

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.table.bot_turn import next_bot


def offered() -> Game:
    """Red, a bot, has made an offer to everybody."""
    game = table(
        phase="main",
        rolled=True,
        pieces={
            "red": own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE"),
            "blue": own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE"),
        },
        hands={"red": goods(wool=2), "blue": goods(ore=1)},
    )
    game.play("offer 1 wool for 1 ore", 0)
    return game


@pytest.mark.clause("B-DOM-1", "B-DOM-6")
def test_a_bot_waits_until_people_have_answered() -> None:
    game, bots = offered(), dict.fromkeys((0, 2, 3), "greedy")
    red = game.notation.colours[0]
    for seat in (2, 3):
        turn = next_bot(game, bots, 1, 1)
        assert turn is not None
        assert (turn.seat, turn.waits) == (seat, False)
        game.play(f"decline {red}", seat)
    turn = next_bot(game, bots, 1, 1)
    assert turn is not None
    assert (turn.seat, turn.waits) == (0, True)
    game.play("accept", 1)
    turn = next_bot(game, bots, 1, 1)
    assert turn is not None
    assert (turn.seat, turn.waits) == (0, False)


@pytest.mark.clause("B-DOM-6")
def test_among_bots_nobody_waits() -> None:
    game, bots = offered(), dict.fromkeys(range(4), "greedy")
    for seat in (1, 2, 3, 0):
        turn = next_bot(game, bots, 1, 1)
        assert turn is not None
        assert (turn.seat, turn.waits) == (seat, False)
        if seat:
            game.play(turn.choose(), seat)


@pytest.mark.clause("B-DOM-6")
def test_a_bot_does_not_wait_for_somebody_who_has_made_another_offer() -> None:
    game, bots = offered(), dict.fromkeys((0, 2, 3), "greedy")
    red = game.notation.colours[0]
    for seat in (2, 3):
        game.play(f"decline {red}", seat)
    game.play(f"offer 1 ore for 2 wool to {red}", 1)
    turn = next_bot(game, bots, 1, 1)
    assert turn is not None
    assert (turn.seat, turn.waits) == (0, False)
    game.play("withdraw", 1)
    turn = next_bot(game, bots, 1, 1)
    assert turn is not None
    assert (turn.seat, turn.waits) == (0, True)


@pytest.mark.clause("B-DOM-6")
def test_a_bot_that_has_made_another_offer_is_asked_again_only_when_something_else_is_offered() -> None:
    game, bots = offered(), {1: "greedy"}
    red = game.notation.colours[0]
    game.play(f"offer 1 ore for 2 wool to {red}", 1)
    assert next_bot(game, bots, 1, 1) is None
    game.play("offer 2 wool for 1 ore", 0)
    turn = next_bot(game, bots, 1, 1)
    assert turn is not None
    assert turn.seat == 1
