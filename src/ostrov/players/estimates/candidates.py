"""The best of the purchases that a seat may make next, found one by one."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.rules import Rules
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.estimates.times import time_to_pay


def weigh(r: Rules, kind: int, cost: I64, points: float, growth: float, f: Forecast) -> None:
    """Keeps a purchase when it is the best so far: points and growth for the time that it takes."""
    t = time_to_pay(r, cost, f)
    consider(kind, cost, points, growth, t, f)


def consider(kind: int, cost: I64, points: float, growth: float, t: float, f: Forecast) -> None:
    """Keeps a step that takes a known time when it is the best so far."""
    if f.elapsed + t < f.delay:
        t = f.delay - f.elapsed
    rest = max(0.0, f.need - points)
    value = min(points, f.need) + rest * growth / (f.flow + growth + 0.01)
    value /= t + f.pause
    if value > f.best_value:
        f.best_value = value
        f.best_kind = kind
        f.best_cost = cost
        f.best_time = t
        f.best_points = points
