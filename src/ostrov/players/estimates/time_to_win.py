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
    from ostrov.engine.base.constants import KNIGHT_CARD, MONOPOLY_CARD, PLENTY_CARD, POINT_CARD, ROADS_CARD
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOODS
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import hand_limit, score
    from ostrov.players.constants import CARD_STEP, NO_STEP
    from ostrov.players.estimates.cities_knights.barbarians import note_battle
    from ostrov.players.estimates.cities_knights.time_to_win import note_box, note_wake
    from ostrov.players.estimates.cities_knights.traits import note_box_traits
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.estimates.next_purchase import find_step, note_spot_flow, take_step
    from ostrov.players.estimates.sites import note_homes, note_spots
    from ostrov.players.estimates.times import note_exchange, note_income
    from ostrov.players.estimates.traits import note_traits
    from ostrov.players.greedy.notes import unseen_cards
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


def begin_race(b: Board, r: Rules, s: State, p: int, q: int, unseen: I64, f: Forecast) -> None:
    """Seat q as seat p knows it."""
    note_income(b, r, s, q, f)
    note_exchange(r, s, q, f)
    note_hand(r, s, p, q, f)
    note_cards(r, s, p, q, unseen, f)
    note_awards(r, s, q, f)
    note_homes(b, s, q, f)
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
    note_spot_flow(b, s, f)
    if r.cities_knights != 0:
        note_box(b, r, s, q, f)
        note_box_traits(b, r, s, q, f)
    note_traits(r, s, p, q, f)


def time_to_win(b: Board, r: Rules, s: State, p: int, q: int, unseen: I64, f: Forecast) -> float:
    """Rolls until seat q has the points, as far as seat p can tell."""
    begin_race(b, r, s, p, q, unseen, f)
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
    if r.cities_knights != 0:
        for q in range(r.seats):
            note_income(b, r, s, q, f)
            note_hand(r, s, p, q, f)
            note_wake(r, q, f)
        note_battle(b, r, s, 2 * r.seats, f)
    for q in range(r.seats):
        f.time[q] = time_to_win(b, r, s, p, q, unseen, f)
