"""What Cities & Knights adds: metropolises, cards that come by themselves, the next battle."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import IMPROVE_ITEM, IMPROVED_MOST, SCIENCE_TRACK, TRACKS
    from ostrov.engine.cities_knights.improvements import free_cities, wins_metropolis
    from ostrov.engine.cities_knights.pieces import level_of, progress_count
    from ostrov.engine.core.bits import exp
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GRAIN, SEATS
    from ostrov.engine.core.packs import some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.estimates.candidates import weigh
    from ostrov.players.estimates.cities_knights.barbarians import note_battle
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.estimates.hands import note_hand
    from ostrov.players.estimates.times import note_income
    from ostrov.players.greedy.evaluate import ODDS


def way_to_metropolis(r: Rules, s: State, q: int, track: int) -> int:
    """Commodities to the level that brings the metropolis; 0 when it is held or safe with another."""
    cost = 0
    for level in range(level_of(s, q, track) + 1, IMPROVED_MOST + 1):
        cost += level
        if wins_metropolis(s, q, track, level):
            return cost
    return 0


def barren_share(s: State, q: int) -> float:
    """The share of rolls but sevens that bring seat q nothing."""
    n = 0
    for number in range(2, 13):
        if s.yields[SEATS * number + q] == 0:
            n += ODDS[number]
    return n / 36.0


def note_cities_knights(b: Board, r: Rules, s: State, q: int, f: Forecast) -> None:
    """Metropolises within reach, cards that come, and what the next battle may give or take."""
    f.free_cities = free_cities(b, s, q)
    f.trickle = 0.0
    for track in range(TRACKS):
        level = level_of(s, q, track)
        f.way[track] = way_to_metropolis(r, s, q, track)
        if level > 0:
            f.trickle += f.progress_use * (level + 1) / 36.0
    if level_of(s, q, SCIENCE_TRACK) >= 3:
        f.wild_income += barren_share(s, q)  # CK-ABIL-3
    f.wild += f.progress_cards * progress_count(s, q)
    f.need += f.loss[q] * f.city_loss - f.glory[q]


def note_wake(r: Rules, q: int, f: Forecast) -> None:
    """The chance that the seat in work wakes its knights in its next turn: it needs grain (CK-KNIGHT-8)."""
    f.wake[q] = 1.0 - exp(-f.hand[GRAIN] - f.income[GRAIN] * r.seats)


def metropolis_cost(r: Rules, track: int, f: Forecast) -> I64:
    """The commodities of a way to the metropolis of a track, as a pack."""
    return some(r.track_good[track], f.way[track])


def find_metropolis(r: Rules, f: Forecast) -> None:
    """The metropolises that the seat in work may win with a city that has none."""
    if f.free_cities > 0:
        for track in range(TRACKS):
            if f.way[track] > 0:
                weigh(r, IMPROVE_ITEM + track, metropolis_cost(r, track, f), 2.0, 0.0, f)


def foresee_battle(b: Board, r: Rules, s: State, p: int, f: Forecast) -> None:
    """The next battle, when everybody wakes knights by the grain that seat p thinks them to have."""
    for q in range(r.seats):
        note_income(b, r, s, q, f)
        note_hand(r, s, p, q, f)
        note_wake(r, q, f)
    note_battle(b, r, s, 2 * r.seats, f)
