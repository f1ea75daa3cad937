"""The Gymnasium environments by their versioned names."""

from __future__ import annotations

import gymnasium

IDS = {"Ostrov-v0": "base", "OstrovCitiesKnights-v0": "cities_knights"}
"""The version rises when indices, observations or rewards change."""


def register() -> None:
    """Makes the names known to `gymnasium.make`."""
    for name, rules in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "ostrov.envs.single:OstrovEnv", kwargs={"rules": rules})
