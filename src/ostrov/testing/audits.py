"""Many random games under watch, with agreed options or with any."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ostrov.engine.dispatch.audit import run_audit
from ostrov.engine.dispatch.playout import Tally
from ostrov.game.cities_knights.names import EVENT_FACES
from ostrov.game.game import Game
from ostrov.game.options import OPTIONS, Option, Value
from ostrov.testing.failure import CheckFailed
from ostrov.testing.tables import SMALL_ISLAND

BOARDS = 5
"""Different boards and starters that a block of games is played on."""

SEPARATE = {
    "base": {"board_setup": ("ck_first_game",)},
    "cities_knights": {"board_setup": ("beginner_5e",), "turn_phases": ("separate",)},
}
"""Values of options that do not go with a box (X-80, CK-TURN-2)."""


def audit_games(options: Mapping[str, Any], games: int, *, part: int = 0, limit: int = 20_000) -> int:
    """Plays games, everything that must hold being asked after every action; how many came to their end.

    The options are arguments of `Game.new`; parts have boards and seeds of their own. CheckFailed names the
    options and the seeds where something is wrong: see `run_audit`.
    """
    over = 0
    boards = [Game.new(1000 * part + board, **options) for board in range(min(games, BOARDS))]
    for k in range(games):
        game, tally = boards[k % len(boards)], Tally()
        state, seed = game.state.copy(), (part << 40) + 7919 * k
        found = run_audit(game.board, game.rules, state, seed, limit, tally)
        if found:
            where = f"{dict(options)!r}, board {game.seed}, seed {seed}"
            raise CheckFailed(f"{where}: {found} after {tally.actions} actions")
        over += state.winner > 0
    return over


def random_options(rng: random.Random, box: str) -> dict[str, Any]:
    """Arguments of `Game.new` for a box: any value of any option, as far as they go together."""
    found: dict[str, Any] = {"game": box}
    for option in OPTIONS.values():
        if option.name != "game" and (box == "cities_knights" or not option.name.startswith("ck_")):
            found[option.name] = _any_value(rng, option, SEPARATE[box].get(option.name, ()))
    if found["board_setup"] == "custom":
        found |= {"board": SMALL_ISLAND, "players": 2}  # more would not find room there
    return found


def _any_value(rng: random.Random, option: Option, without: tuple[Value, ...]) -> Value:
    """Any value that an option takes, but some."""
    if option.low is not None and option.high is not None:
        return rng.randint(option.low, option.high)
    if option.faces:
        return ",".join(rng.choice(EVENT_FACES) for _ in range(6))
    return rng.choice([value for value in option.values if value not in without])
