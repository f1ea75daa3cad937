"""The evaluator of the reference players: terms so far apart that the first that differs all but decides.

It is that of a public yardstick, made from a description of what it adds up and written anew. It looks at
the own seat and at the production of the next one; harbours, races and the hands of others count nothing.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        BRICK,
        EDGE_WORDS,
        GOODS,
        GRAIN,
        LUMBER,
        NO_RESOURCE,
        NODE_SLOTS,
        NODE_WORDS,
        ORE,
        RESOURCES,
        WOOL,
        WORD,
    )
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import is_land, terrain_at
    from ostrov.players.greedy.evaluate import ODDS, rates_less


class Terms:
    """The terms of one position, each with its weight and sign; their sum is the value.

    Points count from `base` on, those at the decision: beside all of them a double would lose small terms.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every term."""
        self.points: float = 0.0
        self.production: float = 0.0
        self.enemy: float = 0.0
        self.reach: float = 0.0
        self.spots: float = 0.0
        self.hand: float = 0.0
        self.knights: float = 0.0
        self.cards: float = 0.0
        self.route: float = 0.0
        self.tiles: float = 0.0
        self.goods: float = 0.0
        self.risk: float = 0.0
        # Notes, made once for a decision.
        self.base: int = 0  # points of the seat
        self.node: list[int] = [0] * NODE_SLOTS  # pips of a settlement on a node


def note_board(b: Board, r: Rules, s: State, t: Terms) -> None:
    """Notes what nodes yield."""
    for v in range(b.nodes):
        t.node[v] = 0
        for i in range(3 * v, 3 * v + 3):
            h = b.node_hex[i]
            if r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
                t.node[v] += ODDS[s.token[h]]


def own_production(b: Board, r: Rules, s: State, p: int) -> float:
    """Cards of a roll, none from under the robber; about four pips more for every resource that comes."""
    rate: list[int] = [0] * GOODS
    rates_less(b, r, s, p, 2, rate)
    pips = 0
    kinds = 0
    for g in range(RESOURCES):
        pips += rate[g]
        if rate[g] > 0:
            kinds += 1
    return pips / 36.0 + 4 * 0.02778 * kinds


def enemy_production(b: Board, r: Rules, s: State, p: int) -> float:
    """Cards of a roll for the next seat; what the others have does not count."""
    rate: list[int] = [0] * GOODS
    rates_less(b, r, s, (p + 1) % r.seats, 2, rate)
    pips = 0
    for g in range(RESOURCES):
        pips += rate[g]
    return pips / 36.0


def reachable(b: Board, s: State, p: int, t: Terms) -> float:
    """Cards of a roll from all nodes within one road that are own or open to settle.

    Roads and buildings of others are in the way.
    """
    near: list[I64] = [0] * NODE_WORDS
    left: I64 = 0
    for k in range(b.node_words):
        i = NODE_WORDS * p + k
        near[k] = s.road_nodes[i] | s.upgradable[i] | s.city_nodes[i]
    for k in range(b.edge_words):
        left = s.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            e = WORD * k + ctz(left)
            left = left & (left - 1)
            for j in range(2 * e, 2 * e + 2):
                v = b.edge_node[j]
                near[word_of(v)] = near[word_of(v)] | bit_of(v)
    n = 0
    for k in range(b.node_words):
        i = NODE_WORDS * p + k
        left = near[k] & (s.open_nodes[k] | s.upgradable[i] | s.city_nodes[i])
        while left != 0:
            n += t.node[WORD * k + ctz(left)]
            left = left & (left - 1)
    return n / 36.0


def settling_spots(b: Board, s: State, p: int) -> int:
    """Nodes where seat p could settle now, its hand aside."""
    n = 0
    for k in range(b.node_words):
        left: I64 = s.open_nodes[k] & s.road_nodes[NODE_WORDS * p + k]
        while left != 0:
            n += 1
            left = left & (left - 1)
    return n


def synergy(hand: I64) -> float:
    """How near the hand is to a city and a settlement: 0 with none of their cards, 1 with all."""
    city = max(0, 2 - count(hand, GRAIN)) + max(0, 3 - count(hand, ORE))
    settlement = max(0, 1 - count(hand, GRAIN)) + max(0, 1 - count(hand, WOOL))
    settlement += max(0, 1 - count(hand, BRICK)) + max(0, 1 - count(hand, LUMBER))
    return (2.0 - city / 5.0 - settlement / 4.0) / 2.0


def tiles_touched(b: Board, s: State, p: int) -> int:
    """Land hexes with a building of seat p."""
    n = 0
    for h in range(b.hexes):
        if (s.hex_seats[h] >> p) & 1 and is_land(b, s, h):
            n += 1
    return n


def weigh(b: Board, r: Rules, s: State, p: int, t: Terms) -> None:
    """Writes the terms of seat p; `note_board` has been called for the decision."""
    spots = settling_spots(b, s, p)
    n = total(s.hand[p])
    t.points = 3e14 * (s.points[p] - t.base)
    t.production = 1e8 * own_production(b, r, s, p)
    t.enemy = -1e8 * enemy_production(b, r, s, p)
    t.reach = 1e4 * reachable(b, s, p, t)
    t.spots = 1e3 * spots
    t.hand = 1e2 * synergy(s.hand[p])
    t.knights = 10.1 * s.knights[p]
    t.cards = 10.0 * total(s.cards[p])
    t.route = (0.1 if spots > 0 else 10.0) * s.route_length[p]
    t.tiles = 1.0 * tiles_touched(b, s, p)
    t.goods = 1.0 * n
    t.risk = -5.0 if n > 7 else 0.0


def appraise(b: Board, r: Rules, s: State, p: int, t: Terms) -> float:
    """The value of a position to seat p."""
    weigh(b, r, s, p, t)
    value = t.points + t.production + t.enemy + t.reach + t.spots + t.hand + t.knights
    return value + t.cards + t.route + t.tiles + t.goods + t.risk
