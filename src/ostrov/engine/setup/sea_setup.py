"""Drawing a map of Seafarers: groups of hexes, tokens, harbours, robber. S-SETUP-1, -2, S-NS-4, S-4I-3.

Tokens that some hexes never get are laid first, each on any hex that is left to it. Where one token is
barred wherever another is, and `ostrov.game.seafarers` sees to that, all layings are equally likely so.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BOARD_STREAM, DESERT, HEX_SLOTS, HEXES, TERRAINS
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.setup.constants import (
        GROUPS,
        HARBOUR_SPOTS,
        ROBBER_ON_DESERT,
        ROBBER_ON_TWELVE,
        ROBBER_STAYS,
    )


class SeaSetup:
    """What a seed draws on a map of Seafarers. Nothing where `drawn` is 0."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every table."""
        self.drawn: int = 0
        self.seats: int = 0
        self.groups: int = 0
        self.first: list[int] = [0] * (GROUPS + 1)  # where a group begins in the tables of hexes
        self.place: list[int] = [0] * HEXES  # hexes, group by group
        self.tile: list[int] = [0] * HEXES  # the terrains that are dealt to them
        self.token: list[int] = [0] * HEXES  # their tokens, those that are barred from most hexes first
        self.tokens: list[int] = [0] * GROUPS  # how many a group has
        self.reds_apart: int = 0  # no 6 or 8 beside another
        self.never: list[int] = [0] * TERRAINS  # tokens that a terrain never gets, as a mask of numbers
        self.barred: list[int] = [0] * HEX_SLOTS  # tokens that a hex never gets
        self.robber: int = 0  # whether it stays, or looks for a 12 or a desert
        self.spots: int = 0
        self.spot: list[int] = [0] * HARBOUR_SPOTS  # coast edges with harbours
        self.kind: list[int] = [0] * HARBOUR_SPOTS  # what is printed there, 0 for what is drawn
        self.pool: list[int] = [0] * HARBOUR_SPOTS  # kinds that are drawn
        self.pool_size: int = 0
        self.gifts: int = 0
        self.gift_spot: list[int] = [0] * HARBOUR_SPOTS  # edges where the pool lies as gifts: S-FT-3
        self.world: int = (
            0  # 1: land and sea are drawn too, and so are the spots of as many harbours as `spots`
        )


def deal_tiles(d: SeaSetup, b: Board, g: int, low: I64, high: I64, k: I64) -> I64:
    """A uniform permutation of a group's terrains. Takes and returns the place in the stream."""
    first = d.first[g]
    size = d.first[g + 1] - first
    for i in range(first, first + size):
        b.terrain[d.place[i]] = d.tile[i]
        b.token[d.place[i]] = 0
    for i in range(size - 1, 0, -1):
        j = below(draw(low, high, BOARD_STREAM, k), i + 1)
        k += 1
        kept = b.terrain[d.place[first + i]]
        b.terrain[d.place[first + i]] = b.terrain[d.place[first + j]]
        b.terrain[d.place[first + j]] = kept
    return k


def takes(d: SeaSetup, b: Board, h: int, number: int) -> bool:
    """Whether a hex that has no token yet may get this one."""
    return b.token[h] == 0 and ((d.never[b.terrain[h]] | d.barred[h]) >> number) & 1 == 0


def lay_tokens(d: SeaSetup, b: Board, g: int, low: I64, high: I64, k: I64) -> I64:
    """A group's tokens, one after another, each on any free hex that takes it."""
    first = d.first[g]
    last = d.first[g + 1]
    for i in range(first, last):
        b.token[d.place[i]] = 0
    for t in range(first, first + d.tokens[g]):
        number = d.token[t]
        free = 0
        for i in range(first, last):
            if takes(d, b, d.place[i], number):
                free += 1
        left = below(draw(low, high, BOARD_STREAM, k), free)
        k += 1
        for i in range(first, last):
            if takes(d, b, d.place[i], number):
                if left == 0:
                    b.token[d.place[i]] = number
                    break
                left -= 1
    return k


def reds_beside(d: SeaSetup, b: Board, g: int) -> bool:
    """A hex of the group has a 6 or 8 beside another one: S-NS-4, S-TTD-5, S-NW-2."""
    for i in range(d.first[g], d.first[g + 1]):
        h = d.place[i]
        if b.token[h] != 6 and b.token[h] != 8:
            continue
        for j in range(6 * h, 6 * h + 6):
            v = b.hex_node[j]
            for n in range(3 * v, 3 * v + 3):
                other = b.node_hex[n]
                if other < b.hexes and other != h and (b.token[other] == 6 or b.token[other] == 8):
                    return True
    return False


def deal_tokens(d: SeaSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """Every group's tokens; those of a group anew until no reds lie side by side, where they may not."""
    for g in range(d.groups):
        k = lay_tokens(d, b, g, low, high, k)
        while d.reds_apart != 0 and reds_beside(d, b, g):
            k = lay_tokens(d, b, g, low, high, k)
    return k


def place_robber(d: SeaSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """On the 12 or the desert; on any of them where there are several: S-NS-4, S-4I-3, S-CL-9."""
    if d.robber == ROBBER_STAYS:
        return k
    found = 0
    for h in range(b.hexes):
        if is_robbers(d, b, h):
            found += 1
    left = 0
    if found > 1:
        left = below(draw(low, high, BOARD_STREAM, k), found)
        k += 1
    for h in range(b.hexes):
        if is_robbers(d, b, h):
            if left == 0:
                b.robber = h
                break
            left -= 1
    return k


def is_robbers(d: SeaSetup, b: Board, h: int) -> bool:
    """Whether the robber may start there."""
    return (d.robber == ROBBER_ON_TWELVE and b.token[h] == 12) or (
        d.robber == ROBBER_ON_DESERT and b.terrain[h] == DESERT
    )


def deal_harbours(d: SeaSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """Printed kinds as they are, the others from the shuffled pool: S-SETUP-2, SX-2, S-FT-3."""
    order: list[int] = [0] * HARBOUR_SPOTS
    for i in range(d.pool_size):
        order[i] = d.pool[i]
    for i in range(d.pool_size - 1, 0, -1):
        j = below(draw(low, high, BOARD_STREAM, k), i + 1)
        k += 1
        kept = order[i]
        order[i] = order[j]
        order[j] = kept
    for v in range(b.nodes):
        b.harbour[v] = 0
    n = 0
    for i in range(d.spots):
        kind = d.kind[i]
        if kind == 0:
            kind = order[n]
            n += 1
        b.harbour[b.edge_node[2 * d.spot[i]]] = kind
        b.harbour[b.edge_node[2 * d.spot[i] + 1]] = kind
    for i in range(d.gifts):
        b.gift[d.gift_spot[i]] = order[n + i]
    return k


def draw_map(d: SeaSetup, b: Board, low: I64, high: I64) -> None:
    """A map whose land and sea are known: terrains, tokens, robber, harbours."""
    k: I64 = 0
    for g in range(d.groups):
        k = deal_tiles(d, b, g, low, high, k)
    k = deal_tokens(d, b, low, high, k)
    k = place_robber(d, b, low, high, k)
    deal_harbours(d, b, low, high, k)
