"""The six kinds of trade cards. CK-PROG-MERCHANT to CK-PROG-RESMONO, CK-MERCH-1 to -6."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.cities_knights.constants import (
        ASK_HARBOUR,
        COMMERCIAL_HARBOUR,
        HAND_OVER,
        HANDING_OVER,
        MASTER_MERCHANT,
        MERCHANT,
        MERCHANT_FLEET,
        PLAY,
        RESOURCE_MONOPOLY,
        TAKE_GOODS,
        TAKING,
        TRADE_MONOPOLY,
    )
    from ostrov.engine.cities_knights.pieces import holds
    from ostrov.engine.core.actions import first_of, pack, pack_bundle
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BUNDLE_BITS, GOLD, GOODS, NO_RESOURCE, RESOURCES
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, covers, one, some, total, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import entitled, is_land, score, terrain_at


def may_call_merchant(b: Board, r: Rules, s: State, p: int, h: int) -> bool:
    """A land hex beside an own building, a producing one by default, never gold (CK-MERCH-1, -6, X-62)."""
    if (s.hex_seats[h] >> p) & 1 == 0 or not is_land(b, s, h):
        return False
    if terrain_at(b, s, h) == GOLD:  # CK-SEA-11
        return False
    if s.merchant_seat == p + 1 and s.merchant_hex == h and r.void_cards == 0:
        return False
    return r.produces[terrain_at(b, s, h)] != NO_RESOURCE or r.merchant_desert != 0


def may_master(r: Rules, s: State, p: int, q: int) -> bool:
    """A player with more points and with cards (CK-PROG-MASTER-1, X-71)."""
    return q != p and score(s, q) > score(s, p) and (s.hand[q] != 0 or r.void_cards != 0)


def may_sail(r: Rules, s: State, p: int, good: int) -> bool:
    """The Merchant Fleet opens a rate for this kind that seat p has not yet (X-71)."""
    return r.void_cards != 0 or not entitled(s, p, good, 2)


def may_sail_anywhere(r: Rules, s: State, p: int) -> bool:
    """The Merchant Fleet opens a rate for some kind (X-71)."""
    for good in range(GOODS):
        if may_sail(r, s, p, good):
            return True
    return False


def legal_trade_cards(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the trade cards that seat p may play."""
    if holds(s, p, COMMERCIAL_HARBOUR):
        push(out, pack(PLAY + COMMERCIAL_HARBOUR, p, 0, 0, 0))
    if holds(s, p, MASTER_MERCHANT):
        for q in range(r.seats):
            if may_master(r, s, p, q):
                push(out, pack(PLAY + MASTER_MERCHANT, p, q, 0, 0))
    if holds(s, p, MERCHANT):
        for h in range(b.hexes):
            if may_call_merchant(b, r, s, p, h):
                push(out, pack(PLAY + MERCHANT, p, h, 0, 0))
    if holds(s, p, MERCHANT_FLEET):
        if r.fleet_any == 0:
            for good in range(GOODS):
                if may_sail(r, s, p, good):
                    push(out, pack(PLAY + MERCHANT_FLEET, p, good, 0, 0))
        elif may_sail_anywhere(r, s, p):
            push(out, pack(PLAY + MERCHANT_FLEET, p, 0, 0, 0))
    if holds(s, p, RESOURCE_MONOPOLY):
        for good in range(RESOURCES):
            push(out, pack(PLAY + RESOURCE_MONOPOLY, p, good, 0, 0))
    if holds(s, p, TRADE_MONOPOLY):
        for good in range(RESOURCES, GOODS):
            push(out, pack(PLAY + TRADE_MONOPOLY, p, good, 0, 0))


def call_merchant(b: Board, r: Rules, s: State, p: int, h: int) -> None:
    """The merchant comes with his rate and his point (CK-MERCH-2 to -4)."""
    if s.merchant_seat != 0:
        s.points[s.merchant_seat - 1] -= 1
    s.merchant_hex = h
    s.merchant_good = r.produces[terrain_at(b, s, h)]
    s.merchant_seat = p + 1
    s.points[p] += 1


