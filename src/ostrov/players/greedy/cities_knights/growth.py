"""What improvements, metropolises, walls and commodities are worth to a greedy player."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import IMPROVED_MOST, TRACKS
    from ostrov.engine.cities_knights.improvements import (
        free_cities,
        has_city,
        improvement_cost,
        needs_free_city,
        owner_of_metropolis,
    )
    from ostrov.engine.cities_knights.pieces import level_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.packs import count, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.greedy.cities_knights.weights import CitiesKnightsWeights
    from ostrov.players.greedy.context import GreedyNotes


def improvement_price(r: Rules, s: State, p: int, track: int) -> I64:
    """What the next level costs the active seat (CK-IMPR-1)."""
    level = level_of(s, p, track) + 1
    return some(r.track_good[track], improvement_cost(r, s, min(level, IMPROVED_MOST)))


def may_grow(b: Board, r: Rules, s: State, p: int, track: int) -> bool:
    """Only the price can be missing for the next level (CK-IMPR-2, -3, CK-METRO-5)."""
    level = level_of(s, p, track) + 1
    if level > IMPROVED_MOST or not has_city(b, s, p):
        return False
    return not needs_free_city(r, s, p, track, level) or free_cities(b, s, p) > 0


def commodities_in_hand(b: Board, r: Rules, s: State, p: int, weights: CitiesKnightsWeights) -> int:
    """Progress towards the next level of each track."""
    value = 0
    for track in range(TRACKS):
        n = count(s.hand[p], r.track_good[track])
        if n > 0 and may_grow(b, r, s, p, track):
            value += weights.commodity * min(n, level_of(s, p, track) + 1)
    return value


def best_rival(r: Rules, s: State, p: int, track: int) -> int:
    """The highest level of an opponent."""
    best = 0
    for q in range(r.seats):
        if q != p:
            best = max(best, level_of(s, q, track))
    return best


def metropolis_value(r: Rules, s: State, p: int, track: int, weights: CitiesKnightsWeights) -> int:
    """How near a metropolis is, or how safe (CK-METRO-1, -3, -4); its points count as points."""
    level = level_of(s, p, track)
    owner = owner_of_metropolis(s, track)
    if owner == p + 1:
        if level == IMPROVED_MOST:
            return weights.way
        return weights.way - weights.unsafe * max(0, best_rival(r, s, p, track) - 2)
    goal = 4
    if owner != 0:
        goal = IMPROVED_MOST
        if level_of(s, owner - 1, track) == IMPROVED_MOST:
            return 0
    return weights.way * min(level, goal) * level // (goal * goal)


def growth(r: Rules, s: State, p: int, weights: CitiesKnightsWeights, notes: GreedyNotes) -> int:
    """Levels count by the cards and abilities that they bring (CK-GATE-2, CK-ABIL-1 to -3)."""
    lasting = 0
    metropolises = 0
    for track in range(TRACKS):
        level = level_of(s, p, track)
        lasting += weights.level[level]
        if level >= 3:
            lasting += weights.ability[track]
        metropolises += metropolis_value(r, s, p, track, weights)
    lasting += weights.wall * s.walls[p]
    if s.merchant_seat == p + 1:
        lasting += weights.merchant
    return lasting * notes.stake // 16 + metropolises
