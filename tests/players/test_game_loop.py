"""The loop of native players stops where it is told to, and a game in parts is the whole game."""

from __future__ import annotations

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, kind_of
from ostrov.players.constants import (
    GREEDY_POLICY,
    NO_ACTION,
    UNTIL_OVER,
    UNTIL_TURN_COMES,
    UNTIL_TURN_ENDS,
    UNTIL_TURN_PASSES,
)
from ostrov.players.game_loop import GameLoop, play_on

SEED = 7


def begun(game: str = "base") -> tuple[Game, GameLoop]:
    """A game of greedy players that is about to begin."""
    found, loop = Game.new(SEED, game=game, board_setup="variable", explicit_chance=True), GameLoop()
    loop.policy = [GREEDY_POLICY] * c.SEATS
    loop.begin(SEED, 0)
    return found, loop


def go(game: Game, loop: GameLoop, until: int, seat: int = 0) -> None:
    """Plays on as far as a rule says."""
    loop.until, loop.seat = until, seat
    play_on(game.board, game.rules, game.state, loop)


@pytest.mark.parametrize("name", ["base", "cities_knights"])
def test_a_game_in_parts_is_the_whole_game(name: str) -> None:
    whole, one = begun(name)
    go(whole, one, UNTIL_OVER)
    game, loop = begun(name)
    ends = 0
    while not game.over:
        go(game, loop, UNTIL_TURN_ENDS)
        ends += loop.last != NO_ACTION and kind_of(loop.last) == c.END_TURN
        assert game.over or kind_of(loop.last) in (c.END_TURN, c.FOUND_ROAD)
    assert (loop.actions, loop.chances, loop.checksum) == (one.actions, one.chances, one.checksum)
    assert game.state == whole.state
    assert ends > 20


def test_a_turn_passes_and_comes_back() -> None:
    game, loop = begun()
    go(game, loop, UNTIL_TURN_COMES, 2)
    assert (game.state.active, game.state.phase) == (2, c.BEFORE_ROLL)
    go(game, loop, UNTIL_TURN_PASSES, 2)
    assert game.state.active == 3
    assert actor_of(loop.last) == 2
    turn = game.state.turn
    go(game, loop, UNTIL_TURN_COMES, 2)
    assert (game.state.active, game.state.phase) == (2, c.BEFORE_ROLL)
    assert game.state.turn == turn + 3


def test_chance_answers_the_last_action_of_a_limit() -> None:
    game, loop = begun()
    loop.limit = 17  # sixteen foundings, and the first roll
    go(game, loop, UNTIL_OVER)
    assert loop.actions == 17
    assert loop.chances >= 1
    assert not game.chance_is_next
