"""Whom the game waits for: chance, the seats that must act, those that may answer. Everybody asks here.

Seats come as masks: bit p is seat p. Clocks, pages, environments and bots make their own views of these
answers; none looks at phases itself.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import (
        DISCARDING,
        DRAWING,
        OVER,
        ROLLING,
        STEALING,
    )
    from ostrov.engine.base.offers import unanswered
    from ostrov.engine.base.robber import must_discard, next_discarder
    from ostrov.engine.base.steps import first_in_turn
    from ostrov.engine.cities_knights.constants import DRAWING_PROGRESS, FIRST_CK_PHASE, LAST_CK_PHASE
    from ostrov.engine.cities_knights.expansion import step_awaits
    from ostrov.engine.core.constants import SEATS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import FIRST_SEA_PHASE, LAST_SEA_PHASE, LAYING_TOKEN, TURNING_HEX
    from ostrov.engine.seafarers.expansion import sea_awaits


def chance_is_next(s: State) -> bool:
    """The game waits for dice or a card, not for a seat."""
    phase = s.phase
    return phase in (ROLLING, DRAWING, STEALING, DRAWING_PROGRESS, TURNING_HEX, LAYING_TOKEN)


def must_act(r: Rules, s: State) -> int:
    """The seats without whose action the game does not go on; none when it is over or chance is next."""
    phase = s.phase
    if phase == OVER or chance_is_next(s):
        return 0
    if FIRST_CK_PHASE <= phase <= LAST_CK_PHASE:
        return step_awaits(s)
    if FIRST_SEA_PHASE <= phase <= LAST_SEA_PHASE:
        return sea_awaits(r, s)
    if phase != DISCARDING:
        return 1 << s.active
    seats = 0
    for p in range(r.seats):
        if must_discard(r, s, p):
            seats = seats | 1 << p
    return seats


def may_answer(r: Rules, s: State) -> int:
    """The seats that have not answered the active seat's offer (B-DOM-2). Nobody has to wait for them."""
    return unanswered(r, s)


def next_actor(r: Rules, s: State) -> int:
    """The seat that acts next where one at a time is enough: the first from the active one clockwise."""
    phase = s.phase
    if phase == DISCARDING:
        return next_discarder(r, s)
    if FIRST_CK_PHASE <= phase <= LAST_CK_PHASE:
        return first_in_turn(s, r.seats, step_awaits(s))
    if FIRST_SEA_PHASE <= phase <= LAST_SEA_PHASE:
        return first_in_turn(s, r.seats, sea_awaits(r, s))
    return s.active


def next_speaker(r: Rules, s: State) -> int:
    """The seat that acts next where offers are answered first, one by one."""
    asked = may_answer(r, s)
    for p in range(r.seats):
        if (asked >> p) & 1:
            return p
    return next_actor(r, s)


def seats_in(mask: int) -> list[int]:
    """A mask as a list, ascending."""
    return [p for p in range(SEATS) if (mask >> p) & 1]
