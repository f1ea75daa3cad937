"""Which expansions a game has, for players whose weights and settings depend on it."""

from __future__ import annotations

from ostrov.engine.core.rules import Rules

EXPANSIONS = ("cities_knights",)
"""Their names, which are those of their folders and of their fields in `Rules`."""


def expansions_of(rules: Rules) -> frozenset[str]:
    """The expansions that are played; none in the base game."""
    return frozenset(name for name in EXPANSIONS if getattr(rules, name) != 0)
