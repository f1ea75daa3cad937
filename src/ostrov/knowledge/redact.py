"""A state without what `ostrov.game.view` hides from a seat. B-INFO-1 to -4, B-BEG-4, CK-GATE-5.

Whatever works on a redacted state cannot depend on anything hidden. Hands have
the sizes that are seen, in cards of the first kinds.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.bank import seen_bank
    from ostrov.engine.base.constants import DISCARDING, KNIGHT_CARD, NO_ANSWER
    from ostrov.engine.core.constants import NOBODY, PACK_MAX, SEATS
    from ostrov.engine.core.packs import some, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.expansions import redact_expansions, shows_hand
    from ostrov.knowledge.resample import hears, sees_answer


def any_cards(number: int) -> I64:
    """So many cards, of the first kinds."""
    pack: I64 = 0
    kind = 0
    while number > 0:
        pack |= some(kind, min(number, PACK_MAX))
        number -= PACK_MAX
        kind += 1
    return pack


def redact_offers(r: Rules, s: State, seat: int) -> None:
    """Offers and answers that are not heard are none (X-16)."""
    s.offers = 0
    for q in range(SEATS):
        if not sees_answer(r, s, q, seat):
            s.answer[q] = NO_ANSWER
        if s.offer[q] != 0 and hears(r, s, q, seat):
            s.offers += 1
        else:
            s.offer[q] = 0
            s.offer_to[q] = NOBODY


def redact(r: Rules, s: State, seat: int) -> None:
    """Takes everything out of a state that the seat does not see."""
    for q in range(r.seats):
        if q == seat:
            continue
        if not shows_hand(s, q, seat):
            s.hand[q] = any_cards(total(s.hand[q])) if r.open_hand_counts != 0 else 0
        if s.phase == DISCARDING and r.open_hand_counts == 0:
            s.due[q] = 0
        s.cards[q] = some(KNIGHT_CARD, total(s.cards[q]))
        s.thrown[q] = 0
    s.bank = seen_bank(r, s)
    s.deck = some(KNIGHT_CARD, total(s.deck))
    if s.active != seat:
        s.fresh = 0
    redact_offers(r, s, seat)
    redact_expansions(r, s, seat)
