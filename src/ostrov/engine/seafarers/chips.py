"""Zones: homes of a seat, and chips for the first settlement in a new one. S-CHIP-1 to -8."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import ZONES
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def new_zones(b: Board, s: State, p: int, v: int) -> int:
    """Zones at node v that would bring seat p chips, as a mask (S-CHIP-1 to -4)."""
    return b.node_zones[v] & b.chip_zones & ~s.home[p] & ~s.explored[p]


def founded_at(b: Board, s: State, p: int, v: int) -> None:
    """The zones of a founding settlement are home and never bring its seat chips (S-CHIP-3)."""
    s.home[p] = s.home[p] | b.node_zones[v]


def settled_at(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """A settlement in a zone new to its seat brings chips, at once and for good (S-CHIP-1, -2, -5)."""
    mask = new_zones(b, s, p, v)
    s.explored[p] = s.explored[p] | mask
    for zone in range(ZONES):
        if (mask >> zone) & 1:
            s.chips[p] += r.chip_points
            s.points[p] += r.chip_points
