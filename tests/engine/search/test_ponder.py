"""Playing on in imagined worlds: the best few actions, honest, legal, the same for the same luck."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ostrov import Game
from ostrov.bots.search_bot import PLANNER, player_of
from ostrov.engine import constants as c
from ostrov.engine.legal import is_legal
from ostrov.engine.moves import Moves
from ostrov.engine.playout import next_speaker
from ostrov.engine.search.desk import SearchDesk
from ostrov.engine.search.player import Player, player_action
from ostrov.engine.search.ponder import Ponder, choose_some
from ostrov.testing import engine_mode, permute_hidden

WORLDS = {"compiled": 4, "sanitized": 2, "plain": 1}[engine_mode()]
ACTIONS = {"compiled": 300, "sanitized": 60, "plain": 30}[engine_mode()]
BOXES = ["base", "cities_knights"]


def thinker(box: str, worlds: int = WORLDS) -> Player:
    """A player that plays on, with little time where it is slow."""
    player = player_of(box, PLANNER, worlds=worlds)
    player.ponder.margin = 0.2  # nearly everything is played on
    if engine_mode() == "plain":
        player.desk.plies, player.ponder.desk.plies, player.worlds.n = 1, 1, 2
    return player


def choice(player: Player, game: Game, seat: int, place: int) -> int:
    """What it does there, by what it sees at this moment alone."""
    player.worlds.remembers = 0
    return player_action(game.board, game.rules, game.state, seat, 5, 6, place, player)


def played(player: Player, box: str) -> Iterator[tuple[Game, int, int, int]]:
    """The decisions of a game, with what the player does."""
    game = Game.new(11, game=box, board_setup="variable")
    for place in range(ACTIONS):
        if game.over:
            return
        seat = next_speaker(game.rules, game.state)
        packed = choice(player, game, seat, place)
        yield game, seat, place, packed
        game.play(packed)


def chosen(values: list[float], best: float, **settings: float) -> list[tuple[int, float]]:
    """Actions and values that are played on, of those that a search has kept."""
    desk, ponder = SearchDesk(), Ponder()
    desk.found = len(values)
    desk.value = values + [0.0] * (len(desk.value) - len(values))
    desk.kept = list(range(len(desk.kept)))
    for name, setting in settings.items():
        setattr(ponder, name, setting)
    choose_some(best, desk, ponder)
    return list(zip(ponder.action, ponder.value, strict=True))[: ponder.n]


def test_the_best_few_are_played_on_the_best_first() -> None:
    values = [0.25, 0.5, 0.375, 0.4375]
    assert chosen(values, 0.5, margin=0.2) == [(1, 0.5), (3, 0.4375), (2, 0.375)]
    assert chosen(values, 0.5, margin=0.2, most=2) == [(1, 0.5), (3, 0.4375)]
    assert chosen(values, 0.5, margin=0.01) == [(1, 0.5)]


@pytest.mark.clause("B-INFO-1", "B-INFO-2", "CK-GATE-5")
@pytest.mark.parametrize("box", BOXES)
def test_what_is_hidden_changes_nothing_and_all_is_legal(box: str) -> None:
    player, rng, moves, looked = thinker(box), random.Random(3), Moves(), 0
    for game, seat, place, packed in played(player, box):
        assert is_legal(game.board, game.rules, game.state, packed, moves)
        if place % 5 == 0:
            twin = permute_hidden(game, seat, rng)
            looked += twin.state != game.state
            assert choice(player, twin, seat, place) == packed
    assert looked


@pytest.mark.skipif(engine_mode() != "compiled", reason="hundreds of decisions, each played on")
def test_it_sometimes_thinks_better_of_it() -> None:
    hasty = thinker("cities_knights", worlds=0)
    changed = [
        place
        for game, seat, place, packed in played(thinker("cities_knights"), "cities_knights")
        if game.state.phase == c.MAIN and choice(hasty, game, seat, place) != packed
    ]
    assert changed
