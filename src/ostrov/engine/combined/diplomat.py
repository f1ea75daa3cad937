"""Ships that leave the board by the Diplomat, and come again. CK-SEA-34, -35, SX-36."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.base.network import ship_left
    from ostrov.engine.base.route import award_route, measure
    from ostrov.engine.cities_knights.constants import DONE
    from ostrov.engine.combined.constants import RELAY_SHIP, RELAYING_SHIP
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.ships import lay_ship


def has_other_edge(b: Board, s: State, p: int, e: int) -> bool:
    """The ship can be laid on another edge (X-84)."""
    for k in range(b.edge_words):
        left: I64 = s.ship_sites[EDGE_WORDS * p + k]
        if k == word_of(e):
            left = left & ~bit_of(e)
        if left != 0:
            return True
    return False


def remove_ship(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """The ship returns to its owner, beside the pirate too; an own one may be laid again (CK-SEA-34)."""
    q = s.ship[e] - 1
    s.ship[e] = 0
    s.ships_left[q] += 1
    s.new_ships[word_of(e)] = s.new_ships[word_of(e)] & ~bit_of(e)
    ship_left(b, r, s, q, e)
    s.route_length[q] = measure(b, r, s, q)
    if q == p and has_other_edge(b, s, p, e):
        s.step_data = e
        s.phase = RELAYING_SHIP
    else:
        award_route(r, s)


def legal_ship_relays(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends leaving it, and the other edges for the own ship (CK-SEA-34, X-84)."""
    push(out, pack(DONE, p, 0, 0, 0))
    for k in range(b.edge_words):
        left: I64 = s.ship_sites[EDGE_WORDS * p + k]
        while left != 0:
            e = WORD * k + ctz(left)
            if e != s.step_data:
                push(out, pack(RELAY_SHIP, p, e, 0, 0))
            left = left & (left - 1)


def relay_ship(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """The own ship lies elsewhere, and counts as built in this turn (CK-SEA-35)."""
    s.phase = MAIN
    lay_ship(b, r, s, p, e)


def leave_ship(r: Rules, s: State) -> None:
    """The own ship stays in the supply."""
    s.phase = MAIN
    award_route(r, s)
