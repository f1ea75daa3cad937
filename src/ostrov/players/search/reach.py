"""A bound on the points that a seat can have at the end of its turn, for pruning: never too low.

Every trade with the bank loses cards, so what can be bought is bounded by how many cards there are.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_ITEM, KNIGHT_CARD, PLENTY_CARD, SETTLEMENT_ITEM
    from ostrov.engine.base.devcards import may_play
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import score
    from ostrov.players.search.expansions import expansion_cards, most_points_for


def most_cards(b: Board, r: Rules, s: State, p: int) -> int:
    """All goods that seat p can have, before it pays for anything."""
    n = total(s.hand[p])
    if s.card_played == 0 and may_play(s, p, PLENTY_CARD):
        n += 2
    return n + expansion_cards(b, r, s, p)


def most_points(b: Board, r: Rules, s: State, p: int) -> int:
    """No way through this turn gives seat p more points, save by chance or through others."""
    cards = most_cards(b, r, s, p)
    least = max(1, min(total(r.cost[SETTLEMENT_ITEM]), total(r.cost[CITY_ITEM])))
    n = score(s, p)
    if s.route_holder != p + 1:
        n += r.route_points
    if s.army_holder != p + 1 and s.card_played == 0 and may_play(s, p, KNIGHT_CARD):
        n += r.army_points
    return n + most_points_for(r, s, p, cards, least)
