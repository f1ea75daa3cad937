"""The compiled estimates and their plain sources say the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ostrov import Game
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.players.estimates.fitted import forecast_for
from ostrov.players.estimates.win_probability import note_chances
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.search.solver import Solver, winning_action
from ostrov.testing import engine_mode

ROOT = Path(__file__).resolve().parents[3]
ASK = (
    "import json; from tests.players.search.test_estimates_modes import numbers; print(json.dumps(numbers()))"
)


def numbers() -> list[float]:
    """All estimates in some positions of a short game, with and without the expansion."""
    solver, out = Solver(), list[float]()
    context = GreedyContext()
    for game_name in ("base", "cities_knights"):
        game = Game.new(3, board_setup="variable", game=game_name, victory_points=6)
        world, forecast = (game.board, game.rules, game.state), forecast_for(game.rules)
        for k in range(400):
            if game.over:
                break
            seat = next_actor(game.rules, game.state)
            if k % 9 == 0 and k > 16:
                note_chances(*world, seat, forecast)
                out += [*forecast.time, *forecast.chance, *forecast.trait]
                out += (
                    [winning_action(*world, seat, solver), solver.nodes] if seat == game.state.active else []
                )
            game.play(greedy_action(*world, seat, context), seat)
    return out


@pytest.mark.skipif(engine_mode() == "plain", reason="there is nothing to compare: the engine runs plain")
def test_compiled_and_plain_estimates_are_equal() -> None:
    env = {**os.environ, "OSTROV_PURE": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    result = subprocess.run(
        [sys.executable, "-c", ASK], env=env, cwd=ROOT, text=True, capture_output=True, check=True
    )
    plain, compiled = json.loads(result.stdout), numbers()
    assert len(plain) == len(compiled) > 2000
    assert plain == pytest.approx(compiled, rel=1e-9, abs=1e-9)
