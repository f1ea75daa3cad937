"""The next purchase on the way to a win: which one it is, and what is different after it.

The best one shortens the way most for its time: points now, and income that makes the rest come sooner.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        CARD_ITEM,
        CITY_ITEM,
        CITY_LEVEL,
        ROAD_ITEM,
        SETTLEMENT_ITEM,
        SETTLEMENT_LEVEL,
    )
    from ostrov.engine.cities_knights.constants import IMPROVE_ITEM
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GENERAL_HARBOUR, GOODS
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import harbour_at
    from ostrov.players.constants import (
        ARMY_STEP,
        CARD_STEP,
        CITY_STEP,
        HOMES,
        NO_STEP,
        ROUTE_STEP,
        SETTLE_STEP,
    )
    from ostrov.players.estimates.candidates import consider, weigh
    from ostrov.players.estimates.expansions import find_expansion_step
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.estimates.sites import add_yield, best_home, close_spots, node_flow


def knight_points(r: Rules, f: Forecast) -> float:
    """What another knight brings on the way to the Largest Army."""
    if f.army_pool <= 0.0:
        return f.knight_use
    missing = f.army_gap - f.army_held
    if missing < 1.0:
        return f.knight_use
    return f.knight_use + f.army_pool / (missing + 0.5)


def find_step(r: Rules, s: State, f: Forecast) -> None:
    """The best purchase of the seat in work."""
    f.best_kind = NO_STEP
    f.best_value = 0.0
    if f.homes > 0 and f.cities > 0:
        weigh(r, CITY_STEP, r.cost[CITY_ITEM], 1.0, f.home_flow[best_home(f)], f)
    if f.spots > 0 and f.settlements > 0 and f.roads >= f.spot_roads[0]:
        roads: I64 = f.spot_roads[0] * r.cost[ROAD_ITEM]
        weigh(r, SETTLE_STEP, r.cost[SETTLEMENT_ITEM] + roads, 1.0, f.spot_flow, f)
    if f.cards > 0:
        weigh(r, CARD_STEP, r.cost[CARD_ITEM], f.card_points + f.knight_share * knight_points(r, f), 0.0, f)
    if f.route_gap > 0 and f.roads >= f.route_gap and f.route_gap <= 5:
        weigh(r, ROUTE_STEP, f.route_gap * r.cost[ROAD_ITEM], r.route_points, 0.0, f)
    if f.army_pool > 0.0 and f.army_held >= f.army_gap - 0.5:
        consider(ARMY_STEP, 0, f.army_pool, 0.0, f.delay + (f.army_gap - 1) * r.seats - f.elapsed, f)
    find_expansion_step(r, f)


def spend(r: Rules, f: Forecast) -> None:
    """Time passes and the best purchase is paid; surplus covers what is missing."""
    t = f.best_time
    lacking = 0.0
    spare = f.wild + f.wild_income * t
    for g in range(r.goods):
        x = f.hand[g] + f.income[g] * t - count(f.best_cost, g)
        f.hand[g] = x
        if x < 0.0:
            lacking -= x
        else:
            spare += x * f.inverse[g]
    left = 1.0 - lacking / spare if spare > lacking else 0.0
    f.wild = (f.wild + f.wild_income * t) * left
    for g in range(r.goods):
        f.hand[g] = f.hand[g] * left if f.hand[g] > 0.0 else 0.0


def open_harbour(b: Board, s: State, v: int, f: Forecast) -> None:
    """A settlement at node v may trade better (B-HARB-1)."""
    harbour = harbour_at(b, s, v)
    if harbour == GENERAL_HARBOUR:
        for g in range(GOODS):
            f.inverse[g] = max(f.inverse[g], f.lots / 3.0)
    elif harbour != 0:
        f.inverse[harbour - 1] = f.lots / 2.0


def take_step(b: Board, r: Rules, s: State, f: Forecast) -> None:
    """The seat in work has made the best purchase."""
    spend(r, f)
    f.elapsed += f.best_time + f.friction
    f.need -= f.best_points + f.trickle * f.best_time
    if f.best_kind == CITY_STEP:
        i = best_home(f)
        add_yield(b, r, s, f.home[i], CITY_LEVEL, SETTLEMENT_LEVEL, f)
        f.homes -= 1
        f.home[i] = f.home[f.homes]
        f.home_flow[i] = f.home_flow[f.homes]
        f.cities -= 1
        f.settlements += 1
        f.free_cities += 1
    elif f.best_kind == SETTLE_STEP:
        f.roads -= f.spot_roads[0]
        if f.route_gap > 0:
            f.route_gap = max(1, f.route_gap - f.spot_roads[0])
        v = close_spots(b, f)
        add_yield(b, r, s, v, SETTLEMENT_LEVEL, 0, f)
        open_harbour(b, s, v, f)
        f.settlements -= 1
        if f.homes < HOMES:
            f.home[f.homes] = v
            f.home_flow[f.homes] = node_flow(b, r, s, v)
            f.homes += 1
        note_spot_flow(b, r, s, f)
    elif f.best_kind == CARD_STEP:
        f.cards -= 1
        f.army_pool -= f.knight_share * (knight_points(r, f) - f.knight_use)
        f.army_held += f.knight_share
    elif f.best_kind == ROUTE_STEP:
        f.roads -= f.route_gap
        f.route_gap = 0
    elif f.best_kind == ARMY_STEP:
        f.army_pool = 0.0
    elif f.best_kind >= IMPROVE_ITEM:
        f.way[f.best_kind - IMPROVE_ITEM] = 0
        f.free_cities -= 1


def note_spot_flow(b: Board, r: Rules, s: State, f: Forecast) -> None:
    """What the best spot would bring a roll."""
    f.spot_flow = node_flow(b, r, s, f.spot[0]) if f.spots > 0 else 0.0
