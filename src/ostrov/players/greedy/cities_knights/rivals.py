"""Progress cards that a greedy player turns against others: what may be expected of them."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.robber import victims_at
    from ostrov.engine.cities_knights.pieces import progress_count
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOODS, NOBODY, RESOURCES
    from ostrov.engine.core.packs import count, one, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import score
    from ostrov.knowledge.counting import cards_of_others
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.evaluate import goods_in_hand
    from ostrov.players.greedy.robber import blocked, robbed, robber_value, size_of_hand


def hurt(q: int, context: GreedyContext) -> int:
    """What it is worth that seat q loses a card; threats are noted."""
    return context.weights.cities_knights.taken * context.notes.threat[q] // 256


def taken_from(q: int, times: int, context: GreedyContext) -> int:
    """What a card of seat q is worth in the own hand, so many times over, and as its loss."""
    return times * context.weights.cities_knights.taken + hurt(q, context)


def bishop_gain(b: Board, r: Rules, s: State, p: int, h: int, context: GreedyContext) -> int:
    """The robber on hex h instead of where it is, and a card of everybody there (CK-PROG-BISHOP-1)."""
    value = robber_value(b, r, s, p, h, NOBODY, context) - blocked(b, r, s, p, s.robber, context)
    for q in range(r.seats):
        if (victims_at(r, s, p, h) >> q) & 1:
            value += robbed(r, s, p, q, context)
    return value


def saboteur_gain(r: Rules, s: State, p: int, context: GreedyContext) -> int:
    """Half the hands of those who have as many points (CK-PROG-SABOTEUR-1)."""
    value = 0
    for q in range(r.seats):
        if q != p and score(s, q) >= score(s, p):
            value += size_of_hand(r, s, p, q) // 2 * hurt(q, context)
    return value


def wedding_gain(r: Rules, s: State, p: int, context: GreedyContext) -> int:
    """Two cards of everybody with more points (CK-PROG-WEDDING-1)."""
    value = 0
    for q in range(r.seats):
        if q != p and score(s, q) > score(s, p):
            value += min(2, size_of_hand(r, s, p, q)) * taken_from(q, 1, context)
    return value


def in_turn(r: Rules, p: int, q: int) -> int:
    """A trifle that is most for the next in turn, so that of equal opponents no chair is favoured."""
    return (p + r.seats - q) % r.seats


def master_gain(r: Rules, s: State, p: int, q: int, context: GreedyContext) -> int:
    """Two cards of choice from seat q (CK-PROG-MASTER-1)."""
    return min(2, size_of_hand(r, s, p, q)) * taken_from(q, 2, context) + in_turn(r, p, q)


def spy_gain(r: Rules, s: State, p: int, q: int, context: GreedyContext) -> int:
    """The best of the progress cards of seat q (CK-PROG-SPY-1)."""
    n = progress_count(s, q)
    card = context.weights.cities_knights.any_progress
    return card + card * n // 8 + in_turn(r, p, q) if n > 0 else 0


def share(r: Rules, s: State, p: int, q: int, cards: int) -> int:
    """How many of these cards seat q may be expected to hold, in sixteenths."""
    everybody = 0
    for k in range(r.seats):
        if k != p:
            everybody += size_of_hand(r, s, p, k)
    return 16 * cards * size_of_hand(r, s, p, q) // max(1, everybody)


def monopoly_hand(r: Rules, s: State, p: int, good: int, most: int) -> I64:
    """The hand after a monopoly on up to so many cards from each, as may be expected."""
    taken = 0
    for q in range(r.seats):
        if q != p:
            taken += min(16 * most, share(r, s, p, q, cards_of_others(r, s, p, good)))
    return s.hand[p] + some(good, min(taken // 16, cards_of_others(r, s, p, good)))


def ask_gain(b: Board, r: Rules, s: State, p: int, q: int, good: int, context: GreedyContext) -> int:
    """What it gains to ask seat q for a commodity for a card of this good (CK-PROG-COMHARB-1)."""
    cards = 0
    for g in range(RESOURCES, GOODS):
        cards += cards_of_others(r, s, p, g)
    context.trial.copy_from(s)
    value = -3 * goods_in_hand(b, r, context.trial, p, context.weights, context.notes)
    for g in range(RESOURCES, GOODS):
        context.trial.hand[p] = s.hand[p] - one(good) + one(g)
        value += goods_in_hand(b, r, context.trial, p, context.weights, context.notes)
    chance = min(16, share(r, s, p, q, cards))
    return value * chance // 48 + in_turn(r, p, q) if value > 0 and chance > 0 else 0


def harbour_gain(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> int:
    """What a Commercial Harbour gains from all together (CK-PROG-COMHARB-1)."""
    value = 0
    for q in range(r.seats):
        if q != p:
            best = 0
            for good in range(RESOURCES):
                if count(s.hand[p], good) > 0:
                    best = max(best, ask_gain(b, r, s, p, q, good, context))
            value += best
    return value
