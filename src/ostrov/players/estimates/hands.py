"""What a seat holds, as far as another one can tell: goods, and development cards."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import KNIGHT_CARD, MONOPOLY_CARD, PLENTY_CARD, POINT_CARD, ROADS_CARD
    from ostrov.engine.core.constants import GOODS
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import hand_limit, score
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.greedy.robber import size_of_hand


def rolls_before_turn(r: Rules, s: State, q: int) -> int:
    """Rolls until seat q may build: none for the active seat after its roll, else its own included."""
    n = (q + r.seats - s.active) % r.seats
    if s.rolled == 0:
        n += 1
    return n


def note_hand(r: Rules, s: State, p: int, q: int, f: Forecast) -> None:
    """The cards of seat q: the own ones, those of a belief, or a mix like the income (B-INFO-1).

    What a seven is likely to take before the next turn is gone already (B-SEVEN-2).
    """
    n = size_of_hand(r, s, p, q) if q != p else total(s.hand[p])
    keep = 1.0
    if n > hand_limit(r, s, q):
        safe = 1.0
        for _ in range(rolls_before_turn(r, s, q)):
            safe *= 5.0 / 6.0
        keep = 0.5 + 0.5 * safe
    if q == p:
        for g in range(r.goods):
            f.hand[g] = keep * count(s.hand[p], g)
    elif f.believed != 0:
        for g in range(r.goods):
            f.hand[g] = keep * f.belief[GOODS * q + g]
    else:
        each = keep * n / (f.flow + 0.02 * r.goods)
        for g in range(r.goods):
            f.hand[g] = each * (f.income[g] + 0.02)


def note_cards(r: Rules, s: State, p: int, q: int, unseen: I64, f: Forecast) -> None:
    """Development cards of seat q: its hidden points, its knights, and what else it may use."""
    all_unseen: float = max(1, total(unseen))  # C would divide integers without a rest
    cards: I64 = s.cards[q]
    knights = 0.0
    roads = 0.0
    if q == p:
        f.need = r.goal - score(s, p)
        f.playable = total(cards) - count(cards, POINT_CARD)
        knights = count(cards, KNIGHT_CARD)
        roads = count(cards, ROADS_CARD)
        f.wild = 2.0 * count(cards, PLENTY_CARD) + 2.0 * count(cards, MONOPOLY_CARD)
    else:
        n = total(cards)
        f.need = r.goal - s.points[q] - n * count(unseen, POINT_CARD) / all_unseen
        f.playable = n - n * count(unseen, POINT_CARD) / all_unseen
        knights = n * count(unseen, KNIGHT_CARD) / all_unseen
        roads = n * count(unseen, ROADS_CARD) / all_unseen
        f.wild = 2.0 * n * (count(unseen, PLENTY_CARD) + count(unseen, MONOPOLY_CARD)) / all_unseen
    f.wild += 2.0 * roads  # dearer than any road that it pays for
    f.army_held = knights
    f.card_points = count(unseen, POINT_CARD) / all_unseen
    f.knight_share = count(unseen, KNIGHT_CARD) / all_unseen
    f.card_points += f.card_use * max(0.0, 1.0 - f.card_points - f.knight_share)
