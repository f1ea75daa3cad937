"""Which knights a greedy player commits to the battle in the expert variant. CK-EXPERT-1 to -4."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.cities_knights.barbarians import cities_on_board
    from ostrov.engine.cities_knights.constants import COMMIT, DONE, KNIGHT_COMMITTED, KNIGHT_SEAT
    from ostrov.engine.cities_knights.improvements import free_cities
    from ostrov.engine.cities_knights.pieces import is_active, strength_of
    from ostrov.engine.core.actions import first_of, kind_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def count_strength(b: Board, s: State, sure: Ints, most: Ints) -> None:
    """Writes what each seat has committed, and what it has if it may yet commit all."""
    for v in range(b.nodes):
        cell = s.knight[v]
        if is_active(cell):
            q = (cell & KNIGHT_SEAT) - 1
            if cell & KNIGHT_COMMITTED:
                sure[q] += strength_of(cell)
            if cell & KNIGHT_COMMITTED or (s.step_seats >> q) & 1:
                most[q] += strength_of(cell)


def should_commit(b: Board, r: Rules, s: State, p: int) -> bool:
    """One more knight may save a city or win the Defender card; enough is enough."""
    sure: list[int] = [0] * SEATS
    most: list[int] = [0] * SEATS
    count_strength(b, s, sure, most)
    defence = 0
    rival = 0
    for q in range(r.seats):
        defence += sure[q]
        if q != p:
            rival = max(rival, most[q])
    if defence >= cities_on_board(b, s) and sure[p] > rival:
        return False
    return free_cities(b, s, p) > 0 or most[p] > rival


def choose_commitment(b: Board, r: Rules, s: State, p: int, moves: Moves) -> I64:
    """The strongest knight that is left, or being done."""
    chosen: I64 = moves.action[0]
    wanted = should_commit(b, r, s, p)
    best = 0
    for i in range(moves.n):
        kind = kind_of(moves.action[i])
        if kind == DONE and not wanted:
            return moves.action[i]
        if kind == COMMIT and wanted and strength_of(s.knight[first_of(moves.action[i])]) > best:
            best = strength_of(s.knight[first_of(moves.action[i])])
            chosen = moves.action[i]
    return chosen
