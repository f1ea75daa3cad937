"""Roads, settlements and cities: paying for them and putting them on the board.

B-BUILD-1 to -5, B-SETT-4, -5, B-CITY-1 to -4. The functions trust their caller: the action is legal.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL, HARBOUR_AFTER_BUILDING, HARBOUR_AT_ONCE, TRADE_ON
    from ostrov.engine.base.network import close_nodes, node_changed, road_changed
    from ostrov.engine.base.route import route_after_line, route_after_own
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOLD, NODE_WORDS, SEATS
    from ostrov.engine.core.packs import covers
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import harbour_at, terrain_at


def can_pay(r: Rules, s: State, p: int, item: int) -> bool:
    """The hand covers the cost (B-BUILD-1)."""
    return covers(s.hand[p], r.cost[item])


def pay(r: Rules, s: State, p: int, item: int) -> None:
    """The cost goes from the hand to the bank (B-BUILD-1)."""
    s.hand[p] = s.hand[p] - r.cost[item]
    s.bank = s.bank + r.cost[item]


def lay_road(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """A road comes from the supply to edge e."""
    s.road[e] = p + 1
    s.roads_left[p] -= 1
    road_changed(b, r, s, p, e)
    route_after_line(b, r, s, p, e)


def change_level(b: Board, r: Rules, s: State, p: int, v: int, level: int) -> None:
    """A building appears at node v, or changes: its points and its yields follow (B-SETT-4, B-CITY-3)."""
    old = s.level[v]
    s.owner[v] = p + 1
    s.level[v] = level
    s.points[p] += r.worth[level] - r.worth[old]  # B-WIN-4
    for i in range(3 * v, 3 * v + 3):
        h = b.node_hex[i]
        s.hex_seats[h] = s.hex_seats[h] | 1 << p
        if s.token[h] != 0:
            k = SEATS * s.token[h] + p
            gain: I64 = r.pays[4 * terrain_at(b, s, h) + level] - r.pays[4 * terrain_at(b, s, h) + old]
            s.yields[k] = s.yields[k] + gain
            if terrain_at(b, s, h) == GOLD:
                s.gold_yields[k] = s.gold_yields[k] + r.gold[level] - r.gold[old]  # S-GOLD-1
    i = NODE_WORDS * p + word_of(v)
    if level == CITY_LEVEL:
        s.city_nodes[i] = s.city_nodes[i] | bit_of(v)
        s.upgradable[i] = s.upgradable[i] & ~bit_of(v)
    else:
        s.city_nodes[i] = s.city_nodes[i] & ~bit_of(v)
        s.upgradable[i] = s.upgradable[i] | bit_of(v)


def put_building(b: Board, r: Rules, s: State, p: int, v: int, level: int) -> None:
    """A settlement or city comes from the supply to the free node v."""
    if level == CITY_LEVEL:
        s.cities_left[p] -= 1
    else:
        s.settlements_left[p] -= 1
    change_level(b, r, s, p, v, level)
    if harbour_at(b, s, v) != 0:
        mask = 1 << (harbour_at(b, s, v) - 1)
        if s.rolled != 0 and r.harbour_turn != HARBOUR_AT_ONCE:
            if r.harbour_turn == HARBOUR_AFTER_BUILDING:
                s.new_harbours = s.new_harbours | mask << TRADE_ON
            elif s.harbours[p] & mask == 0:
                s.new_harbours = s.new_harbours | mask  # B-HARB-2
        s.harbours[p] = s.harbours[p] | mask
    close_nodes(b, s, v)
    node_changed(b, r, s, v)
    route_after_own(b, r, s, v, p)


def upgrade(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """A city replaces the own settlement at node v, whose piece returns to the supply (B-CITY-1, -2)."""
    s.cities_left[p] -= 1
    s.settlements_left[p] += 1
    change_level(b, r, s, p, v, CITY_LEVEL)
