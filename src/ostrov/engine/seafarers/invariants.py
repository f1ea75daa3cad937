"""What must be true of ships, pirate, chips and fog after every action. S-INV-1 to -5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        FOG,
        FRAME,
        GOLD,
        LAND_SIDE,
        NO_FIGURE,
        NO_RESOURCE,
        SEA,
        SEA_SIDE,
        TERRAINS,
        ZONES,
    )
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import LAYING_TOKEN
    from ostrov.engine.seafarers.fog import tiles_left, tokens_left
    from ostrov.engine.seafarers.gifts import gifts_add_up
    from ostrov.engine.seafarers.villages import villages_add_up
    from ostrov.engine.seafarers.wonders import ships_on_wonder, wonders_add_up
    from ostrov.engine.seams import sides_of, terrain_at


def lines_lie_right(b: Board, r: Rules, s: State) -> bool:
    """S-INV-1: all ships are somewhere, one line at an edge, ships by the sea and roads by land."""
    for p in range(r.seats):
        n = s.ships_left[p] + ships_on_wonder(r, s, p)
        for e in range(b.edges):
            if s.ship[e] == p + 1:
                n += 1
        if n != r.ships or s.ships_left[p] < 0:
            return False
    for e in range(b.edges):
        if s.ship[e] != 0 and (s.road[e] != 0 or sides_of(b, s, e) & SEA_SIDE == 0):
            return False
        if s.road[e] != 0 and sides_of(b, s, e) & LAND_SIDE == 0:
            return False
    return True


def pirate_stands_right(b: Board, s: State) -> bool:
    """S-INV-2: on a sea hex, on the frame, or not in the game."""
    if s.pirate >= b.hexes:
        return s.pirate == FRAME
    return s.pirate >= 0 and b.pirate != NO_FIGURE and terrain_at(b, s, s.pirate) == SEA


def stacks_match(b: Board, r: Rules, s: State) -> bool:
    """S-INV-4: no more tiles are left than places of fog, nor more land tiles than tokens to lie on them."""
    places = 0
    land = 0
    for h in range(b.hexes):
        if terrain_at(b, s, h) == FOG:
            places += 1
    for terrain in range(TERRAINS):
        if r.produces[terrain] != NO_RESOURCE or terrain == GOLD:
            land += s.fog_tiles[terrain]
    if s.phase == LAYING_TOKEN:
        land += 1
    return tiles_left(s) <= places and land <= tokens_left(s)


def chips_add_up(b: Board, r: Rules, s: State) -> bool:
    """S-INV-5: so many points for each zone that was new to a seat, none for its homes."""
    for p in range(r.seats):
        n = 0
        for zone in range(ZONES):
            bit: I64 = 1
            bit = bit << zone
            if s.explored[p] & bit != 0:
                n += r.chip_points
        if s.chips[p] != n or s.explored[p] & s.home[p] != 0:
            return False
    return True


def sea_adds_up(b: Board, r: Rules, s: State) -> bool:
    """All of S-INV-1, -2, -4 and -5, wonders and gifts; -3 follows from where ships may lie and leave."""
    if not lines_lie_right(b, r, s) or not pirate_stands_right(b, s):
        return False
    if not wonders_add_up(r, s) or (b.gifts != 0 and not gifts_add_up(b, r, s)):
        return False
    return stacks_match(b, r, s) and chips_add_up(b, r, s) and villages_add_up(b, r, s)
