"""The expansions that the checks know: one line for each."""

from __future__ import annotations

from ostrov.engine.core.rules import Rules
from ostrov.game.expansions import active
from ostrov.testing.cities_knights.part import CITIES_KNIGHTS
from ostrov.testing.part import TestedExpansion
from ostrov.testing.seafarers.part import SEAFARERS

EXPANSIONS: tuple[TestedExpansion, ...] = (SEAFARERS, CITIES_KNIGHTS)


def in_play(r: Rules) -> list[TestedExpansion]:
    """Those of a game."""
    played = {expansion.name for expansion in active(r)}
    return [part for part in EXPANSIONS if part.name in played]
