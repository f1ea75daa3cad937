"""The expansions that environments know: one line for each."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.envs.block import ObservedPart
from ostrov.envs.cities_knights.observation import OBSERVED as CITIES_KNIGHTS
from ostrov.game.expansions import parse_game

PARTS: dict[str, ObservedPart] = {"cities_knights": CITIES_KNIGHTS}


def are_known(names: Iterable[str]) -> bool:
    """Environments know all of these expansions."""
    return set(names) <= PARTS.keys()


def observed(rules: str) -> tuple[ObservedPart, ...]:
    """What the expansions of a game add."""
    return tuple(PARTS[expansion.name] for expansion in parse_game(rules))
