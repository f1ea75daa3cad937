"""Who will win: a chance for every seat, as far as one of them can tell.

The chances are a softmax over the seats of the time to win and some side terms. The weights were fitted
to the outcomes of games among built-in players (`tools/fit_win_probability.py`): `fitted` reads them.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import OVER
    from ostrov.engine.core.bits import exp, sqrt
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import TRAITS
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.estimates.time_to_win import note_times


def strength(q: int, f: Forecast) -> float:
    """The logarithm of the chance of seat q, up to a constant."""
    z = 0.0
    for i in range(TRAITS):
        z += f.weight[i] * f.trait[TRAITS * q + i]
    return z


def note_chances(b: Board, r: Rules, s: State, p: int, f: Forecast) -> None:
    """The chance of every seat to win, as far as seat p can tell; certain when the game is over."""
    if s.phase == OVER:
        for q in range(r.seats):
            f.chance[q] = 1.0 if s.winner == q + 1 else 0.0
        return
    note_times(b, r, s, p, f)
    soonest = f.never
    for q in range(r.seats):
        soonest = min(soonest, f.time[q])
    root = sqrt(soonest + f.scale)
    top = -1e9
    for q in range(r.seats):
        f.trait[TRAITS * q] = -f.time[q] / root
        f.chance[q] = strength(q, f)
        top = max(top, f.chance[q])
    together = 0.0
    for q in range(r.seats):
        f.chance[q] = exp(f.chance[q] - top)
        together += f.chance[q]
    for q in range(r.seats):
        f.chance[q] /= together


def win_probability(b: Board, r: Rules, s: State, p: int, f: Forecast) -> float:
    """The chance of seat p to win, as far as it can tell."""
    note_chances(b, r, s, p, f)
    return f.chance[p]
