"""City improvements, metropolises and walls. CK-IMPR-1 to -4, CK-METRO-1 to -7, CK-WALL-1 to -4."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import can_pay, pay
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.cities_knights.constants import (
        BUILD_WALL,
        FREE_CITY_FOR_FOUR,
        FREE_CITY_TO_WIN,
        IMPROVE,
        IMPROVED_MOST,
        PLACING_METROPOLIS,
        PUT_METROPOLIS,
        TRACKS,
        WALL_ITEM,
    )
    from ostrov.engine.cities_knights.pieces import level_of
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def has_city(b: Board, s: State, p: int) -> bool:
    """Seat p has a real city (CK-IMPR-3)."""
    for k in range(b.node_words):
        if s.city_nodes[NODE_WORDS * p + k] != 0:
            return True
    return False


def is_metropolis(s: State, v: int) -> bool:
    """A metropolis stands on node v; the building there stays a city in all else (CK-COMM-4)."""
    for track in range(TRACKS):
        if s.metropolis[track] == v + 1:
            return True
    return False


def free_cities(b: Board, s: State, p: int) -> int:
    """Cities of seat p without a metropolis (CK-METRO-5, -6)."""
    n = 0
    for k in range(b.node_words):
        left: I64 = s.city_nodes[NODE_WORDS * p + k]
        while left != 0:
            if not is_metropolis(s, WORD * k + ctz(left)):
                n += 1
            left = left & (left - 1)
    return n


def owner_of_metropolis(s: State, track: int) -> int:
    """0 or 1 + seat."""
    return s.owner[s.metropolis[track] - 1] if s.metropolis[track] != 0 else 0


def wins_metropolis(s: State, p: int, track: int, level: int) -> bool:
    """Reaching this level brings the metropolis (CK-METRO-1, -3, -4)."""
    owner = owner_of_metropolis(s, track)
    if owner == p + 1 or level < 4:
        return False
    if owner == 0:
        return True
    return level == IMPROVED_MOST and level_of(s, owner - 1, track) < IMPROVED_MOST


def needs_free_city(r: Rules, s: State, p: int, track: int, level: int) -> bool:
    """The level asks for a city without metropolis (CK-METRO-5, X-57)."""
    if level < 4 or owner_of_metropolis(s, track) == p + 1:
        return False
    if r.free_city_rule == FREE_CITY_TO_WIN or (
        r.free_city_rule == FREE_CITY_FOR_FOUR and level == IMPROVED_MOST
    ):
        return wins_metropolis(s, p, track, level)
    return True


def improvement_cost(r: Rules, s: State, level: int) -> int:
    """As many commodities as the level, less for a Crane (CK-IMPR-1, CK-PROG-CRANE-1, X-63)."""
    if s.crane == 0:
        return level
    return max(level - s.crane, 0) if r.crane_stacks != 0 else level - 1


def may_improve(b: Board, r: Rules, s: State, p: int, track: int) -> bool:
    """The next level, with a city, a free one where needed, and the price (CK-IMPR-1 to -3)."""
    level = level_of(s, p, track) + 1
    if level > IMPROVED_MOST or count(s.hand[p], r.track_good[track]) < improvement_cost(r, s, level):
        return False
    if needs_free_city(r, s, p, track, level) and free_cities(b, s, p) == 0:
        return False
    return has_city(b, s, p)


def may_wall(r: Rules, s: State, p: int, v: int) -> bool:
    """An own city, also a metropolis (X-56), without a wall, and a wall left (CK-WALL-1, -2)."""
    if s.walls[p] >= r.walls or s.walled[word_of(v)] & bit_of(v) != 0:
        return False
    return s.city_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0


def legal_walls(b: Board, r: Rules, s: State, p: int, kind: int, out: Moves) -> None:
    """Appends the cities of seat p that may get a wall, by brick or by the Engineer."""
    for k in range(b.node_words):
        left: I64 = s.city_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if may_wall(r, s, p, v):
                push(out, pack(kind, p, v, 0, 0))


def legal_improvements(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends improvements and walls."""
    for track in range(TRACKS):
        if may_improve(b, r, s, p, track):
            push(out, pack(IMPROVE, p, track, 0, 0))
    if can_pay(r, s, p, WALL_ITEM):
        legal_walls(b, r, s, p, BUILD_WALL, out)


def improve(b: Board, r: Rules, s: State, p: int, track: int) -> None:
    """Buys the next level; a metropolis may follow (CK-IMPR-1, CK-METRO-1)."""
    level = level_of(s, p, track) + 1
    price: I64 = some(r.track_good[track], improvement_cost(r, s, level))
    lapse(s, p)
    s.hand[p] = s.hand[p] - price
    s.bank = s.bank + price
    if s.crane > 0:
        s.crane = 0 if r.crane_stacks != 0 else s.crane - 1
    won = wins_metropolis(s, p, track, level)
    s.improved[TRACKS * p + track] = level
    if won and free_cities(b, s, p) > 0:
        s.step_data = track
        s.phase = PLACING_METROPOLIS


def legal_metropolises(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the own cities without a metropolis (CK-METRO-6)."""
    for v in range(b.nodes):
        if s.city_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0 and not is_metropolis(s, v):
            push(out, pack(PUT_METROPOLIS, p, v, 0, 0))


def put_metropolis(s: State, p: int, v: int) -> None:
    """The metropolis comes to the city at node v, from wherever it was (CK-METRO-1, -3)."""
    owner = owner_of_metropolis(s, s.step_data)
    if owner != 0:
        s.points[owner - 1] -= 2
    s.metropolis[s.step_data] = v + 1
    s.points[p] += 2
    s.phase = MAIN


def put_wall(s: State, p: int, v: int) -> None:
    """A wall under the city at node v (CK-WALL-1)."""
    s.walls[p] += 1
    s.walled[word_of(v)] = s.walled[word_of(v)] | bit_of(v)


def pay_wall(r: Rules, s: State, p: int, v: int) -> None:
    """Builds a wall for two brick."""
    lapse(s, p)
    pay(r, s, p, WALL_ITEM)
    put_wall(s, p, v)


def lose_wall(s: State, p: int, v: int) -> None:
    """The wall goes with the city (CK-WALL-4)."""
    if s.walled[word_of(v)] & bit_of(v) != 0:
        s.walls[p] -= 1
        s.walled[word_of(v)] = s.walled[word_of(v)] & ~bit_of(v)
