"""Offers between players while the active seat may trade. B-DOM-1 to -7.

An offer is a bundle from its maker's side: negative fields are given, positive ones wanted. It stands
until it is withdrawn, answered, replaced, or its maker loses any card: so a standing offer is always
covered, and its fate tells nothing about a hand.

Equal kinds on both sides cancel out. A bundle with an empty side is a gift, unless its first empty field
holds a bare sign: then one card of its first kind goes both ways, "n + 1 for 1" (X-17).
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import ACCEPTED, DECLINED, MAIN, NO_ANSWER
    from ostrov.engine.core.constants import BUNDLE_BITS, BUNDLE_MAX, BUNDLE_SIGN, GOODS, NOBODY, SEATS
    from ostrov.engine.core.packs import count, covers, given, one, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import cards_came


def like_mark(bundle: I64) -> bool:
    """The first empty field holds a bare sign: the bundle says like for like."""
    for g in range(GOODS):
        field = (bundle >> (BUNDLE_BITS * g)) & (BUNDLE_SIGN + BUNDLE_MAX)
        if field & BUNDLE_MAX == 0:
            return field == BUNDLE_SIGN
    return False


def like_part(bundle: I64) -> I64:
    """The card that goes both ways in a like-for-like exchange, else nothing."""
    if not like_mark(bundle):
        return 0
    cards: I64 = given(bundle) | wanted(bundle)
    for g in range(GOODS):
        if count(cards, g) > 0:
            return one(g)
    return 0


def maker_gives(bundle: I64) -> I64:
    """All cards that the maker must hold."""
    return given(bundle) + like_part(bundle)


def maker_gets(bundle: I64) -> I64:
    """All cards that the partner must hold."""
    return wanted(bundle) + like_part(bundle)


def well_formed(r: Rules, bundle: I64) -> bool:
    """Cards on both sides, of kinds that are in play (B-DOM-3 to -5, B-TRADE-3)."""
    signs = 0
    for g in range(GOODS):
        field = (bundle >> (BUNDLE_BITS * g)) & (BUNDLE_SIGN + BUNDLE_MAX)
        if field == BUNDLE_SIGN:
            signs += 1
        elif field != 0 and g >= r.goods:
            return False
    if given(bundle) != 0 and wanted(bundle) != 0:
        return signs == 0
    return r.like_for_like != 0 and signs == 1 and like_part(bundle) != 0


def trading(s: State) -> bool:
    """Trade is open: after the roll, before building has closed it (B-TRADE-1, B-PHASE-2)."""
    return s.phase == MAIN and s.trade_closed == 0


def offers_open(r: Rules, s: State) -> bool:
    """Any seat with cards may make an offer now (B-DOM-2), where players trade at all (H-3)."""
    return r.domestic_trade != 0 and trading(s)


def may_offer(r: Rules, s: State, p: int, target: int, bundle: I64) -> bool:
    """The active seat offers to all (or to one, X-16), the others to the active seat (B-DOM-1, -2, -7)."""
    if not offers_open(r, s) or not well_formed(r, bundle) or not covers(s.hand[p], maker_gives(bundle)):
        return False
    if p != s.active:
        return target == s.active
    if r.private_offers == 0:
        return target == NOBODY
    return target < r.seats and target != p


def addressed(s: State, p: int) -> bool:
    """The active seat's offer stands and seat p may answer it."""
    if p == s.active or s.offer[s.active] == 0 or not trading(s):
        return False
    return s.offer_to[s.active] == NOBODY or s.offer_to[s.active] == p


def unanswered(r: Rules, s: State) -> int:
    """The seats that may still answer the active seat's offer (B-DOM-2), as a mask."""
    seats = 0
    if s.offers != 0 and s.offer[s.active] != 0:
        for p in range(r.seats):
            if s.answer[p] == NO_ANSWER and addressed(s, p):
                seats = seats | 1 << p
    return seats


