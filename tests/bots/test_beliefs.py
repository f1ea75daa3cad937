"""Beliefs in random and greedy games: nothing true is lost, nothing hidden is known."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ostrov import Game
from ostrov.bots.runner import play_recorded
from ostrov.engine.core.schema import FIELDS
from ostrov.game.options import Options
from ostrov.game.view import View, write
from ostrov.game.view_state import state_from_view
from ostrov.testing.beliefs import Watchers
from ostrov.testing.tables import EXPANSION_TABLES, TABLES
from ostrov.testing.walks import do, random_action

PARTY: dict[str, Any] = {
    "game": "cities_knights",
    "victory_points": 40,
    "position": {
        "phase": "before roll",
        "attacks": 1,
        "pieces": {
            "red": {"cities": ["(1,1)S"], "roads": ["(1,1)SE"]},
            "blue": {"cities": ["(-1,-1)SW"], "roads": ["(-1,-1)SW"]},
            "orange": {"cities": ["(0,0)N"], "roads": ["(0,0)NE"]},
            "white": {"cities": ["(0,1)SW"], "roads": ["(0,1)SW"]},
        },
        "hands": {colour: {"ore": 1, "wool": 2, "cloth": 2} for colour in ("red", "blue", "orange", "white")},
        "improvements": {
            colour: {"trade": 3, "politics": 3, "science": 3} for colour in ("red", "blue", "orange", "white")
        },
        "progress": {
            "red": {"spy": 1, "master merchant": 1, "wedding": 1},
            "blue": {"spy": 1, "crane": 1, "mining": 2},
            "orange": {"saboteur": 1, "commercial harbour": 1, "master merchant": 1},
            "white": {"spy": 1, "wedding": 1, "medicine": 1, "bishop": 1},
        },
    },
}
"""Everybody draws, plays, returns and loses progress cards all the time."""

ALL_TABLES = TABLES | EXPANSION_TABLES | {"party": PARTY}
STEPS = 250
GAMES = {
    "base": Options(board_setup="variable"),
    "cities_knights": Options(game="cities_knights", board_setup="variable"),
}


@pytest.mark.clause("B-INFO-1", "B-INFO-4", "CK-GATE-5")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_random_games_are_followed(table: str) -> None:
    rng = random.Random(5)
    game = Game.new(5, explicit_chance=True, **ALL_TABLES[table])
    watchers = Watchers(game)
    for step in range(STEPS):
        if game.over:
            break
        watchers.do(random_action(game, rng))
        watchers.check_truth()
        if step % 5 == 0:
            watchers.check_worlds(step)


@pytest.mark.clause("B-INFO-1", "B-INFO-4", "CK-GATE-5")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_nothing_hidden_is_known(table: str) -> None:
    rng = random.Random(6)
    game = Game.new(6, explicit_chance=True, **ALL_TABLES[table])
    watchers = Watchers(game)
    for step in range(STEPS):
        if game.over:
            break
        action = random_action(game, rng)
        if step % 3 == 0:
            watchers.check_secrets(action, rng)
        watchers.do(action)


@pytest.mark.parametrize("game_name", GAMES)
def test_greedy_games_are_followed(game_name: str) -> None:
    played = play_recorded(GAMES[game_name], ["greedy"], 4)
    rng = random.Random(4)
    game = Game.new(4, explicit_chance=True, **GAMES[game_name].changed())
    watchers = Watchers(game)
    for step, action in enumerate(played.history):
        if step % 7 == 0:
            watchers.check_secrets(action, rng)
            watchers.check_worlds(step)
        watchers.do(action)
        watchers.check_truth()
    assert game.over


@pytest.mark.clause("B-INFO-1", "B-INFO-4", "CK-GATE-5", "H-4")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_blank_state_is_what_the_view_shows(table: str) -> None:
    rng = random.Random(7)
    game = Game.new(7, explicit_chance=True, **ALL_TABLES[table])
    for _ in range(STEPS):
        if game.over:
            break
        for seat in (None, *range(game.rules.seats)):
            view = game.observe(seat)
            assert (view.fields, view.counts) == write(game.state, game.rules, seat)
            sent = View(seat, view.fields, view.counts)  # as if it came from elsewhere
            assert sent.blanked() is None
            mine, theirs = state_from_view(view, game.rules), state_from_view(sent, game.rules)
            for name in (f.name for f in FIELDS if f.key in view.fields):
                assert getattr(mine, name) == getattr(theirs, name)
        do(game, random_action(game, rng))
