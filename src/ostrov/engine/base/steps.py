"""Pending choices: a step asks one seat or several before the turn goes on. Expansions fill them in.

`step_seats` are those still to be asked, `step_seat` the one whose choice it is now; `step_node` and
`step_data` are whatever the step is about.
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.core.constants import NOBODY
from ostrov.engine.core.state import State


def first_in_turn(s: State, seats: int, mask: int) -> int:
    """The first seat of a mask from the active one clockwise, or NOBODY (B-START-3, CK-GATE-3)."""
    for k in range(seats):
        p = (s.active + k) % seats
        if (mask >> p) & 1:
            return p
    return NOBODY


def answered(s: State, p: int) -> None:
    """Seat p has made its choice."""
    s.step_seats = s.step_seats & ~(1 << p)


def forget_step(s: State) -> None:
    """Nothing is pending: equal positions are equal states."""
    s.step_seat = 0
    s.step_node = 0
    s.step_data = 0
