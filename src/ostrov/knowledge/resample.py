"""Hidden goods dealt by chance: what one look at the table leaves open, without any history.

Reads of a state only what the seat sees: its own hand, the bank, the sizes of hands where they are open
(X-39), offers that it hears (X-16), a hand that a Master Merchant shows it (CK-PROG-MASTER-1).
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Longs

if not cython.compiled:
    from ostrov.engine.base.bank import seen_bank
    from ostrov.engine.base.constants import ACCEPTED, STEALING
    from ostrov.engine.base.offers import maker_gets, maker_gives
    from ostrov.engine.core.constants import GOODS, SEATS
    from ostrov.engine.core.packs import count, covers, one, some, total
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.belief import Belief, add_world, column
    from ostrov.knowledge.constants import RESAMPLE_STREAM
    from ostrov.knowledge.counting import supposed_bank
    from ostrov.knowledge.expansions import certain_in_expansion, one_of_expansion, shows_hand


def hears(r: Rules, s: State, maker: int, seat: int) -> bool:
    """The seat knows the offer of the maker, if there is one (X-16)."""
    return r.private_offers == 0 or seat == maker or s.offer_to[maker] == seat


def sees_answer(r: Rules, s: State, q: int, seat: int) -> bool:
    """The seat knows what seat q says to the active seat's offer (X-16)."""
    return r.private_offers == 0 or seat == q or seat == s.active


def larger(pack: I64, other: I64) -> I64:
    """The smallest pack that covers two."""
    both: I64 = 0
    for good in range(GOODS):
        both |= some(good, max(count(pack, good), count(other, good)))
    return both


def drawn_kind(pack: I64, bits: I64) -> int:
    """The kind of a card drawn blindly from a pack that is not empty."""
    left = below(bits, total(pack))
    for kind in range(GOODS):
        left -= count(pack, kind)
        if left < 0:
            return kind
    return 0


def certain(r: Rules, s: State, q: int, seat: int) -> I64:
    """Goods that seat q must hold: what it offers, what it has agreed to give, what a step takes from it."""
    if shows_hand(s, q, seat):
        return s.hand[q]
    pack: I64 = 0
    if s.offer[q] != 0 and hears(r, s, q, seat):
        pack = maker_gives(s.offer[q])
    if s.answer[q] == ACCEPTED and sees_answer(r, s, q, seat) and hears(r, s, s.active, seat):
        pack = larger(pack, maker_gets(s.offer[s.active]))
    more: I64 = certain_in_expansion(s, q)
    return larger(pack, more) if more != 0 else pack


def one_of(s: State, q: int, hand: I64, pool: I64) -> I64:
    """Cards of which seat q must have one, where its hand has none: for a thief, or as a step asks."""
    if s.phase == STEALING and q == s.victim and hand == 0:
        return pool
    return one_of_expansion(s, q, hand, pool)


def deal_least(r: Rules, s: State, seat: int, low: I64, high: I64, k: I64, pool: I64, hands: Longs) -> I64:
    """Deals what the other seats must have; returns what is left of the pool."""
    for q in range(r.seats):
        hands[q] = 0
        pack: I64 = certain(r, s, q, seat)
        if q != seat and covers(pool, pack):
            hands[q] = pack
            pool -= pack
    for q in range(r.seats):
        some_of: I64 = one_of(s, q, hands[q], pool) if q != seat else 0
        if some_of != 0:
            card: I64 = one(drawn_kind(some_of, draw(low, high, RESAMPLE_STREAM + q, k)))
            hands[q] += card
            pool -= card
    return pool


def resample(r: Rules, s: State, m: Belief, low: I64, high: I64, k: I64) -> None:
    """Adds one world: the goods that the seat does not see, dealt blindly to hands of the right sizes.

    Where sizes are hidden every card goes to any other seat alike. The draw of the seed is number k.
    """
    hands: list[I64] = [0] * SEATS
    pool: I64 = r.supply - s.bank - s.hand[m.seat]
    if r.open_bank == 0:  # H-4: any card that the bank need not have
        pool = r.supply - seen_bank(r, s) - s.hand[m.seat]
        if r.open_hand_counts == 0:
            pool = r.supply - supposed_bank(r, s, m.seat) - s.hand[m.seat]
    pool = deal_least(r, s, m.seat, low, high, k, pool, hands)
    lane = RESAMPLE_STREAM + SEATS
    for q in range(r.seats):
        if q == m.seat or r.open_hand_counts == 0:
            continue
        for _ in range(total(s.hand[q]) - total(hands[q])):
            if pool != 0:
                card: I64 = one(drawn_kind(pool, draw(low, high, lane, k)))
                hands[q] += card
                pool -= card
                lane += 1
    while pool != 0 and r.open_hand_counts == 0:
        last: I64 = one(drawn_kind(pool, draw(low, high, lane, k)))
        q = (m.seat + 1 + below(draw(low, high, lane + 1, k), m.others)) % r.seats
        if not shows_hand(s, q, m.seat):
            hands[q] += last
            pool -= last
        lane += 2
    for q in range(r.seats):
        if q != m.seat:
            m.hand[column(m, q) + m.n] = hands[q]
    add_world(m, 1)
