"""Many random games under watch, with agreed options or with any."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ostrov.engine.dispatch.audit import run_audit
from ostrov.engine.dispatch.playout import Tally
from ostrov.game.expansions import EXPANSIONS, JOINED, parse_game
from ostrov.game.game import Game
from ostrov.game.options import OPTIONS, Option, Value
from ostrov.testing.failure import CheckFailed
from ostrov.testing.island import SMALL_ISLAND

BOARDS = 5
"""Different boards and starters that a block of games is played on."""


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


def random_options(rng: random.Random, game: str) -> dict[str, Any]:
    """Arguments of `Game.new` for a game: any value of any option, as far as they go together."""
    found: dict[str, Any] = {"game": game}
    played, apart = parse_game(game), _apart(game)
    for option in OPTIONS.values():
        if option.name != "game" and set(option.expansion.split(JOINED)) <= {"", *(e.name for e in played)}:
            found[option.name] = _any_value(rng, option, apart.get(option.name, ()))
    if found["board_setup"] == "custom":
        found |= {"board": SMALL_ISLAND, "players": 2}  # more would not find room there
    return found


def _apart(game: str) -> dict[str, tuple[Value, ...]]:
    """Values of options that do not go with a game: boards of others, and what its expansions exclude."""
    found: dict[str, tuple[Value, ...]] = {}
    for expansion in EXPANSIONS:
        agreement = expansion.agreement
        if expansion not in parse_game(game):
            found["board_setup"] = (*found.get("board_setup", ()), *agreement.boards)
            continue
        for setting in agreement.excluded:
            found[setting.option] = (*found.get(setting.option, ()), setting.value)
    return found


def _any_value(rng: random.Random, option: Option, without: tuple[Value, ...]) -> Value:
    """Any value that an option takes, but some."""
    if option.low is not None and option.high is not None:
        return rng.randint(option.low, option.high)
    if option.faces:
        return ",".join(rng.choice(option.faces) for _ in range(6))
    return rng.choice([value for value in option.values if value not in without])
