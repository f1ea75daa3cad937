"""The player that searches: legal, honest, the same for the same luck, and not blind to a win."""

from __future__ import annotations

import random

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.bots import Luck, Table, make_bot
from ostrov.bots.weights import shipped_weights
from ostrov.engine.legal import is_legal
from ostrov.engine.moves import Moves
from ostrov.engine.playout import next_actor
from ostrov.engine.search.rounds import Rounds, rounds_action
from ostrov.testing import engine_mode, permute_hidden

GAMES = {"compiled": 6, "sanitized": 2, "plain": 1}[engine_mode()]
ACTIONS = {"compiled": 2000, "sanitized": 150, "plain": 40}[engine_mode()]
SAMPLES = {"compiled": 3, "sanitized": 2, "plain": 1}[engine_mode()]


def thinker(game: str = "base") -> Rounds:
    """The player with little time."""
    rounds = Rounds()
    rounds.samples, rounds.proposals = SAMPLES, 3
    rounds.later.plies = 1
    if engine_mode() == "plain":
        rounds.first.plies, rounds.steps = 1, 5
    for desk in (rounds.first, rounds.later):
        desk.net.learn(*shipped_weights(game))
    return rounds


def choice(rounds: Rounds, game: Game, seat: int, place: int) -> int:
    """What it does there, by what it sees at this moment alone."""
    rounds.remembers = 0
    return rounds_action(game.board, game.rules, game.state, seat, 5, 6, place, rounds)


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_it_does_is_legal(seed: int) -> None:
    rounds, moves = thinker(), Moves()
    game = Game.new(seed, board_setup="variable", players=2 + seed % 3, explicit_chance=False)
    for place in range(ACTIONS):
        if game.over:
            break
        seat = next_actor(game.rules, game.state)
        packed = choice(rounds, game, seat, place)
        assert is_legal(game.board, game.rules, game.state, packed, moves)
        game.play(packed)
    assert game.over or engine_mode() != "compiled"


@pytest.mark.clause("B-INFO-1", "B-INFO-2")
def test_it_does_the_same_whatever_is_hidden_from_it() -> None:
    rng, rounds = random.Random(3), thinker()
    game = Game.new(11, board_setup="variable")
    looked = 0
    for place in range(min(ACTIONS, 400)):
        if game.over:
            break
        seat = next_actor(game.rules, game.state)
        packed = choice(rounds, game, seat, place)
        if place % 5 == 0:
            twin = permute_hidden(game, seat, rng)
            looked += twin.state != game.state
            assert choice(rounds, twin, seat, place) == packed
        game.play(packed)
    assert looked > 0


@pytest.mark.parametrize("level", ["planner", "expert"])
def test_as_a_bot_it_goes_by_its_view_and_its_luck(level: str) -> None:
    game = Game.new(4, board_setup="variable")
    bot, again = (make_bot(level, Table.of(game)) for _ in range(2))
    for place in range(min(ACTIONS // 4, 60)):
        seat = next_actor(game.rules, game.state)
        view, legal = game.observe(seat), game.legal(seat)
        chosen = bot.choose(view, legal, Luck(9, place))
        assert chosen == again.choose(view, legal, Luck(9, place))
        assert chosen is not None
        game.play(chosen)


@pytest.mark.clause("B-WIN-1")
def test_it_takes_a_win_through_the_bank() -> None:
    game = table(
        victory_points=3,
        phase="main",
        rolled=True,
        pieces={
            "red": own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE"),
            "blue": own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE"),
        },
        hands={"red": goods(grain=2, ore=2, wool=4)},
    )
    rounds = thinker()
    rounds.first.plies = 2
    packed = choice(rounds, game, 0, 0)
    assert game.notation.action(packed).text == "bank 4 wool for 1 ore"
