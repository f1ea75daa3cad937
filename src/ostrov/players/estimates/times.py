"""How many rolls of the table it takes to afford something.

Income is taken as a steady flow. What is missing may be covered by what is left over, through the bank.
The missing cards less the exchanged surplus fall with time along a concave line of straight pieces, so
Newton's method from the left finds the moment exactly, in as many steps as kinds change sides.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import TRACKS
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GENERAL_HARBOUR, GOODS, NO_RESOURCE, RESOURCES
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import terrain_at
    from ostrov.players.estimates.forecast import Forecast
    from ostrov.players.greedy.evaluate import ODDS, all_pips


def note_income(b: Board, r: Rules, s: State, q: int, f: Forecast) -> None:
    """What a roll brings seat q on average; a hex under the robber brings less, for that will pass."""
    own: list[int] = [0] * GOODS
    all_pips(r, s, q, own)
    f.flow = 0.0
    for g in range(r.goods):
        f.income[g] = own[g] / 36.0
        f.flow += f.income[g]
    h = s.robber
    if s.token[h] != 0 and r.produces[terrain_at(b, s, h)] != NO_RESOURCE and (s.hex_seats[h] >> q) & 1:
        for i in range(6 * h, 6 * h + 6):
            v = b.hex_node[i]
            if s.owner[v] == q + 1:
                pay: I64 = r.pays[4 * terrain_at(b, s, h) + s.level[v]]
                for g in range(r.goods):
                    lost = f.robbed * ODDS[s.token[h]] * count(pay, g) / 36.0
                    f.income[g] -= lost
                    f.flow -= lost


def note_exchange(r: Rules, s: State, q: int, f: Forecast) -> None:
    """What a card of each kind brings at the bank, in the long run (B-MAR-1 to -4, CK-ABIL-1, CK-MERCH-2)."""
    usual = f.lots / 3.0 if (s.harbours[q] >> (GENERAL_HARBOUR - 1)) & 1 else f.lots / 4.0
    best = f.lots / 2.0
    for g in range(RESOURCES):
        f.inverse[g] = best if (s.harbours[q] >> g) & 1 else usual
    if r.goods > RESOURCES:
        for g in range(RESOURCES, GOODS):
            f.inverse[g] = best if s.improved[TRACKS * q] >= 3 else usual
        if s.merchant_seat == q + 1 and s.merchant_good < RESOURCES:
            f.inverse[s.merchant_good] = best


def flow_time(goods: int, f: Forecast) -> float:
    """The least time after which `short` is covered, exchanges included."""
    t = 0.0
    for _ in range(GOODS + 1):
        value = f.wild + f.wild_income * t
        slope = f.wild_income
        for g in range(goods):
            x = f.short[g] + f.income[g] * t
            if x < 0.0:
                value += x
                slope += f.income[g]
            else:
                value += x * f.inverse[g]
                slope += f.income[g] * f.inverse[g]
        if value > -1e-9:
            return t
        if slope * f.never < -value:
            return f.never
        t -= value / slope
    return min(t, f.never)


def time_to_pay(r: Rules, cost: I64, f: Forecast) -> float:
    """Rolls until the seat in work can pay a cost; leaves the hand less the cost in `short`."""
    missing = 0
    for g in range(r.goods):
        x = f.hand[g] - count(cost, g)
        f.short[g] = x
        if x < -0.05:
            missing += 1
    if missing == 0:
        return 0.0
    return flow_time(r.goods, f) * (1.0 + f.spread * (missing - 1))


def time_to_build(b: Board, r: Rules, s: State, p: int, hand: I64, cost: I64, f: Forecast) -> float:
    """Rolls until seat p, with this hand, can pay a cost."""
    note_income(b, r, s, p, f)
    note_exchange(r, s, p, f)
    f.wild = 0.0
    f.wild_income = 0.0
    for g in range(r.goods):
        f.hand[g] = count(hand, g)
    return time_to_pay(r, cost, f)
