"""What a roll pays. B-PROD-1 to -8."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Longs

if not cython.compiled:
    from ostrov.engine.base.constants import SHORTAGE_IN_TURN_ORDER
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOLD, NO_RESOURCE, SEATS
    from ostrov.engine.core.packs import count, covers, one, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import terrain_at


def owed(b: Board, r: Rules, s: State, number: int, due: Longs) -> None:
    """Writes what a roll owes each seat, the robber's hex left out (B-PROD-1 to -6)."""
    for p in range(r.seats):
        due[p] = s.yields[SEATS * number + p]
    h = s.robber
    if s.token[h] == number:  # B-PROD-5
        for i in range(6 * h, 6 * h + 6):
            v = b.hex_node[i]
            if s.owner[v] != 0:
                due[s.owner[v] - 1] -= r.pays[4 * terrain_at(b, s, h) + s.level[v]]


def ration(r: Rules, s: State, due: Longs) -> None:
    """Reduces what is owed to what a short bank pays, kind by kind (B-PROD-7, X-11)."""
    for g in range(r.goods):
        left = count(s.bank, g)
        need = 0
        claimants = 0
        for p in range(r.seats):
            if count(due[p], g) > 0:
                need += count(due[p], g)
                claimants += 1
        if need <= left:
            continue
        for k in range(r.seats):
            p = (s.active + k) % r.seats
            part = count(due[p], g)
            paid = 0
            if claimants == 1 or r.shortage == SHORTAGE_IN_TURN_ORDER:
                paid = min(part, left)
                left -= paid
            due[p] -= some(g, part - paid)


def produce(b: Board, r: Rules, s: State, number: int) -> None:
    """Pays a roll (B-PROD-1)."""
    due: list[I64] = [0] * SEATS
    all_due: I64 = 0
    short = False
    if r.gold[1] != 0:
        owe_gold(b, r, s, number)  # S-GOLD-2: chosen when all else has been paid
    owed(b, r, s, number, due)
    for p in range(r.seats):
        if not short:  # summed up only as far as the bank covers: a field of a pack never overflows
            all_due += due[p]
            short = not covers(s.bank, all_due)
    if all_due == 0:
        return
    if short:
        ration(r, s, due)
    for p in range(r.seats):
        s.hand[p] = s.hand[p] + due[p]
        s.bank = s.bank - due[p]


def owe_gold(b: Board, r: Rules, s: State, number: int) -> None:
    """Notes how many cards gold pays each seat for a roll, the robber's hex left out (S-GOLD-1, -5)."""
    for p in range(r.seats):
        s.gold_due[p] = s.gold_yields[SEATS * number + p]
    h = s.robber
    if s.token[h] == number and terrain_at(b, s, h) == GOLD:
        for i in range(6 * h, 6 * h + 6):
            v = b.hex_node[i]
            if s.owner[v] != 0:
                s.gold_due[s.owner[v] - 1] -= r.gold[s.level[v]]


def start_income(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """One resource for each producing hex at node v, as far as the bank has it (B-FOUND-5, B-BEG-3, X-23).

    Gold owes one of choice (S-FOUND-5, SX-3).
    """
    for i in range(3 * v, 3 * v + 3):
        h = b.node_hex[i]
        good = r.produces[terrain_at(b, s, h)] if h < b.hexes else NO_RESOURCE
        if good != NO_RESOURCE and count(s.bank, good) > 0:
            s.hand[p] = s.hand[p] + one(good)
            s.bank = s.bank - one(good)
        if r.start_gold != 0 and h < b.hexes and terrain_at(b, s, h) == GOLD:
            s.gold_due[p] += 1


def owed_to_seats(b: Board, r: Rules, s: State, number: int) -> list[int]:
    """What a roll owes each seat before any shortage, as packs."""
    due: list[I64] = [0] * SEATS
    owed(b, r, s, number, due)
    return [due[p] for p in range(r.seats)]
