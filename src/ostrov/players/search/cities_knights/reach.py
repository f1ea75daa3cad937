"""What Cities & Knights adds to the bound on points: metropolises, and cards that bring goods or points."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
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


def harvested_cards(b: Board, r: Rules, s: State, p: int) -> int:
    """Goods that Irrigation and Mining bring seat p."""
    n = 0
    if holds(s, p, IRRIGATION):
        n += 2 * harvest(b, r, s, p, FIELDS)
    if holds(s, p, MINING):
        n += 2 * harvest(b, r, s, p, MOUNTAINS)
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


def points_within_reach(r: Rules, s: State, p: int, cards: int, least: int) -> int:
    """Points that so many cards can buy seat p, at most, when the cheapest one takes `least`."""
    n = 0
    left = cards
    for _ in range(s.progress[PROGRESS_KINDS * p + MEDICINE]):
        if left >= total(r.cost[MEDICINE_ITEM]):
            left -= total(r.cost[MEDICINE_ITEM])
            n += 1
    if holds(s, p, MERCHANT) and s.merchant_seat != p + 1:
        n += 1
    return n + left // least + metropolis_points(r, s, p, cards)
