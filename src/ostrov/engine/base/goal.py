"""Goals that are more than points. S-WO-6."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.constants import WONDER_LEVELS
    from ostrov.engine.seams import score


def wonder_wins(r: Rules, s: State, p: int) -> bool:
    """Seat p has finished its wonder, or has the points and the highest one of all (S-WO-6)."""
    if s.wonder_level[p] == WONDER_LEVELS:
        return True
    if score(s, p) < r.goal:
        return False
    for q in range(r.seats):
        if q != p and s.wonder_level[q] >= s.wonder_level[p]:
            return False
    return True
