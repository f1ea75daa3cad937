"""Goods in Cities & Knights: what its cards and steps show, take unseen or ask for. CK-PROG-5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        ASK_HARBOUR,
        HANDING_OVER,
        MASTER_MERCHANT,
        PLAY,
        RESOURCE_MONOPOLY,
        SABOTEUR_CAUSE,
        TAKE_GOODS,
        TAKING,
        TRADE_MONOPOLY,
    )
    from ostrov.engine.cities_knights.progress.politics import invited, sabotaged
    from ostrov.engine.core.actions import actor_of, bundle_in, first_of, kind_of
    from ostrov.engine.core.constants import PACK_BITS, RESOURCES
    from ostrov.engine.core.packs import one, total, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.belief import Belief, sift
    from ostrov.knowledge.constants import EXACTLY, WITH_ANY, WITHOUT
    from ostrov.knowledge.shown import fields_of, update_monopoly


def shows_hand_to_merchant(s: State, q: int, seat: int) -> bool:
    """Seat q shows its hand to the seat, which chooses from it (CK-PROG-MASTER-1)."""
    return s.phase == TAKING and seat == s.active and q == s.step_seat


def offered_resource(s: State, q: int) -> I64:
    """The resource that seat q gives for a commodity, which it must hold (CK-PROG-COMHARB-1)."""
    return one(s.step_data) if s.phase == HANDING_OVER and q == s.active else 0


def some_commodity(s: State, q: int, hand: I64, pool: I64) -> I64:
    """The commodities of the pool where seat q must have one and its hand has none (CK-PROG-COMHARB-1)."""
    commodities: I64 = pool >> (PACK_BITS * RESOURCES) << (PACK_BITS * RESOURCES)
    if s.phase == HANDING_OVER and q == s.step_seat and hand >> (PACK_BITS * RESOURCES) == 0:
        return commodities
    return 0


def owed_for_card(r: Rules, s: State, q: int) -> int:
    """Cards that seat q has to choose for a Saboteur or a Wedding (CK-PROG-SABOTEUR-1, CK-PROG-WEDDING-1)."""
    n = total(s.hand[q])
    if s.discard_cause == SABOTEUR_CAUSE:
        return n // 2 if (sabotaged(r, s, s.active) >> q) & 1 else 0
    return min(n, 2) if (invited(r, s, s.active) >> q) & 1 else 0


def taken_by_merchant(action: I64) -> int:
    """Cards that a Master Merchant takes, which others do not see; 0 for another action."""
    return total(wanted(bundle_in(action))) if kind_of(action) == TAKE_GOODS else 0


def update_cards_about_goods(m: Belief, r: Rules, before: State, action: I64, after: State) -> None:
    """What progress cards about goods show of hands."""
    kind = kind_of(action)
    p = actor_of(action)
    q = first_of(action)
    if kind == PLAY + RESOURCE_MONOPOLY:
        update_monopoly(m, r, before, after, p, q, 2)
    elif kind == PLAY + TRADE_MONOPOLY:
        update_monopoly(m, r, before, after, p, q, 1)
    elif kind == PLAY + MASTER_MERCHANT and p == m.seat and after.phase == TAKING:
        sift(m, q, EXACTLY, after.hand[q])  # CK-PROG-MASTER-1
    elif kind == ASK_HARBOUR and q != m.seat:
        commodities: I64 = fields_of(RESOURCES) | fields_of(RESOURCES + 1) | fields_of(RESOURCES + 2)
        sift(m, q, WITH_ANY if after.phase == HANDING_OVER else WITHOUT, commodities)  # CK-PROG-COMHARB-1
