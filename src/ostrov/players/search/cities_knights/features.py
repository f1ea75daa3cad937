"""The numbers that Cities & Knights adds to a position; public fields and the own cards only."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL
    from ostrov.engine.cities_knights.constants import KNIGHT_SEAT, PROGRESS_KINDS, TRACKS
    from ostrov.engine.cities_knights.improvements import free_cities, owner_of_metropolis
    from ostrov.engine.cities_knights.pieces import is_active, level_of, progress_count, strength_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import SEATS, WORD
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def improvement_features(b: Board, s: State, q: int, out: Floats, at: I64) -> I64:
    """Improvements, metropolises and what lies open before seat q; `barbarian_features` has the knights."""
    for track in range(TRACKS):
        level = level_of(s, q, track)
        out[at] = level * 0.2
        out[at + 1] = 1.0 if level >= 3 else 0.0
        out[at + 2] = 1.0 if owner_of_metropolis(s, track) == q + 1 else 0.0
        out[at + 3] = 1.0 if level == 5 else 0.0
        at += 4
    out[at] = s.walls[q] * 0.33
    out[at + 1] = s.defenders[q] * 0.5
    out[at + 2] = s.open_points[q] * 0.5
    out[at + 3] = progress_count(s, q) * 0.25
    out[at + 4] = 1.0 if s.merchant_seat == q + 1 else 0.0
    out[at + 5] = s.reduced[q] * 0.5
    out[at + 6] = free_cities(b, s, q) * 0.33
    return at + 7


def progress_features(b: Board, r: Rules, s: State, p: int, pay: Ints, out: Floats, at: I64) -> I64:
    """The way to the next level of each track, and the own progress cards."""
    swaps = 0
    for g in range(r.goods):
        swaps += count(s.hand[p], g) // pay[g]
    for track in range(TRACKS):
        level = level_of(s, p, track)
        missing = level + 1 - count(s.hand[p], r.track_good[track])
        out[at] = 1.0 if missing <= 0 and level < 5 else 0.0
        out[at + 1] = max(0, missing) * 0.25
        at += 2
    out[at] = swaps * 0.25
    at += 1
    for card in range(PROGRESS_KINDS):
        out[at + card] = s.progress[PROGRESS_KINDS * p + card] * 0.5
    return at + PROGRESS_KINDS


def barbarian_features(b: Board, r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """The barbarians, and every seat's knights, the viewer's first."""
    active: list[int] = [0] * (SEATS + 1)
    passive: list[int] = [0] * (SEATS + 1)
    knights: list[int] = [0] * (SEATS + 1)
    cities = 0
    for v in range(b.nodes):
        if s.level[v] == CITY_LEVEL:
            cities += 1
        cell = s.knight[v]
        if cell != 0:
            q = cell & KNIGHT_SEAT
            knights[q] += 1
            if is_active(cell):
                active[q] += strength_of(cell)
            else:
                passive[q] += strength_of(cell)
    defence = 0
    lowest = WORD
    most = 0
    for q in range(r.seats):
        defence += active[q + 1]
        if q != p:
            most = max(most, active[q + 1])
            if free_cities(b, s, q) > 0:
                lowest = min(lowest, active[q + 1])
    own = active[p + 1]
    exposed: bool = free_cities(b, s, p) > 0
    ship = s.barbarian_step / (r.barbarian_track * 1.0)
    lost: bool = cities > defence
    for k in range(4):
        q = (p + k) % r.seats + 1
        out[at] = active[q] * 0.2 if k < r.seats else 0.0
        out[at + 1] = passive[q] * 0.2 if k < r.seats else 0.0
        out[at + 2] = knights[q] * 0.2 if k < r.seats else 0.0
        at += 3
    out[at] = ship
    out[at + 1] = ship * ship * ship
    out[at + 2] = 1.0 if s.attacks > 0 else 0.0
    out[at + 3] = cities * 0.1
    out[at + 4] = max(-6, min(6, cities - defence)) * 0.2
    out[at + 5] = 1.0 if exposed and own <= lowest else 0.0
    out[at + 6] = 1.0 if exposed and lost and own <= lowest else 0.0
    out[at + 7] = ship * ship if exposed and lost and own <= lowest else 0.0
    out[at + 8] = ship * ship if own > most and not lost else 0.0
    out[at + 9] = 1.0 if own > most else 0.0
    return at + 10
