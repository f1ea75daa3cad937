"""How many rolls of the table each seat needs to win: a greedy order of building, step by step.

Only what seat p may know counts: the own cards exactly, of others how many.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import CARD_STEP, NO_STEP
    from ostrov.players.estimates.expansions import foresee_expansions, note_expansions
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.estimates.hands import note_cards, note_hand, rolls_before_turn
    from ostrov.players.estimates.next_purchase import find_step, note_spot_flow, take_step
    from ostrov.players.estimates.sites import note_homes, note_spots
    from ostrov.players.estimates.times import note_exchange, note_income
    from ostrov.players.estimates.traits import note_traits
    from ostrov.players.greedy.notes import unseen_cards


def note_awards(r: Rules, s: State, q: int, f: Forecast) -> None:
    """What is missing for the Longest Trade Route and the Largest Army (B-LR-5, -6, B-LA-1 to -4)."""
    road = r.route_minimum
    army = r.army_minimum
    for k in range(r.seats):
        if k != q:
            road = max(road, s.route_length[k] + 1)
            army = max(army, s.knights[k] + 1)
    f.route_gap = 0
    f.army_gap = 0
    f.army_pool = 0.0
    if s.route_holder != q + 1 and r.route_points > 0:
        f.route_gap = max(1, road - s.route_length[q])
    if s.army_holder != q + 1 and r.army_points > 0:
        f.army_gap = max(1, army - s.knights[q])
        f.army_pool = r.army_points


def begin_estimate(b: Board, r: Rules, s: State, p: int, q: int, unseen: I64, f: Forecast) -> None:
    """Seat q as seat p knows it."""
    note_income(b, r, s, q, f)
    note_exchange(r, s, q, f)
    note_hand(r, s, p, q, f)
    note_cards(r, s, p, q, unseen, f)
    note_awards(r, s, q, f)
    note_homes(b, r, s, q, f)
    f.settlements = s.settlements_left[q]
    f.cities = s.cities_left[q] + s.reduced[q]
    f.roads = s.roads_left[q]
    f.cards = total(s.deck)
    f.wild_income = 0.0
    f.trickle = 0.0
    f.elapsed = 0.0
    f.delay = rolls_before_turn(r, s, q)
    f.spots = 0
    if f.settlements > 0:
        note_spots(b, r, s, q, f)
    note_spot_flow(b, r, s, f)
    note_expansions(b, r, s, q, f)
    note_traits(r, s, p, q, f)


def time_to_win(b: Board, r: Rules, s: State, p: int, q: int, unseen: I64, f: Forecast) -> float:
    """Rolls until seat q has the points, as far as seat p can tell."""
    begin_estimate(b, r, s, p, q, unseen, f)
    for _ in range(f.steps):
        if f.need <= 0.01:
            break
        find_step(r, s, f)
        if f.best_kind == NO_STEP or f.elapsed + f.best_time > f.never:
            return f.never
        if f.best_points > f.need:  # a part of the step is enough, on average
            f.best_time *= max(0.3, f.need / f.best_points) if f.best_kind == CARD_STEP else 1.0
        take_step(b, r, s, f)
    if f.need > 0.01:
        f.elapsed += f.need * f.beyond
    return min(max(f.elapsed, f.delay), f.never)


def note_times(b: Board, r: Rules, s: State, p: int, f: Forecast) -> None:
    """The time to win of every seat, as far as seat p can tell."""
    unseen: I64 = unseen_cards(r, s, p)
    foresee_expansions(b, r, s, p, f)
    for q in range(r.seats):
        f.time[q] = time_to_win(b, r, s, p, q, unseen, f)
