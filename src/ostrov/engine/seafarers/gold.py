"""Gold: what a roll, a discovery or the start owes is chosen by cards. S-GOLD-1 to -6, S-FOG-4, S-FOUND-5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.base.steps import first_in_turn
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.constants import RESOURCES, SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, one
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import CHOOSE_GOLD, CHOOSING_GOLD


def gold_seats(r: Rules, s: State) -> int:
    """The seats to which gold still owes cards, as a mask."""
    mask = 0
    for p in range(r.seats):
        if s.gold_due[p] > 0:
            mask = mask | 1 << p
    return mask


def bank_has_resources(s: State) -> bool:
    """At least one resource is left to choose (S-GOLD-3)."""
    for good in range(RESOURCES):
        if count(s.bank, good) > 0:
            return True
    return False


def gold_awaits(r: Rules, s: State) -> int:
    """Who chooses now: the first from the active seat clockwise, or all (S-GOLD-3, SX-6)."""
    mask = gold_seats(r, s)
    if r.gold_at_once != 0 or mask == 0:
        return mask
    return 1 << first_in_turn(s, r.seats, mask)


def legal_gold(r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the kinds that the bank still has; choosing is compulsory (S-GOLD-3, -4)."""
    if (gold_awaits(r, s) >> p) & 1:
        for good in range(RESOURCES):
            if count(s.bank, good) > 0:
                push(out, pack(CHOOSE_GOLD, p, good, 0, 0))


def ask_for_gold(r: Rules, s: State) -> None:
    """Interrupts what goes on while gold owes cards that the bank has; the others are lost (S-GOLD-3)."""
    if gold_seats(r, s) == 0:
        return
    if not bank_has_resources(s):
        for p in range(SEATS):
            s.gold_due[p] = 0
        return
    s.interrupted = s.phase
    s.phase = CHOOSING_GOLD


def choose_gold(r: Rules, s: State, p: int, good: int) -> None:
    """Seat p takes a card; when none is owed any more, what was interrupted goes on."""
    lapse(s, p)
    s.hand[p] = s.hand[p] + one(good)
    s.bank = s.bank - one(good)
    s.gold_due[p] -= 1
    s.phase = s.interrupted
    s.interrupted = 0
    ask_for_gold(r, s)
