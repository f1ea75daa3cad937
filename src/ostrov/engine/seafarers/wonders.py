"""Wonders: claiming one, building its levels. S-WO-3 to -5; the goal, S-WO-6, is `base.goal`."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BRIDGE_SITE, NOBODY, WALL_SITE, WONDER_LEVELS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import covers
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import (
        BUILD_WONDER,
        CATHEDRAL_POINTS,
        CLAIM_WONDER,
        GREAT_BRIDGE,
        GREAT_WALL,
        MONUMENT,
        MONUMENT_ROUTE,
        THEATRE,
        THEATRE_CITIES,
    )
    from ostrov.engine.seams import harbour_at


def cities_of(b: Board, s: State, p: int) -> int:
    """Cities of seat p on the board."""
    n = 0
    for v in range(b.nodes):
        if s.owner[v] == p + 1 and s.level[v] == CITY_LEVEL:
            n += 1
    return n


def stands_at(b: Board, s: State, p: int, mark: int) -> bool:
    """Seat p has a building on a node with this mark (S-WO-3)."""
    for v in range(b.nodes):
        if s.owner[v] == p + 1 and b.site[v] & mark != 0:
            return True
    return False


def has_harbour_city(b: Board, s: State, p: int) -> bool:
    """Seat p has a city at a harbour."""
    for v in range(b.nodes):
        if s.owner[v] == p + 1 and s.level[v] == CITY_LEVEL and harbour_at(b, s, v) != 0:
            return True
    return False


def meets(b: Board, s: State, p: int, wonder: int) -> bool:
    """Seat p has what claiming this wonder asks for (S-WO-3); points are the open ones, which all see."""
    if wonder == THEATRE:
        return cities_of(b, s, p) >= THEATRE_CITIES
    if wonder == GREAT_BRIDGE:
        return stands_at(b, s, p, BRIDGE_SITE)
    if wonder == MONUMENT:
        return s.route_length[p] >= MONUMENT_ROUTE and has_harbour_city(b, s, p)
    if wonder == GREAT_WALL:
        return stands_at(b, s, p, WALL_SITE)
    return s.points[p] >= CATHEDRAL_POINTS and cities_of(b, s, p) > 0


def claimed_by(r: Rules, s: State, wonder: int) -> int:
    """The seat that has claimed this wonder, or NOBODY (S-WO-4)."""
    for p in range(r.seats):
        if s.wonder[p] == wonder + 1:
            return p
    return NOBODY


def can_pay_level(r: Rules, s: State, p: int, wonder: int) -> bool:
    """The hand covers a level (S-WO-3)."""
    return covers(s.hand[p], r.wonder_cost[wonder])


def may_claim(b: Board, r: Rules, s: State, p: int, wonder: int) -> bool:
    """A free wonder, the seat's only one, whose demand is met (S-WO-4); ship and first level by SX-20."""
    if s.wonder[p] != 0 or claimed_by(r, s, wonder) != NOBODY:
        return False
    if r.wonder_ship != 0 and (s.ships_left[p] == 0 or not can_pay_level(r, s, p, wonder)):
        return False
    return meets(b, s, p, wonder)


def may_build_level(r: Rules, s: State, p: int, wonder: int) -> bool:
    """The next level of the own wonder, for its price (S-WO-5)."""
    if s.wonder[p] != wonder + 1 or s.wonder_level[p] == WONDER_LEVELS:
        return False
    return can_pay_level(r, s, p, wonder)


def legal_wonders(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the wonders that seat p may claim, then the level that it may build."""
    for wonder in range(r.wonders):
        if may_claim(b, r, s, p, wonder):
            push(out, pack(CLAIM_WONDER, p, wonder, 0, 0))
    for wonder in range(r.wonders):
        if may_build_level(r, s, p, wonder):
            push(out, pack(BUILD_WONDER, p, wonder, 0, 0))


def build_level(r: Rules, s: State, p: int, wonder: int) -> None:
    """A level is paid for and stands (S-WO-3, -5)."""
    s.hand[p] = s.hand[p] - r.wonder_cost[wonder]
    s.bank = s.bank + r.wonder_cost[wonder]
    s.wonder_level[p] += 1


def claim_wonder(r: Rules, s: State, p: int, wonder: int) -> None:
    """The wonder is the seat's for good (S-WO-4); by the older rules with a ship and a level (SX-20)."""
    s.wonder[p] = wonder + 1
    if r.wonder_ship != 0:
        s.ships_left[p] -= 1
        build_level(r, s, p, wonder)


def ships_on_wonder(r: Rules, s: State, p: int) -> int:
    """Ships of seat p that lie on a wonder (S-INV-1, SX-20)."""
    return 1 if r.wonder_ship != 0 and s.wonder[p] != 0 else 0


def wonders_add_up(r: Rules, s: State) -> bool:
    """Nobody has another's wonder; levels up to the fourth, on claimed ones only (S-WO-4, -5)."""
    for p in range(r.seats):
        if s.wonder[p] == 0:
            if s.wonder_level[p] != 0:
                return False
        elif claimed_by(r, s, s.wonder[p] - 1) != p or s.wonder[p] > r.wonders:
            return False
        if s.wonder_level[p] > WONDER_LEVELS or s.wonder_level[p] < ships_on_wonder(r, s, p):
            return False
    return True
