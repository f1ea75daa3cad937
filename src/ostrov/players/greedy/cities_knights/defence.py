"""What knights are worth to a greedy player: the next battle and the chances in it. CK-BARB-1 to -4."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import Ints

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL
    from ostrov.engine.cities_knights.constants import KNIGHT_SEAT
    from ostrov.engine.cities_knights.improvements import free_cities
    from ostrov.engine.cities_knights.pieces import is_active, strength_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import SEATS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.greedy.cities_knights.weights import CitiesKnightsWeights


def muster(b: Board, s: State, out: Ints) -> int:
    """Writes the strength of each seat in halves, passive knights at half; returns that of the barbarians."""
    cities = 0
    for p in range(SEATS):
        out[p] = 0
    for v in range(b.nodes):
        if s.level[v] == CITY_LEVEL:
            cities += 1
        cell = s.knight[v]
        if cell != 0:
            out[(cell & KNIGHT_SEAT) - 1] += strength_of(cell) * (2 if is_active(cell) else 1)
    return 2 * cities


def near(r: Rules, s: State, weights: CitiesKnightsWeights) -> int:
    """How much the next battle counts, in sixteenths: all when the next roll may bring it."""
    return weights.calm + (16 - weights.calm) * s.barbarian_step // max(1, r.barbarian_track - 1)


def sixteenths(x: int) -> int:
    """A chance."""
    return max(0, min(16, x))


def defeat(barbarians: int, defence: int) -> int:
    """The chance that the battle is lost: even when the strengths are, for more knights may come or go."""
    return sixteenths(8 + 2 * (barbarians - defence))


def blame(b: Board, r: Rules, s: State, p: int, strength: Ints) -> int:
    """The chance that seat p has done least of those with a city to lose (CK-LOSE-1, -2)."""
    if free_cities(b, s, p) == 0:
        return 0
    lowest = -1
    for q in range(r.seats):
        if q != p and free_cities(b, s, q) > 0 and (lowest < 0 or strength[q] < lowest):
            lowest = strength[q]
    return sixteenths(16 - 4 * max(0, strength[p] - lowest)) if lowest >= 0 else 16


def glory(r: Rules, p: int, strength: Ints) -> int:
    """The chance that seat p does most of all (CK-DEF-1)."""
    most = 0
    for q in range(r.seats):
        if q != p:
            most = max(most, strength[q])
    return sixteenths(6 + 3 * (strength[p] - most)) if strength[p] > 0 else 0


def defence(b: Board, r: Rules, s: State, p: int, weights: CitiesKnightsWeights) -> int:
    """The city that may be lost, the Defender card that may be won, and the use of knights at any time."""
    strength: list[int] = [0] * SEATS
    barbarians = muster(b, s, strength)
    together = 0
    for q in range(r.seats):
        together += strength[q]
    lost = defeat(barbarians, together)
    loss = weights.lost_city * lost * blame(b, r, s, p, strength) // 256
    gain = weights.defender * (16 - lost) * glory(r, p, strength) // 256
    idle = weights.knight * min(strength[p], 6) + weights.knight * max(0, strength[p] - 6) // 4
    return idle + gain * near(r, s, weights) // 16 - loss * near(r, s, weights) // 16
