"""The Gymnasium environments by their versioned names."""

from __future__ import annotations

import gymnasium

from ostrov.envs.expansions import known_games
from ostrov.game.expansions import BASE

VERSION = 0
"""Rises when indices, observations or rewards change."""


def environment_id(game: str) -> str:
    """The name of the environment of a game: `Ostrov-v0`, with expansions `OstrovCitiesKnights-v0`."""
    words = [] if game == BASE else game.replace("+", "_").split("_")
    return f"Ostrov{''.join(map(str.capitalize, words))}-v{VERSION}"


IDS = {environment_id(game): game for game in known_games()}


def register() -> None:
    """Makes the names known to `gymnasium.make`."""
    for name, rules in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "ostrov.envs.single:OstrovEnv", kwargs={"rules": rules})
