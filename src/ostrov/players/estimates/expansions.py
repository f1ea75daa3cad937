"""What expansions add to the estimates: here, and only here, they ask which of them are played."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.estimates.cities_knights.time_to_win import (
        find_metropolis,
        foresee_battle,
        note_cities_knights,
    )
    from ostrov.players.estimates.cities_knights.traits import note_cities_knights_traits
    from ostrov.players.estimates.forecast import Forecast


def foresee_expansions(b: Board, r: Rules, s: State, p: int, f: Forecast) -> None:
    """What concerns all seats at once, as far as seat p can tell; before any seat is looked at."""
    if r.cities_knights != 0:
        foresee_battle(b, r, s, p, f)


def note_expansions(b: Board, r: Rules, s: State, q: int, f: Forecast) -> None:
    """What they add to seat q, which is in work, and to its traits."""
    if r.cities_knights != 0:
        note_cities_knights(b, r, s, q, f)
        note_cities_knights_traits(b, r, s, q, f)


def find_expansion_step(r: Rules, f: Forecast) -> None:
    """Purchases that only they have."""
    if r.cities_knights != 0:
        find_metropolis(r, f)
