"""What tells the chances of a seat besides its time to win: one number for each trait, side by side.

Only what seat p may know, as in `time_to_win`, which has just looked at the seat.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.constants import GENERAL_HARBOUR, RESOURCES
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import hand_limit
    from ostrov.players.constants import TRAITS
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.greedy.robber import size_of_hand


def between(x: int, least: int, most: int) -> int:
    """The nearest number within bounds."""
    return max(least, min(most, x))


def note_award_traits(r: Rules, s: State, q: int, at: int, f: Forecast) -> None:
    """How near seat q is to the awards (B-LR-5 to -9, B-LA-1 to -4)."""
    road = r.route_minimum - 1
    army = r.army_minimum - 1
    for k in range(r.seats):
        if k != q:
            road = max(road, s.route_length[k])
            army = max(army, s.knights[k])
    f.trait[at + 9] = 1.0 if s.route_holder == q + 1 else 0.0
    f.trait[at + 10] = 1.0 if s.army_holder == q + 1 else 0.0
    f.trait[at + 11] = between(s.route_length[q] - road, -4, 2)
    f.trait[at + 12] = between(s.knights[q] - army, -3, 2)


def note_production_traits(r: Rules, s: State, q: int, at: int, f: Forecast) -> None:
    """Income of seat q: all, kinds, kinds that matter together, harbours that fit."""
    kinds = 0
    bent = 0.0
    matching = 0.0
    for g in range(RESOURCES):
        x = f.income[g]
        if x > 0.0:
            kinds += 1
            bent += x / (x + 0.5)
            if (s.harbours[q] >> g) & 1:
                matching += x
    f.trait[at + 3] = f.flow
    f.trait[at + 15] = kinds
    f.trait[at + 16] = bent
    f.trait[at + 17] = matching
    f.trait[at + 18] = f.flow if (s.harbours[q] >> (GENERAL_HARBOUR - 1)) & 1 else 0.0
    f.trait[at + 19] = f.income[3] + f.income[4]


def note_traits(r: Rules, s: State, p: int, q: int, f: Forecast) -> None:
    """Writes the row of seat q; trait 0 is for the time, which is compared when all are known."""
    at = TRAITS * q
    size = size_of_hand(r, s, p, q) if q != p else total(s.hand[p])
    limit = hand_limit(r, s, q)
    f.trait[at + 1] = -f.need
    f.trait[at + 2] = f.delay
    f.trait[at + 4] = min(size, limit)
    f.trait[at + 5] = max(0, size - limit)
    f.trait[at + 6] = f.army_held
    f.trait[at + 7] = s.knights[q]
    f.trait[at + 8] = f.playable - f.army_held
    f.trait[at + 13] = f.spot_value[0] if f.spots > 0 else 0.0
    f.trait[at + 14] = f.spot_value[1] if f.spots > 1 else 0.0
    note_award_traits(r, s, q, at, f)
    note_production_traits(r, s, q, at, f)
