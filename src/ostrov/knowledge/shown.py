"""What an action shows of hands beyond the cards that change them."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.constants import PACK_BITS, PACK_MAX
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.belief import Belief, sift
    from ostrov.knowledge.constants import WITHOUT


def fields_of(good: int) -> I64:
    """A mask over the cards of one kind."""
    mask: I64 = PACK_MAX
    return mask << (PACK_BITS * good)


def update_monopoly(m: Belief, r: Rules, before: State, after: State, p: int, good: int, most: int) -> None:
    """Who gave less than was asked for has none left (B-PROG-MONO, CK-PROG-RESMONO-1, -TRADEMONO-1)."""
    for q in range(r.seats):
        if q != p and q != m.seat and count(before.hand[q], good) - count(after.hand[q], good) < most:
            sift(m, q, WITHOUT, fields_of(good))