def may_accept(s: State, p: int) -> bool:
    """Seat p holds what the offer asks for (B-DOM-6, -7)."""
    if not addressed(s, p) or s.answer[p] == ACCEPTED:
        return False
    return covers(s.hand[p], maker_gets(s.offer[s.active]))


def may_decline(s: State, p: int, target: int) -> bool:
    """A seat declines the active seat's offer, or the active seat one made to it (B-DOM-6)."""
    if p != s.active:
        return target == s.active and addressed(s, p) and s.answer[p] != DECLINED
    return target != p and target < SEATS and trading(s) and s.offer[target] != 0


def may_withdraw(s: State, p: int) -> bool:
    """An own offer, or an acceptance, can be taken back while trade is open."""
    return trading(s) and (s.offer[p] != 0 or (p != s.active and s.answer[p] == ACCEPTED))


def ready(s: State, q: int) -> bool:
    """Seat q has agreed to the active seat's offer, or has made one of its own."""
    return q != s.active and (s.offer[q] != 0 or (s.answer[q] == ACCEPTED and s.offer[s.active] != 0))


def terms(s: State, q: int) -> I64:
    """The bundle on which the active seat and seat q would trade, from seat q's side or the active seat's."""
    return s.offer[q] if s.offer[q] != 0 else s.offer[s.active]


def may_deal(s: State, q: int) -> bool:
    """The active seat can close with seat q: both hold what they give (B-DOM-1, -7)."""
    if not trading(s) or q >= SEATS or not ready(s, q):
        return False
    if s.offer[q] != 0:
        return covers(s.hand[s.active], maker_gets(s.offer[q]))
    return True  # both sides of an accepted offer are covered while it stands


def make_offer(s: State, p: int, target: int, bundle: I64) -> None:
    """The offer replaces the seat's earlier one; an acceptance ends with a counter-offer."""
    if s.offer[p] == 0:
        s.offers += 1
    s.offer[p] = bundle
    s.offer_to[p] = target
    s.answer[p] = NO_ANSWER
    if p == s.active:
        clear_answers(s)


def accept(s: State, p: int) -> None:
    """Agrees to the active seat's offer; an own offer ends with it."""
    drop(s, p)
    s.answer[p] = ACCEPTED


def decline(s: State, p: int, target: int) -> None:
    """Turns an offer down."""
    if p == s.active:
        drop(s, target)
    else:
        s.answer[p] = DECLINED


def withdraw(s: State, p: int) -> None:
    """Takes the own offer or acceptance back."""
    if s.offer[p] != 0:
        drop(s, p)
        if p == s.active:
            clear_answers(s)
    else:
        s.answer[p] = NO_ANSWER


def deal(s: State, q: int) -> None:
    """Exchanges the cards between the active seat and seat q (B-DOM-1); both seats' offers end."""
    p = s.active
    bundle: I64 = terms(s, q)
    to_p: I64 = wanted(bundle)
    to_q: I64 = given(bundle)
    if s.offer[q] != 0:
        to_p = given(bundle)
        to_q = wanted(bundle)
    lapse(s, p)
    lapse(s, q)
    s.hand[p] = s.hand[p] + to_p - to_q
    s.hand[q] = s.hand[q] + to_q - to_p
    cards_came(s, q)


def drop(s: State, p: int) -> None:
    """The seat's offer no longer stands."""
    if s.offer[p] != 0:
        s.offer[p] = 0
        s.offers -= 1
    s.offer_to[p] = NOBODY


def clear_answers(s: State) -> None:
    """Nobody has answered the active seat's offer."""
    for q in range(SEATS):
        s.answer[q] = NO_ANSWER


def lapse(s: State, p: int) -> None:
    """Seat p is about to lose cards: its offer and its acceptance end, with the answers to its offer."""
    if s.offers == 0:
        return
    drop(s, p)
    s.answer[p] = NO_ANSWER
    if p == s.active:
        clear_answers(s)


def clear_offers(s: State) -> None:
    """All negotiation ends."""
    if s.offers == 0:
        return
    for q in range(SEATS):
        drop(s, q)
    clear_answers(s)
