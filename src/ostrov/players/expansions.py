"""Which expansions a game has, for players whose weights and settings depend on their set."""

from __future__ import annotations

from ostrov.engine.core.rules import Rules

EXPANSIONS = ("cities_knights",)
"""Their names, which are those of their folders and of their fields in `Rules`."""


def expansions_of(rules: Rules) -> frozenset[str]:
    """The expansions that are played; none in the base game."""
    return frozenset(name for name in EXPANSIONS if getattr(rules, name) != 0)


def expansions_named(game: str) -> frozenset[str]:
    """The same from the option `game`: `base`, or the names of expansions with + between them."""
    return frozenset(game.split("+")) - {"base"}


def name_of(expansions: frozenset[str]) -> str:
    """The name of a set of expansions, as `expansions_named` reads it."""
    return "+".join(sorted(expansions)) or "base"
