"""The measurements behind `ostrov bench`: rates per CPU second, medians of several repeats.

`python -m ostrov.cli.bench_measure` prints the playing rates of its own process as JSON; `bench` starts it
with OSTROV_PURE=1 to measure the plain sources beside the compiled ones.
"""

from __future__ import annotations

import json
import os
import pickle
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from threading import Thread
from typing import Any

from ostrov.bots.runner import simulate
from ostrov.bots.summary import is_compiled
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.state import State
from ostrov.engine.core.state_constants import STATE_BYTES
from ostrov.engine.dispatch.legal import legal
from ostrov.engine.dispatch.playout import Tally, run_playout
from ostrov.game.game import Game
from ostrov.game.options import Options

Json = dict[str, Any]
SEED = 1
LIMIT = 100_000
"""Actions after which a game is given up; random games end long before."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: CPU seconds of one repeat, and repeats."""

    seconds: float
    repeats: int


THOROUGH = Effort(0.3, 7)
QUICK = Effort(0.03, 3)


def rate(work: Callable[[int], float], effort: Effort) -> float:
    """How many units a CPU second does. `work(n)` does its thing n times and returns the units done."""
    n, spent = 1, 0.0
    while True:  # finds an n that takes long enough
        before = time.process_time()
        work(n)
        spent = time.process_time() - before
        if spent >= effort.seconds / 4:
            break
        n *= 4 if spent < effort.seconds / 32 else 2
    n = max(1, round(n * effort.seconds / spent))
    rates: list[float] = []
    for _ in range(effort.repeats):
        before = time.process_time()
        units = work(n)
        rates.append(units / max(time.process_time() - before, 1e-9))
    return median(rates)


def start() -> Game:
    """The game on which single functions are measured."""
    return Game.new(SEED, board_setup="variable")


def positions(game: Game, every: int = 3) -> list[State]:
    """Some states of a random game in which a seat acts on its turn; the game is played to its end."""
    state, found = game.state, []
    for part in range(LIMIT):
        run_playout(game.board, game.rules, state, SEED + part, every, Tally())
        if state.phase == c.OVER:
            break
        if state.phase == c.MAIN:
            found.append(state.copy())
    return found


def play(bots: str, effort: Effort, rules: str = "base") -> Json:
    """Games and actions per CPU second of four equal bots, board drawn anew for each game."""
    options = Options(game=rules, board_setup="variable")
    actions, games = 0.0, 0

    def work(n: int) -> float:
        nonlocal actions, games
        actions += simulate(options, [bots] * options.players, n, SEED).actions
        games += n
        return n

    per_second = rate(work, effort)
    return {"games_per_cpu_second": per_second, "actions_per_cpu_second": per_second * actions / games}


def calls(effort: Effort) -> Json:
    """Single functions called from Python: legal actions, copies, pickling."""
    game, moves = start(), Moves()
    board, rules, states = game.board, game.rules, positions(start())

    def ask(n: int) -> float:
        for _ in range(n):
            for state in states:
                legal(board, rules, state, state.active, moves)
        return n * len(states)

    def copy(n: int) -> float:
        state = states[-1]
        for _ in range(n):
            state.copy()
        return n

    def pickled(n: int) -> float:
        state = states[-1]
        for _ in range(n):
            pickle.dumps(state)
        return n

    def unpickled(n: int) -> float:
        data = pickle.dumps(states[-1])
        for _ in range(n):
            pickle.loads(data)
        return n

    game.state = states[len(states) // 2]

    def list_actions(n: int) -> float:
        for _ in range(n):
            game.legal()
        return n

    return {
        "legal_per_cpu_second": rate(ask, effort),
        "game_legal_per_cpu_second": rate(list_actions, effort),
        "copies_per_cpu_second": rate(copy, effort),
        "pickles_per_cpu_second": rate(pickled, effort),
        "unpickles_per_cpu_second": rate(unpickled, effort),
        "state_bytes": STATE_BYTES,
    }


def _playouts(game: Game, first: int, n: int) -> None:
    for seed in range(first, first + n):
        run_playout(game.board, game.rules, game.state.copy(), seed, LIMIT, Tally())


def two_threads(effort: Effort) -> float:
    """Playouts per second in two threads, divided by those in one: 2 when nothing stands in the way."""
    game, n = start(), 1
    while True:
        before = time.perf_counter()
        _playouts(game, 0, n)
        if time.perf_counter() - before >= effort.seconds:
            break
        n *= 2
    ratios: list[float] = []
    for _ in range(effort.repeats):
        before = time.perf_counter()
        _playouts(game, 0, n)
        alone = time.perf_counter() - before
        threads = [Thread(target=_playouts, args=(game, 0, n)) for _ in range(2)]
        before = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        ratios.append(2 * alone / (time.perf_counter() - before))
    return median(ratios)


def run_python(*arguments: str, **variables: str) -> str:
    """The output of this Python with other settings."""
    env = {**os.environ, **variables}
    line = [sys.executable, *arguments]
    return subprocess.run(line, env=env, text=True, capture_output=True, check=True).stdout


def import_seconds(effort: Effort) -> float:
    """CPU seconds of `import ostrov` in a fresh process, the interpreter's own start not counted."""
    code = "import time; t = time.process_time(); import ostrov; print(time.process_time() - t)"
    return median(float(run_python("-c", code)) for _ in range(effort.repeats))


def plain(effort: Effort) -> Json:
    """What `play` says about random bots when the sources run uncompiled."""
    name = "quick" if effort is QUICK else "thorough"
    found: Json = json.loads(run_python("-m", "ostrov.cli.bench_measure", name, OSTROV_PURE="1"))
    return found


def machine() -> Json:
    """Where the figures come from."""
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


if __name__ == "__main__":
    print(json.dumps(play("random", QUICK if "quick" in sys.argv else THOROUGH)))
