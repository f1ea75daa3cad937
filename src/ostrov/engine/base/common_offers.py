"""The offers that people make most: one for one, two for one, one for two."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import OFFER
    from ostrov.engine.base.offers import may_offer
    from ostrov.engine.core.actions import pack_bundle
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.constants import BUNDLE_BITS, BUNDLE_SIGN, NOBODY
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def simple_bundle(give: int, given: I64, take: int, taken: I64) -> I64:
    """So many of one kind for so many of another."""
    return (given + BUNDLE_SIGN) << (BUNDLE_BITS * give) | taken << (BUNDLE_BITS * take)


def offers_to(r: Rules, s: State, p: int, target: int, out: Moves) -> None:
    """Appends the common offers of seat p to one addressee."""
    for give in range(r.goods):
        have = count(s.hand[p], give)
        for take in range(r.goods):
            if have > 0 and take != give:
                push(out, pack_bundle(OFFER, p, target, simple_bundle(give, 1, take, 1)))
                push(out, pack_bundle(OFFER, p, target, simple_bundle(give, 1, take, 2)))
                if have > 1:
                    push(out, pack_bundle(OFFER, p, target, simple_bundle(give, 2, take, 1)))


def common_offers(r: Rules, s: State, p: int, out: Moves) -> None:
    """Writes the common offers that seat p may make now; none while trade is closed (B-DOM-2, -3)."""
    out.n = 0
    probe: I64 = 0
    for g in range(r.goods):
        if count(s.hand[p], g) > 0:
            probe = simple_bundle(g, 1, (g + 1) % r.goods, 1)
    for target in range(r.seats):
        if probe != 0 and may_offer(r, s, p, target, probe):
            offers_to(r, s, p, target, out)
    if probe != 0 and may_offer(r, s, p, NOBODY, probe):
        offers_to(r, s, p, NOBODY, out)
