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
    from ostrov.engine.cities_knights.constants import (
        CRANE,
        IMPROVED_MOST,
        IRRIGATION,
        MEDICINE,
        MEDICINE_ITEM,
        MERCHANT,
        MINING,
        PLACING_METROPOLIS,
        PROGRESS_KINDS,
        TRACKS,
    )
    from ostrov.engine.cities_knights.improvements import (
        improvement_cost,
        owner_of_metropolis,
        wins_metropolis,
    )
    from ostrov.engine.cities_knights.pieces import holds, level_of
    from ostrov.engine.cities_knights.progress.science import harvest
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import FIELDS, MOUNTAINS
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import score


def most_cards(b: Board, r: Rules, s: State, p: int) -> int:
    """All goods that seat p can have, before it pays for anything."""
    n = total(s.hand[p])
    if s.card_played == 0 and may_play(s, p, PLENTY_CARD):
        n += 2
    if r.cities_knights != 0:
        if holds(s, p, IRRIGATION):
            n += 2 * harvest(b, s, p, FIELDS)
        if holds(s, p, MINING):
            n += 2 * harvest(b, s, p, MOUNTAINS)
    return n


def metropolis_points(r: Rules, s: State, p: int, cards: int) -> int:
    """Points of metropolises within reach (CK-METRO-1, -3)."""
    n = 2 if s.phase == PLACING_METROPOLIS else 0
    cheaper = 2 if holds(s, p, CRANE) else 0
    for track in range(TRACKS):
        if owner_of_metropolis(s, track) == p + 1:
            continue
        cost = 0
        for level in range(level_of(s, p, track) + 1, IMPROVED_MOST + 1):
            cost += max(0, improvement_cost(r, s, level) - cheaper)
            if wins_metropolis(s, p, track, level):
                if cost <= cards:
                    n += 2
                break
    return n


def most_points(b: Board, r: Rules, s: State, p: int) -> int:
    """No way through this turn gives seat p more points, save by luck or through others."""
    cards = most_cards(b, r, s, p)
    least = max(1, min(total(r.cost[SETTLEMENT_ITEM]), total(r.cost[CITY_ITEM])))
    n = score(s, p)
    if s.route_holder != p + 1:
        n += r.route_points
    if s.army_holder != p + 1 and s.card_played == 0 and may_play(s, p, KNIGHT_CARD):
        n += r.army_points
    if r.cities_knights == 0:
        return n + cards // least
    for _ in range(s.progress[PROGRESS_KINDS * p + MEDICINE]):
        if cards >= total(r.cost[MEDICINE_ITEM]):
            cards -= total(r.cost[MEDICINE_ITEM])
            n += 1
    if holds(s, p, MERCHANT) and s.merchant_seat != p + 1:
        n += 1
    return n + cards // least + metropolis_points(r, s, p, most_cards(b, r, s, p))
