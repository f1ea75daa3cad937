"""Outcomes of Cities & Knights that a seat cannot tell apart."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import CONSTITUTION, PRINTER
    from ostrov.engine.core.actions import first_of
    from ostrov.engine.core.moves import Outcomes


def merge_hidden(out: Outcomes) -> None:
    """Progress cards of another seat count as one, save points: they cannot be told apart (CK-PROG-6)."""
    n = 0
    hidden = -1
    for i in range(out.n):
        card = first_of(out.outcome[i])
        if card != PRINTER and card != CONSTITUTION:
            if hidden >= 0:
                out.weight[hidden] = out.weight[hidden] + out.weight[i]
                continue
            hidden = n
        out.outcome[n] = out.outcome[i]
        out.weight[n] = out.weight[i]
        n += 1
    out.n = n
