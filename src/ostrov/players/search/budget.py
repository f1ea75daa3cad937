"""How much a player may think about one decision: so many positions, so much time, or both.

Positions are counted alike everywhere, so what a player does within a budget of positions depends on the seed
alone. Time is CPU time of the process.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.bits import cpu_micros
    from ostrov.players.constants import CLOCK_STEP, NO_LIMIT


class Budget:
    """Settings; then what has been used, and how far the part goes that is being used."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part; 0 is no limit."""
        self.positions: I64 = 0
        self.micros: I64 = 0
        self.judged: I64 = 0
        self.limit: I64 = NO_LIMIT
        self.deadline: I64 = 0
        self.until: I64 = 0


def begin(u: Budget) -> None:
    """A decision begins. What is judged now is judged as a whole; `exhausted` tells when to stop."""
    u.judged = 0
    u.limit = NO_LIMIT
    u.deadline = cpu_micros() + u.micros if u.micros > 0 else 0
    u.until = 0


def out_of_time(u: Budget) -> bool:
    """The time for the decision is over, if there is a limit."""
    return u.micros > 0 and cpu_micros() >= u.deadline


def exhausted(u: Budget) -> bool:
    """All of the positions have been judged, or the time is over."""
    if u.positions > 0 and u.judged >= u.positions:
        return True
    return out_of_time(u)


def renew(u: Budget) -> None:
    """As many positions again for another part of the decision; its time goes on."""
    u.judged = 0
    u.limit = u.positions if u.positions > 0 else NO_LIMIT
    u.until = u.deadline


def allot(u: Budget, parts: int, percent: int) -> None:
    """One of so many equal parts may be used now, of what is left of so much of the budget."""
    u.limit = NO_LIMIT
    if u.positions > 0:
        u.limit = u.judged + max(0, u.positions * percent // 100 - u.judged) // parts
    if u.micros > 0:
        now: I64 = cpu_micros()
        u.until = now + max(0, u.deadline - u.micros * (100 - percent) // 100 - now) // parts


def note_position(u: Budget) -> None:
    """A position has been judged; now and then the clock is looked at."""
    u.judged += 1
    if u.until > 0 and u.judged % CLOCK_STEP == 0 and cpu_micros() >= u.until:
        u.limit = u.judged


def used_up(u: Budget) -> bool:
    """Nothing is left of what may be used now: judge what there is, and look no further."""
    return u.judged >= u.limit
