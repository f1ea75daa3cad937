"""What bots of anybody may ask: how long things take, and who may win."""

from __future__ import annotations

import random

import pytest

from ostrov import Game
from ostrov.bots import BotError, GameInfo
from ostrov.bots.estimates import Estimates
from ostrov.bots.runner import play_recorded
from ostrov.game.options import Options
from ostrov.testing.hidden import permute_hidden

CITY = {"ore": 3, "grain": 2}


@pytest.fixture(params=["base", "cities_knights"])
def game(request: pytest.FixtureRequest) -> Game:
    """A game that has gone on for a while."""
    options = Options(game=str(request.param), board_setup="variable")
    return play_recorded(options, ["greedy"], 3, limit=250)


def test_chances_are_shared_and_times_are_rolls(game: Game) -> None:
    estimates = Estimates(GameInfo.of(game))
    for seat in range(4):
        view = game.observe(seat)
        assert sum(estimates.chances(view)) == pytest.approx(1)
        assert all(1 < rolls <= estimates.never for rolls in estimates.rolls_to_win(view))
        assert 0 <= estimates.rolls_to_pay(view, CITY) <= estimates.never


def test_more_takes_longer_and_nothing_no_time(game: Game) -> None:
    estimates, view = Estimates(GameInfo.of(game)), game.observe(1)
    waits = [estimates.rolls_to_pay(view, {"ore": n, "wool": n}) for n in range(8)]
    assert waits[0] == 0
    assert waits == sorted(waits)
    assert waits[-1] > waits[0]


@pytest.mark.clause("B-INFO-1", "B-INFO-2")
def test_hidden_cards_change_nothing(game: Game) -> None:
    estimates, rng, dealt = Estimates(GameInfo.of(game)), random.Random(1), 0
    for seat in range(4):
        view, other = game.observe(seat), permute_hidden(game, seat, rng)
        dealt += other.state != game.state
        assert estimates.chances(other.observe(seat)) == estimates.chances(view)
        assert estimates.rolls_to_win(other.observe(seat)) == estimates.rolls_to_win(view)
    assert dealt  # something was hidden


def test_who_has_won_has_all_chances() -> None:
    over = play_recorded(Options(board_setup="variable", victory_points=4), ["greedy"], 3)
    chances = Estimates(GameInfo.of(over)).chances(over.observe(0))
    assert [chance == 1 for chance in chances] == [seat == over.winner for seat in range(4)]


def test_what_cannot_be_asked_is_said(game: Game) -> None:
    estimates = Estimates(GameInfo.of(game))
    with pytest.raises(BotError, match="'gold' is no good of this game; they are lumber, brick, wool"):
        estimates.rolls_to_pay(game.observe(0), {"gold": 1})
    with pytest.raises(BotError, match="a spectator has none"):
        estimates.chances(game.observe(None))
    if game.options["game"] == "base":
        with pytest.raises(BotError, match="'paper' is no good"):
            estimates.rolls_to_pay(game.observe(0), {"paper": 1})
