"""Trade with the bank, and what everybody sees of it. B-MAR-1 to -6, B-HARB-1, -2, B-INFO-2, H-4."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import BANK_TRADE, TRADE_ON
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.constants import GENERAL_HARBOUR, GOODS, PACK_BITS, PACK_ONES, RESOURCES
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, one, reaching, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import entitled, least_rate


def seen_bank(r: Rules, s: State) -> I64:
    """The stacks as everybody sees them (B-INFO-2); a hidden one that is not empty shows one card (H-4)."""
    if r.open_bank != 0:
        return s.bank
    seen: I64 = 0
    for good in range(GOODS):
        if count(s.bank, good) > 0:
            seen += one(good)
    return seen


def deals_late(s: State, give: int, rate: int) -> bool:
    """A harbour built at in this turn has this rate; it trades though building has closed trade (X-5)."""
    late = s.new_harbours >> TRADE_ON
    if rate == 3:
        return (late >> (GENERAL_HARBOUR - 1)) & 1 != 0
    return rate == 2 and give < RESOURCES and (late >> give) & 1 != 0


def bank_deals(s: State, give: int, rate: int) -> bool:
    """The bank trades a kind at this rate at this time, for whoever is entitled to it (B-PHASE-2, X-5)."""
    return s.trade_closed == 0 or deals_late(s, give, rate)


def legal_bank_trades(r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends every exchange at every rate that the seat has, not only the best (B-MAR-1 to -6)."""
    hand: I64 = s.hand[p]
    least = least_rate(s, p)
    rich: I64 = reaching(hand, PACK_ONES * least)
    if rich == 0 or (s.trade_closed != 0 and s.new_harbours >> TRADE_ON == 0):
        return
    stacks: I64 = reaching(s.bank, PACK_ONES)  # B-MAR-6, X-18
    while rich != 0:
        give = ctz(rich) // PACK_BITS
        others: I64 = stacks & ~(rich & -rich)
        for rate in range(least, min(count(hand, give), 4) + 1):
            if entitled(s, p, give, rate) and bank_deals(s, give, rate):
                first: I64 = pack(BANK_TRADE, p, give, rate, 0)
                left: I64 = others
                while left != 0:
                    push(out, first + ctz(left) // PACK_BITS)
                    left = left & (left - 1)
        rich = rich & (rich - 1)


def bank_trade(s: State, p: int, give: int, rate: int, take: int) -> None:
    """Equal cards go to the bank for one of another kind."""
    lapse(s, p)
    s.hand[p] = s.hand[p] - some(give, rate) + one(take)
    s.bank = s.bank + some(give, rate) - one(take)
