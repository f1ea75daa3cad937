"""Random games in environments, at tables that together take every value of every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ostrov.envs import Setup
from ostrov.envs.core import Core
from ostrov.testing import EXPANSION_TABLES, TABLES

ALL_TABLES = {name: table for name, table in (TABLES | EXPANSION_TABLES).items() if "board" not in table}
"""Boards of one's own have no environment."""


def setup_of(table: str, **settings: Any) -> Setup:
    """The setup of a table."""
    options = dict(ALL_TABLES[table])
    rules = options.pop("game", "base")
    options.setdefault("board_setup", "beginner_5e" if rules == "base" else "ck_first_game")
    return Setup(rules, options.pop("players", 4), **options, **settings)


def choices(core: Core) -> list[int]:
    """The indices that are allowed now."""
    return [int(index) for index in np.flatnonzero(core.mask())]


def walk(setup: Setup, seed: int, steps: int, talk: float = 0.15) -> Iterator[Core]:
    """A random game, yielded before each of its steps; offers are made with a probability."""
    rng = np.random.default_rng(seed)
    core = Core(setup)
    core.reset(seed)
    offers = setup.actions.kinds()["offer"]
    for _ in range(steps):
        if core.terminated or core.truncated:
            return
        yield core
        allowed = choices(core)
        quiet = [index for index in allowed if index not in offers]
        if quiet and rng.random() > talk:
            allowed = quiet
        core.step(int(rng.choice(allowed)))
