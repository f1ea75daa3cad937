"""Offers of bots: bots answer at once, people are given time."""

from __future__ import annotations

import pytest
from tests.rules.table import do, goods, own, roll, table

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


def is_ignored(game: Game) -> bool:
    """Whether red, which waits for people to answer, need not give them much time."""
    turn = next_bot(game, {0: "greedy"}, 1, 1)
    assert turn is not None
    assert turn.waits
    return turn.ignored


@pytest.mark.clause("B-DOM-6")
def test_who_let_an_offer_pass_is_given_less_time_until_they_answer_one() -> None:
    game = offered()
    assert not is_ignored(game)
    game.play("offer 1 wool for 1 grain", 0)
    assert is_ignored(game)
    game.play(f"decline {game.notation.colours[0]}", 1)
    game.play("offer 1 wool for 1 brick", 0)
    assert not is_ignored(game)
    game.play("offer 2 wool for 1 brick", 0)
    assert is_ignored(game)


@pytest.mark.clause("B-DOM-6")
def test_in_another_turn_people_have_all_their_time_again() -> None:
    game = do(offered(), "red", "offer 1 wool for 1 grain", "end turn")
    for colour in ("blue", "orange", "white"):
        do(roll(game, colour, 2), colour, "end turn")
    do(roll(game, "red", 2), "red", "offer 1 wool for 1 ore")
    assert not is_ignored(game)


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
