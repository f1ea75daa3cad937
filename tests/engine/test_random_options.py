"""Whatever is agreed before the game: nothing is ever violated and nobody is ever stuck. B-INV-1 to -5."""

from __future__ import annotations

import random

import pytest
from tests.golden.cases import RULES

from ostrov.game.options import OPTIONS
from ostrov.testing import audit_games, engine_mode, random_options

SETS = {"compiled": 1000, "sanitized": 20, "plain": 3}[engine_mode()]
GAMES = 2
PARTS = 8
LIMIT = {"compiled": 1200, "sanitized": 600, "plain": 300}[engine_mode()]
"""Actions after which a game is cut off: with 40 points on a small island it would never end."""


@pytest.mark.clause("B-INV-1", "B-INV-2", "B-INV-3", "B-INV-4", "B-INV-5")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("rules", RULES)
def test_a_game_of_any_options_ends_or_is_cut_off(rules: str, part: int) -> None:
    """`audit_games` fails when nobody can act."""
    rng = random.Random(part)
    over = sum(
        audit_games(random_options(rng, rules), GAMES, part=number, limit=LIMIT)
        for number in range(-(-SETS // PARTS))
    )
    assert over > 0 or engine_mode() != "compiled"


@pytest.mark.parametrize("rules", RULES)
def test_random_options_take_every_value(rules: str) -> None:
    rng = random.Random(0)
    drawn = [random_options(rng, rules) for _ in range(200)]
    for option in OPTIONS.values():
        taken = {options[option.name] for options in drawn if option.name in options}
        if option.low is None and not option.faces and taken:
            unfit = {"game", "board_setup", "turn_phases"} & {option.name}
            assert taken == set(option.values) or unfit, option.name
    assert {options["board_setup"] for options in drawn} >= {"variable", "custom"}
