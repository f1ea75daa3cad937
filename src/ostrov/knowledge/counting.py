"""What a seat counts at one look at the table: cards of the others, stacks of the bank."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.packs import count, some, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.constants import HAND_SUPPOSED


def cards_of_others(r: Rules, s: State, p: int, good: int) -> int:
    """How many cards of a good the others hold together: what neither the bank nor seat p has (B-INFO-2).

    Of hidden stacks the bank has what `supposed_bank` says (H-4).
    """
    return max(0, count(r.supply, good) - count(s.bank, good) - count(s.hand[p], good))


def supposed_bank(r: Rules, s: State, p: int) -> I64:
    """Hidden stacks as seat p may suppose them: it sees which ones are empty, and sizes of hands (H-4, X-39).

    The cards of the others are taken to be of all kinds alike.
    """
    held = 0
    for q in range(r.seats):
        if q != p:
            held += total(s.hand[q]) if r.open_hand_counts != 0 else HAND_SUPPOSED
    bank: I64 = 0
    for g in range(r.goods):
        if count(s.bank, g) > 0:
            bank += some(g, max(1, count(r.supply, g) - count(s.hand[p], g) - held // r.goods))
    return bank
