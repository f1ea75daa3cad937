"""What tells the chances of a seat in Cities & Knights besides its time to win: traits 20 to 31."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import SCIENCE_TRACK, TRACKS, TRADE_TRACK
    from ostrov.engine.cities_knights.improvements import owner_of_metropolis
    from ostrov.engine.cities_knights.pieces import level_of, progress_count
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOODS, RESOURCES
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import TRAITS
    from ostrov.players.estimates.forecast import Forecast


def note_cities_knights_traits(b: Board, r: Rules, s: State, q: int, f: Forecast) -> None:
    """Writes what the expansion adds to the row of seat q."""
    at = TRAITS * q
    levels = 0
    squares = 0
    unsafe = 0
    for track in range(TRACKS):
        level = level_of(s, q, track)
        levels += level
        squares += level * level
        if owner_of_metropolis(s, track) == q + 1 and level < 5:
            for k in range(r.seats):
                if k != q and level_of(s, k, track) >= 3:
                    unsafe += 1
    commodities = 0.0
    for g in range(RESOURCES, GOODS):
        commodities += f.income[g]
    f.trait[at + 20] = levels
    f.trait[at + 21] = squares
    f.trait[at + 22] = unsafe
    f.trait[at + 23] = commodities
    f.trait[at + 24] = progress_count(s, q)
    f.trait[at + 25] = f.awake[q]
    f.trait[at + 26] = f.asleep[q]
    f.trait[at + 27] = f.loss[q]
    f.trait[at + 28] = f.glory[q]
    f.trait[at + 29] = f.tied[q]
    f.trait[at + 30] = s.walls[q]
    f.trait[at + 31] = (1 if level_of(s, q, TRADE_TRACK) >= 3 else 0) + (
        1 if level_of(s, q, SCIENCE_TRACK) >= 3 else 0
    )
