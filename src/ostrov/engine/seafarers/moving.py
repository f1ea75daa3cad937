"""Moving a ship: which ones, where to, what follows. S-MOVE-1 to -12, SX-26, -27."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Longs

if not cython.compiled:
    from ostrov.engine.base.line_route import longest_to, measure_lines, measure_moved
    from ostrov.engine.base.network import beside_pirate, has_ship_at, ship_changed, ship_left, takes_ship
    from ostrov.engine.base.route import award_route
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import LEAST_RING, MOVE_SHIP, NO_END
    from ostrov.engine.seafarers.held import is_held
    from ostrov.engine.seafarers.rings import find_rings, moves_on_ring
    from ostrov.engine.seams import blocks_route, holds_line


def ships_at(b: Board, s: State, p: int, v: int) -> int:
    """How many ships of seat p meet at node v."""
    n = 0
    for i in range(3 * v, 3 * v + 3):
        if s.ship[b.node_edge[i]] == p + 1:
            n += 1
    return n


def open_end(b: Board, s: State, p: int, e: int) -> int:
    """The end of the ship on edge e where no own building holds it and no own ship goes on, else NO_END.

    Own roads and pieces of others do not matter (S-MOVE-5, -10).
    """
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if not holds_line(s, p, v) and ships_at(b, s, p, v) == 1:
            return v
    return NO_END


def is_new(s: State, e: int) -> bool:
    """The ship on edge e was built in this turn (S-MOVE-2)."""
    return s.new_ships[word_of(e)] & bit_of(e) != 0


def may_leave(b: Board, r: Rules, s: State, p: int, e: int) -> bool:
    """The own ship on edge e may be taken up (S-MOVE-2 to -6); one with an open end is never closed.

    Knights may hold it even so (CK-SEA-27, -28).
    """
    if is_new(s, e) or beside_pirate(b, s, e) or is_held(b, r, s, p, e):
        return False
    if open_end(b, s, p, e) != NO_END:
        return True
    return r.strict_rings == 0 and r.ships - s.ships_left[p] >= LEAST_RING and moves_on_ring(b, s, p, e)


def joins_without(b: Board, s: State, p: int, e: int, lifted: int) -> bool:
    """A ship on edge e would connect without the one on edge `lifted` (S-MOVE-7)."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if s.owner[v] == p + 1:
            return True
        if has_ship_at(s, p, v) and not blocks_route(s, v, p):
            for j in range(3 * v, 3 * v + 3):
                f = b.node_edge[j]
                if f != lifted and s.ship[f] == p + 1:
                    return True
    return False


def may_come(b: Board, s: State, p: int, e: int, lifted: int) -> bool:
    """The ship on edge `lifted` may be laid on edge e, another one (S-MOVE-7)."""
    return e != lifted and takes_ship(b, s, e) and joins_without(b, s, p, e, lifted)


def note_doubtful(b: Board, v: int, doubtful: Longs) -> None:
    """Adds the edges at node v, where only the lifted ship may have connected."""
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        if e < b.edges:
            doubtful[word_of(e)] = doubtful[word_of(e)] | bit_of(e)


def legal_moves_from(b: Board, s: State, p: int, e: int, out: Moves) -> None:
    """Appends where the ship on edge e may go: sites of ships as they are, those near it judged anew."""
    doubtful: list[I64] = [0] * EDGE_WORDS
    note_doubtful(b, b.edge_node[2 * e], doubtful)
    note_doubtful(b, b.edge_node[2 * e + 1], doubtful)
    for k in range(b.edge_words):
        left: I64 = s.ship_sites[EDGE_WORDS * p + k]
        unsure: I64 = doubtful[k]
        while left != 0:
            f = WORD * k + ctz(left)
            low: I64 = left & -left
            if unsure & low == 0 or joins_without(b, s, p, f, e):
                push(out, pack(MOVE_SHIP, p, e, f, 0))
            left = left & (left - 1)


def note_open_ships(b: Board, s: State, p: int, found: Longs) -> None:
    """Adds the edges of ships with an open end that may leave: one own ship at a node that holds none."""
    for k in range(b.node_words):
        left: I64 = s.ship_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            n = 0
            last = 0
            for i in range(3 * v, 3 * v + 3):
                if s.ship[b.node_edge[i]] == p + 1:
                    n += 1
                    last = b.node_edge[i]
            if n == 1 and not holds_line(s, p, v) and not is_new(s, last) and not beside_pirate(b, s, last):
                found[word_of(last)] = found[word_of(last)] | bit_of(last)


def note_ring_ships(b: Board, r: Rules, s: State, p: int, found: Longs) -> None:
    """Adds the edges of ships on rings that may leave (S-MOVE-6)."""
    ringed: list[int] = [0] * NODE_SLOTS
    if r.strict_rings != 0 or r.ships - s.ships_left[p] < LEAST_RING or not find_rings(b, s, p, ringed):
        return
    for e in range(b.edges):
        if s.ship[e] == p + 1 and ringed[b.edge_node[2 * e]] != 0 and ringed[b.edge_node[2 * e + 1]] != 0:
            if found[word_of(e)] & bit_of(e) == 0 and may_leave(b, r, s, p, e):
                found[word_of(e)] = found[word_of(e)] | bit_of(e)


def legal_ship_moves(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the moves of ships that are left in this turn (S-MOVE-1).

    Agrees with `may_leave` and `may_come`.
    """
    found: list[I64] = [0] * EDGE_WORDS
    if s.ship_moved != 0 or s.ships_left[p] == r.ships:
        return
    note_open_ships(b, s, p, found)
    note_ring_ships(b, r, s, p, found)
    for k in range(b.edge_words):
        left: I64 = found[k]
        while left != 0:
            e = WORD * k + ctz(left)
            if not is_held(b, r, s, p, e):
                legal_moves_from(b, s, p, e, out)
            left = left & (left - 1)


def move_ship(b: Board, r: Rules, s: State, p: int, e: int, f: int) -> None:
    """Lifting and laying are one: routes are compared when the ship lies again (S-MOVE-8)."""
    end = open_end(b, s, p, e)
    over = longest_to(b, r, s, p, e, end) if end != NO_END else 0
    s.ship_moved = 1
    s.ship[e] = 0
    ship_left(b, r, s, p, e)
    s.ship[f] = p + 1
    ship_changed(b, r, s, p, f)
    if end == NO_END:  # a ring was opened
        s.route_length[p] = measure_lines(b, r, s, p)
    else:
        s.route_length[p] = measure_moved(b, r, s, p, f, over)
    award_route(r, s)
