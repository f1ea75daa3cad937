"""The next battle against the barbarians: who will lose a city, who will be Defender. CK-SHIP-1, CK-BARB.

Exact, given two things that are guessed: a seat that comes to act before the battle wakes its passive
knights with a chance that depends on its grain, and wakes all of them or none.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Double, Doubles

if not cython.compiled:
    from ostrov.engine.cities_knights.barbarians import cities_on_board
    from ostrov.engine.cities_knights.constants import EVENT_FACES, SHIP_FACE
    from ostrov.engine.cities_knights.improvements import free_cities
    from ostrov.engine.cities_knights.pieces import is_active, strength_of
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_WORDS, SEATS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import STRENGTHS
    from ostrov.players.estimates.forecast import Forecast


def ship_chance(r: Rules) -> float:
    """The chance that a roll moves the ship."""
    sides: float = 0.0
    for face in range(EVENT_FACES):
        sides += r.event_weight[face]
    return r.event_weight[SHIP_FACE] / max(1.0, sides)


def attack_chance(steps: int, rolls: int, chance: float) -> float:
    """The chance that a ship so many steps away arrives within so many rolls."""
    if steps > rolls:
        return 0.0
    at: list[Double] = [0.0] * (STRENGTHS + 1)  # where the ship may be
    at[0] = 1.0
    arrived = 0.0
    for _ in range(rolls):
        for k in range(min(steps, STRENGTHS) - 1, -1, -1):
            moved = at[k] * chance
            at[k] -= moved
            if k == steps - 1:
                arrived += moved
            else:
                at[k + 1] += moved
    return arrived


def note_knights(b: Board, s: State, q: int, f: Forecast) -> None:
    """The strength of seat q: of its active knights, and of those that could be woken."""
    f.awake[q] = 0
    f.asleep[q] = 0
    for k in range(b.node_words):
        left: I64 = s.knight_nodes[NODE_WORDS * q + k]
        while left != 0:
            cell = s.knight[WORD * k + ctz(left)]
            left = left & (left - 1)
            if is_active(cell):
                f.awake[q] += strength_of(cell)
            else:
                f.asleep[q] += strength_of(cell)


def settle_battle(r: Rules, cities: int, woken: int, odds: float, f: Forecast) -> None:
    """Adds the outcome of a battle in which the seats of a mask have woken their knights.

    CK-BARB-3, -4, CK-LOSE-1, -2, CK-DEF-1, -2.
    """
    force: list[int] = [0] * SEATS
    defence = 0
    best = 0
    lowest = 1000
    leaders = 0
    for q in range(r.seats):
        force[q] = f.awake[q] + (f.asleep[q] if (woken >> q) & 1 else 0)
        defence += force[q]
        if force[q] > best:
            best = force[q]
            leaders = 0
        if force[q] == best:
            leaders += 1
        if f.exposed[q] != 0:
            lowest = min(lowest, force[q])
    for q in range(r.seats):
        if cities > defence:
            if f.exposed[q] != 0 and force[q] == lowest:
                f.loss[q] += odds
        elif best > 0 and force[q] == best:
            if leaders == 1:
                f.glory[q] += odds
            else:
                f.tied[q] += odds


def note_battle(b: Board, r: Rules, s: State, rolls: int, f: Forecast) -> None:
    """The chances of every seat in a battle within so many rolls: `loss`, `glory`, `tied`; and `attack`.

    `wake` holds the chance of each seat to wake its passive knights in a turn of its own.
    """
    asleep: list[Double] = [0.0] * SEATS  # the chance that a seat has not woken its knights yet
    at: list[Double] = [0.0] * (STRENGTHS + 1)
    f.attack = 0.0
    for q in range(r.seats):
        f.loss[q] = 0.0
        f.glory[q] = 0.0
        f.tied[q] = 0.0
        asleep[q] = 1.0
        note_knights(b, s, q, f)
        f.exposed[q] = 1 if free_cities(b, s, q) > 0 else 0
    steps = r.barbarian_track - s.barbarian_step
    if steps > rolls or steps <= 0 or steps > STRENGTHS:
        return
    cities = cities_on_board(b, s)
    chance = ship_chance(r)
    roller = s.active
    if s.rolled != 0:
        asleep[roller] -= asleep[roller] * f.wake[roller]
        roller = (roller + 1) % r.seats
    at[0] = 1.0
    for _ in range(rolls):
        arrived = at[steps - 1] * chance
        for k in range(steps - 1, -1, -1):
            at[k] -= at[k] * chance
            if k > 0:
                at[k] += at[k - 1] * chance
        if arrived > 0.0:
            f.attack += arrived
            each_outcome(r, cities, arrived, asleep, f)
        asleep[roller] -= asleep[roller] * f.wake[roller]
        roller = (roller + 1) % r.seats


def each_outcome(r: Rules, cities: int, odds: float, asleep: Doubles, f: Forecast) -> None:
    """Adds the outcomes of a battle over all sets of seats that may have woken their knights."""
    for woken in range(1 << r.seats):
        x = odds
        for q in range(r.seats):
            if (woken >> q) & 1:
                x *= 1.0 - asleep[q] if f.asleep[q] > 0 else 0.0
            elif f.asleep[q] > 0:
                x *= asleep[q]
        if x > 0.0:
            settle_battle(r, cities, woken, x, f)
