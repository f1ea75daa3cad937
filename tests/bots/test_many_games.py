"""No bot does anything that is not legal in 10,000 games; every game ends, and its account adds up."""

from __future__ import annotations

import pytest

from ostrov.arena.match import Match
from ostrov.arena.referee import Referee
from ostrov.bots.runner import Worker
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.engine.dispatch.legal import is_legal
from ostrov.engine.seams import score
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.game.options import Options
from ostrov.players.game_loop import decide
from ostrov.testing import engine_mode

LESS = {"compiled": 1, "sanitized": 50, "plain": 1000}[engine_mode()]
"""How many times fewer games are played where they are slow."""
PARTS = 4
INSIDE = [("greedy", "base", 4000), ("greedy", "cities_knights", 2000), ("ref-f", "base", 1500)]
INSIDE += [("ref-ab2", "base", 900)]
ASKED = [("planner", "trader", "base", 800), ("planner", "trader", "cities_knights", 160)]
ASKED += [("trader", "easy", "base", 400), ("easy", "random", "cities_knights", 240)]


def test_these_are_ten_thousand_games() -> None:
    assert sum(games for _, _, games in INSIDE) + sum(games for *_, games in ASKED) == 10_000


def play(worker: Worker, seed: int, moves: Moves) -> State:
    """A game of a player of the engine against itself; whatever it does must be legal."""
    state, loop = State(), worker.loop
    halves = seed & c.MASK32, seed >> 32
    set_up_game(worker.board_setup, worker.board, worker.rules, state, *halves)
    loop.begin(*halves)
    while state.phase != c.OVER:
        if chance_is_next(state):
            action = seeded_outcome(worker.rules, state, *halves, loop.outcomes)
        else:
            seat = next_actor(worker.rules, state)
            action = decide(worker.board, worker.rules, state, seat, loop)
            assert is_legal(worker.board, worker.rules, state, action, moves), (
                f"seed {seed}, action {loop.actions}"
            )
            loop.actions += 1
            assert loop.actions < 20_000, f"seed {seed} does not end"
        apply_unchecked(worker.board, worker.rules, state, action)
    return state


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("bot", "game_name", "games"), INSIDE)
def test_players_of_the_engine(bot: str, game_name: str, games: int, part: int) -> None:
    options = Options(game=game_name, board_setup="variable")
    worker, moves = Worker(options, (bot,) * 4, 20_000), Moves()
    for k in range(max(1, games // PARTS // LESS)):
        state = play(worker, (part << 33) + k, moves)
        assert score(state, state.winner - 1) >= worker.rules.goal


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("bot", "other", "game_name", "games"), ASKED)
def test_bots_that_see_views(bot: str, other: str, game_name: str, games: int, part: int) -> None:
    options = Options(game=game_name, board_setup="variable")
    boards = max(1, games // PARTS // 4 // LESS)
    referee = Referee(Match.of("one-against-all", [bot, other], options, boards, 1000 * part))
    for board in range(boards):
        played = referee.group(board)  # MatchError when something is not legal
        assert sorted(game.seats.index(0) for game in played) == [0, 1, 2, 3]
        for game in played:
            assert game.winner is not None, f"board {board} does not end"
            assert game.points[game.winner] >= referee.rules.goal
            assert sum(len(times) for times in game.times.values()) == game.actions