def collect(r: Rules, s: State, p: int, good: int, most: int) -> None:
    """Everybody else gives up to so many cards of a kind (CK-PROG-RESMONO-1, CK-PROG-TRADEMONO-1)."""
    for q in range(r.seats):
        n = min(count(s.hand[q], good), most)
        if q != p and n > 0:
            lapse(s, q)
            s.hand[q] = s.hand[q] - some(good, n)
            s.hand[p] = s.hand[p] + some(good, n)


def harbour_asks(s: State, q: int) -> bool:
    """A card has an exchange left with seat q, which was not asked in vain since it last got cards (X-72)."""
    return s.harbour_calls[q] > 0 and (s.harbour_empty >> q) & 1 == 0


def may_ask(r: Rules, s: State, p: int, q: int, good: int) -> bool:
    """Once for each opponent and card, with a resource in hand (CK-PROG-COMHARB-1)."""
    if q >= r.seats or not harbour_asks(s, q):
        return False
    return good < RESOURCES and count(s.hand[p], good) > 0


def legal_harbour_calls(r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends what may be offered to whom (CK-PROG-COMHARB-1)."""
    for q in range(r.seats):
        if harbour_asks(s, q):
            for good in range(RESOURCES):
                if may_ask(r, s, p, q, good):
                    push(out, pack(ASK_HARBOUR, p, q, good, 0))


def ask_harbour(s: State, q: int, good: int) -> None:
    """Seat q gives a commodity for the resource; an offer in vain uses nothing up (CK-PROG-COMHARB-1)."""
    if s.hand[q] >> (7 * RESOURCES) != 0:
        s.harbour_calls[q] -= 1
        s.step_seat = q
        s.step_data = good
        s.phase = HANDING_OVER
    else:
        s.harbour_empty = s.harbour_empty | 1 << q


def legal_hand_overs(s: State, p: int, out: Moves) -> None:
    """Appends the commodities of the seat that was asked."""
    if p == s.step_seat:
        for good in range(RESOURCES, GOODS):
            if count(s.hand[p], good) > 0:
                push(out, pack(HAND_OVER, p, good, 0, 0))


def hand_over(s: State, q: int, good: int) -> None:
    """A commodity of the owner's choice for the resource."""
    p = s.active
    lapse(s, p)
    lapse(s, q)
    s.hand[p] = s.hand[p] - one(s.step_data) + one(good)
    s.hand[q] = s.hand[q] - one(good) + one(s.step_data)
    s.phase = MAIN


def may_take_goods(s: State, bundle: I64) -> bool:
    """Two cards of the other's hand, or the only one (CK-PROG-MASTER-1)."""
    chosen: I64 = wanted(bundle)
    return total(chosen) == min(total(s.hand[s.step_seat]), 2) and covers(s.hand[s.step_seat], chosen)


def legal_takings(s: State, p: int, out: Moves) -> None:
    """Appends what the Master Merchant may take, ascending."""
    for second in range(GOODS):
        top: I64 = 1
        top = top << (BUNDLE_BITS * second)
        if may_take_goods(s, top):
            push(out, pack_bundle(TAKE_GOODS, p, 0, top))
        for first in range(second + 1):
            other: I64 = 1
            other = other << (BUNDLE_BITS * first)
            if may_take_goods(s, top + other):
                push(out, pack_bundle(TAKE_GOODS, p, 0, top + other))


def take_goods(s: State, p: int, bundle: I64) -> None:
    """The cards change hands (CK-PROG-MASTER-1)."""
    q = s.step_seat
    lapse(s, q)
    s.hand[q] = s.hand[q] - wanted(bundle)
    s.hand[p] = s.hand[p] + wanted(bundle)
    s.phase = MAIN


def play_trade_card(b: Board, r: Rules, s: State, p: int, card: int, action: I64) -> None:
    """The effect of a trade card."""
    first = first_of(action)
    if card == COMMERCIAL_HARBOUR:
        for q in range(r.seats):
            if q != p:
                s.harbour_calls[q] += 1
    elif card == MASTER_MERCHANT:
        if s.hand[first] != 0:
            s.step_seat = first
            s.phase = TAKING
    elif card == MERCHANT:
        call_merchant(b, r, s, p, first)
    elif card == MERCHANT_FLEET:
        s.fleet = s.fleet | (255 if r.fleet_any != 0 else 1 << first)
    elif card == RESOURCE_MONOPOLY:
        collect(r, s, p, first, 2)
    elif card == TRADE_MONOPOLY:
        collect(r, s, p, first, 1)
