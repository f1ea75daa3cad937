"""Random games of Seafarers in every scenario that can be played, with presents, so that much happens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from ostrov import Event, Game
from ostrov.engine import constants as c
from ostrov.game.seafarers.scenarios import PLAYABLE
from ostrov.testing import do, engine_mode, hand_out, random_action
from ostrov.testing.seafarers.tables import TABLES

LIMIT = {"compiled": 700, "sanitized": 250, "plain": 250}[engine_mode()]
LAYING = ("ship", "free ship", "settlement", "road")
ALL_TABLES: dict[str, dict[str, Any]] = {
    **{
        f"{scenario} {players}": {"game": "seafarers", "scenario": scenario, "players": players}
        for scenario, players in product(PLAYABLE, (2, 3, 4))
    },
    **TABLES,
}
"""Every scenario at every size, and every option."""

Step = tuple[Game, Game, list[Event]]


def played(table: str, seed: int, limit: int = LIMIT) -> Iterator[Step]:
    """A random game in which cards are given out: before a step, after it, and what it told.

    Two times of three whoever can builds: islands are far away.
    """
    rng = random.Random(seed)
    game = Game.new(seed, explicit_chance=True, **ALL_TABLES[table])
    for _ in range(limit):
        if game.over:
            return
        if game.state.phase == c.BEFORE_ROLL and rng.random() < 0.5:
            hand_out(game, rng)
        action = random_action(game, rng, offers=0.03)
        building = [] if game.chance_is_next else [a for a in game.legal() if a.kind in LAYING]
        if building and rng.random() < 0.6:
            action = rng.choice(building)
        before = game.copy()
        yield before, game, do(game, action)
