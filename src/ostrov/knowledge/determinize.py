"""Whole states that agree with all that a seat knows: what is hidden is dealt, the rest is as it is.

Goods come from a world of the belief. Cards that no belief tells apart are equally likely wherever they can
be: development cards in the others' hands and the deck, progress cards in hands, decks and under them.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import DISCARDING, KNIGHT_CARD, OVER, POINT_CARD, SEVEN_CAUSE
    from ostrov.engine.base.turn import may_win
    from ostrov.engine.core.constants import PACK_BITS, PACK_MAX
    from ostrov.engine.core.packs import count, one, some, total
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import hand_limit
    from ostrov.knowledge.belief import Belief, all_weights, column
    from ostrov.knowledge.constants import DEAL_STREAM, DEALS_TRIED, DISCARDS_STREAM, WORLD_STREAM
    from ostrov.knowledge.expansions import determinize_expansions, owed_in_expansion
    from ostrov.knowledge.redact import redact
    from ostrov.knowledge.resample import drawn_kind
    from ostrov.knowledge.update import look, sit_down


def picked_world(m: Belief, bits: I64) -> int:
    """A world by its weight."""
    left: I64 = below(bits, all_weights(m))
    for i in range(m.n):
        left -= m.weight[i]
        if left < 0:
            return i
    return 0


def owed(r: Rules, s: State, q: int) -> int:
    """Cards that seat q, with this hand, has to choose in this discard (B-SEVEN-2)."""
    if s.discard_cause != SEVEN_CAUSE:
        return owed_in_expansion(r, s, q)
    n = total(s.hand[q])
    return n // 2 if n > hand_limit(r, s, q) else 0


def determinize_due(r: Rules, m: Belief, s: State) -> None:
    """Discards that are due, where sizes of hands and with them these are hidden (X-39); somebody's is."""
    most = m.seat
    due = 0
    for q in range(r.seats):
        if q != m.seat and (m.discarded >> q) & 1 == 0:
            s.due[q] = owed(r, s, q)
            if most == m.seat or total(s.hand[q]) > total(s.hand[most]):
                most = q
        due += s.due[q]
    if due == 0 and most != m.seat:
        s.due[most] = (total(s.hand[most]) + 1) // 2


def determinize_discards(r: Rules, m: Belief, s: State, low: I64, high: I64, k: I64) -> None:
    """Cards that the others have chosen and nobody has seen yet are any of theirs (X-32)."""
    if r.open_hand_counts == 0:
        determinize_due(r, m, s)
        return
    lane = DISCARDS_STREAM
    for q in range(r.seats):
        if q == m.seat or s.due[q] > 0 or r.discard_in_order != 0:
            continue
        left: I64 = s.hand[q]
        for _ in range(owed(r, s, q)):
            card: I64 = one(drawn_kind(left, draw(low, high, lane, k)))
            s.thrown[q] = s.thrown[q] + card
            left -= card
            lane += 1


def unseen_cards(r: Rules, s: State, seat: int) -> I64:
    """The development cards that the seat has not seen: in the others' hands and in the deck."""
    pool: I64 = r.deck - s.cards[seat] - s.played
    for q in range(r.seats):
        pool -= some(KNIGHT_CARD, s.knights[q])
    return pool


def deal_cards(r: Rules, m: Belief, s: State, low: I64, high: I64, k: I64, attempt: int) -> None:
    """Deals the unseen development cards; the last attempt keeps victory points from the active seat."""
    lane = DEAL_STREAM + 40 * attempt
    pool: I64 = unseen_cards(r, s, m.seat)
    points: I64 = PACK_MAX
    points = points << (PACK_BITS * POINT_CARD)
    for i in range(r.seats):
        q = (s.active + i) % r.seats
        if q == m.seat:
            continue
        number = total(s.cards[q])
        s.cards[q] = 0
        for _ in range(number):
            source: I64 = pool
            if attempt == DEALS_TRIED and q == s.active and pool & ~points != 0:
                source = pool & ~points
            if source != 0:
                card: I64 = one(drawn_kind(source, draw(low, high, lane, k)))
                s.cards[q] = s.cards[q] + card
                pool -= card
                lane += 1
    s.deck = pool


def determinize_cards(r: Rules, m: Belief, s: State, low: I64, high: I64, k: I64) -> None:
    """Development cards by chance, in a way in which the active seat has not won unseen (B-WIN-1, X-21)."""
    for i in range(DEALS_TRIED + 1):
        deal_cards(r, m, s, low, high, k, i)
        if s.active == m.seat or r.auto_claim == 0 or s.phase == OVER or not may_win(r, s):
            break
    if s.active != m.seat:
        left: I64 = s.cards[s.active]
        s.fresh = 0
        for i in range(min(m.fresh, total(left))):
            card: I64 = one(drawn_kind(left, draw(low, high, DEAL_STREAM - 1 - i, k)))
            s.fresh = s.fresh + card
            left -= card


def determinize_bank(r: Rules, s: State) -> None:
    """Hidden stacks (H-4) hold what the hands do not; that one is empty, everybody sees."""
    bank: I64 = 0
    for g in range(r.goods):
        if count(s.bank, g) > 0:
            left = count(r.supply, g)
            for q in range(r.seats):
                left -= count(s.hand[q], g)
            bank += some(g, max(1, left))
    s.bank = bank


def determinize(r: Rules, m: Belief, s: State, low: I64, high: I64, k: I64, out: State) -> None:
    """Writes a state that the seat cannot tell from s, as world k of a seed; reads s as the seat sees it."""
    out.copy_from(s)
    redact(r, out, m.seat)
    i = picked_world(m, draw(low, high, WORLD_STREAM, k))
    for q in range(r.seats):
        if q != m.seat:
            out.hand[q] = m.hand[column(m, q) + i]
    if r.open_bank == 0:
        determinize_bank(r, out)
    if out.phase == DISCARDING:
        determinize_discards(r, m, out, low, high, k)
    if r.deck != 0:
        determinize_cards(r, m, out, low, high, k)
    determinize_expansions(r, m, out, low, high, k)


def determinize_afresh(
    r: Rules, s: State, seat: int, low: I64, high: I64, k: I64, m: Belief, out: State
) -> None:
    """The same without a history: from one look at the table alone. The belief is room to work in."""
    sit_down(m, r, seat)
    look(m, r, s, low, high, k, 1)
    determinize(r, m, s, low, high, k, out)
