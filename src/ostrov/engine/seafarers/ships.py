"""Ships: their price, laying them, founding with them, free ones. S-SHIP-1 to -7, S-FOUND-2, -3, S-DEV-2."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.founding import found_next
    from ostrov.engine.base.free_lines import end_free_lines
    from ostrov.engine.base.network import ship_changed, takes_ship
    from ostrov.engine.base.route import route_after_line
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import covers
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import FOUND_SHIP


def lay_ship(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """A ship comes from the supply to edge e; it does not move in this turn any more (S-MOVE-2)."""
    s.ship[e] = p + 1
    s.ships_left[p] -= 1
    s.new_ships[word_of(e)] = s.new_ships[word_of(e)] | bit_of(e)
    ship_changed(b, r, s, p, e)
    route_after_line(b, r, s, p, e)


def legal_ships(b: Board, s: State, p: int, kind: int, out: Moves) -> None:
    """Appends the edges that are open to a ship of seat p, while it has one (S-SHIP-1, -2)."""
    if s.ships_left[p] == 0:
        return
    for k in range(b.edge_words):
        left: I64 = s.ship_sites[EDGE_WORDS * p + k]
        while left != 0:
            push(out, pack(kind, p, WORD * k + ctz(left), 0, 0))
            left = left & (left - 1)


def can_pay_ship(r: Rules, s: State, p: int) -> bool:
    """The hand covers a ship (S-SHIP-1)."""
    return covers(s.hand[p], r.ship_cost)


def build_ship(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """A ship is paid for and laid (S-SHIP-1)."""
    s.hand[p] = s.hand[p] - r.ship_cost
    s.bank = s.bank + r.ship_cost
    lay_ship(b, r, s, p, e)


def free_ship(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """One ship of Road Building; what lies in fog is found before it is seen whether another can follow."""
    lay_ship(b, r, s, p, e)
    s.free_roads -= 1
    if b.foggy == 0:
        end_free_lines(b, s, p)


def legal_founding_ships(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the edges for a ship at the settlement just founded (S-FOUND-2, -3)."""
    for i in range(3 * s.last_node, 3 * s.last_node + 3):
        e = b.node_edge[i]
        if e < b.edges and takes_ship(b, s, e):
            push(out, pack(FOUND_SHIP, p, e, 0, 0))


def found_ship(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """A ship instead of the founding road; it may move in the first turn (S-FOUND-2, S-MOVE-2)."""
    lay_ship(b, r, s, p, e)
    forget_new_ships(s)
    found_next(r, s)


def forget_new_ships(s: State) -> None:
    """No ship counts as built in this turn."""
    for k in range(EDGE_WORDS):
        s.new_ships[k] = 0
