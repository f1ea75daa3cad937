"""Knights: recruiting, activating, promoting. CK-KNIGHT-1 to -14."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import can_pay, pay
    from ostrov.engine.base.network import has_line_at, node_changed
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.base.route import measure_others, route_after_own
    from ostrov.engine.cities_knights.constants import (
        ACTIVATE,
        ACTIVATE_ITEM,
        KNIGHT_ACTIVE,
        KNIGHT_COMMITTED,
        KNIGHT_ITEM,
        KNIGHT_PROMOTED,
        KNIGHT_SEAT,
        KNIGHT_SPENT,
        KNIGHT_STRENGTH,
        MIGHTY,
        POLITICS_TRACK,
        PROMOTE,
        RECRUIT,
    )
    from ostrov.engine.cities_knights.pieces import (
        clear_knight,
        is_active,
        level_of,
        new_knight,
        owned_by,
        pieces_left,
        set_knight,
        strength_of,
    )
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import free_for_building, line_word, takes_recruit


def may_stand(b: Board, r: Rules, s: State, p: int, v: int) -> bool:
    """A free node at land to which an own road or ship leads (CK-KNIGHT-3, -4, CK-SEA-23, -24)."""
    return has_line_at(s, p, v) and free_for_building(s, v) and takes_recruit(b, r, s, v)


def has_site(b: Board, r: Rules, s: State, p: int) -> bool:
    """There is a place for a new knight of seat p."""
    for v in range(b.nodes):
        if may_stand(b, r, s, p, v):
            return True
    return False


def may_rise(s: State, p: int, v: int) -> bool:
    """An own knight, once a turn; mighty only with the Fortress (CK-KNIGHT-10, -11)."""
    cell = s.knight[v]
    strength = strength_of(cell)
    if not owned_by(cell, p) or strength == MIGHTY or cell & KNIGHT_PROMOTED:
        return False
    return strength < MIGHTY - 1 or level_of(s, p, POLITICS_TRACK) >= 3


def may_promote(s: State, p: int, v: int) -> bool:
    """A knight that may rise, with a piece of the next strength (CK-KNIGHT-10 to -12)."""
    return may_rise(s, p, v) and pieces_left(s, p, strength_of(s.knight[v]) + 1) > 0


def may_activate(s: State, p: int, v: int) -> bool:
    """An own knight without helmet (CK-KNIGHT-1, -8)."""
    return owned_by(s.knight[v], p) and not is_active(s.knight[v])


def legal_knights(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends recruiting, activating and promoting."""
    left: I64 = 0
    if can_pay(r, s, p, KNIGHT_ITEM) and pieces_left(s, p, 1) > 0:
        for k in range(b.node_words):
            left = line_word(s, NODE_WORDS * p + k)
            while left != 0:
                v = WORD * k + ctz(left)
                left = left & (left - 1)
                if free_for_building(s, v) and takes_recruit(b, r, s, v):
                    push(out, pack(RECRUIT, p, v, 0, 0))
    if can_pay(r, s, p, ACTIVATE_ITEM):
        for k in range(b.node_words):
            left = s.knight_nodes[NODE_WORDS * p + k]
            while left != 0:
                v = WORD * k + ctz(left)
                left = left & (left - 1)
                if may_activate(s, p, v):
                    push(out, pack(ACTIVATE, p, v, 0, 0))
    if can_pay(r, s, p, KNIGHT_ITEM):
        for k in range(b.node_words):
            left = s.knight_nodes[NODE_WORDS * p + k]
            while left != 0:
                v = WORD * k + ctz(left)
                left = left & (left - 1)
                if may_promote(s, p, v):
                    push(out, pack(PROMOTE, p, v, 0, 0))


def put_knight(b: Board, r: Rules, s: State, v: int, cell: int) -> None:
    """A knight comes to node v: it closes the way and may cut routes (CK-KNIGHT-5, -6)."""
    set_knight(s, v, cell)
    node_changed(b, r, s, v)
    route_after_own(b, r, s, v, (cell & KNIGHT_SEAT) - 1)


def lift_knight(b: Board, r: Rules, s: State, v: int) -> int:
    """The knight leaves node v; returns its cell. Routes are compared when it stands again, or is gone."""
    cell = clear_knight(s, v)
    node_changed(b, r, s, v)
    measure_others(b, r, s, v, (cell & KNIGHT_SEAT) - 1)
    return cell


def recruit(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """A basic knight, passive (CK-KNIGHT-3)."""
    lapse(s, p)
    pay(r, s, p, KNIGHT_ITEM)
    s.knights_left[MIGHTY * p] -= 1
    put_knight(b, r, s, v, new_knight(p, 1))


def activate(s: State, v: int) -> None:
    """The knight gets its helmet and cannot act in this turn (CK-KNIGHT-9)."""
    s.knight[v] = s.knight[v] | KNIGHT_ACTIVE | KNIGHT_SPENT


def pay_activate(r: Rules, s: State, p: int, v: int) -> None:
    """Activates for a grain."""
    lapse(s, p)
    pay(r, s, p, ACTIVATE_ITEM)
    activate(s, v)


def promote(s: State, p: int, v: int) -> None:
    """One strength more, the state unchanged; the pieces change places (CK-KNIGHT-10, -13)."""
    strength = strength_of(s.knight[v])
    s.knights_left[MIGHTY * p + strength - 1] += 1
    s.knights_left[MIGHTY * p + strength] -= 1
    s.knight[v] = (s.knight[v] + (1 << KNIGHT_STRENGTH)) | KNIGHT_PROMOTED


def pay_promote(r: Rules, s: State, p: int, v: int) -> None:
    """Promotes for the price of a knight."""
    lapse(s, p)
    pay(r, s, p, KNIGHT_ITEM)
    promote(s, p, v)


def back_to_supply(s: State, cell: int) -> None:
    """A knight off the board returns to its owner (CK-ACT-DISP-3)."""
    s.knights_left[MIGHTY * ((cell & 7) - 1) + strength_of(cell) - 1] += 1


def rest_knights(b: Board, r: Rules, s: State) -> None:
    """A new turn: every knight may act and be promoted again."""
    for p in range(r.seats):
        for k in range(b.node_words):
            left: I64 = s.knight_nodes[NODE_WORDS * p + k]
            while left != 0:
                v = WORD * k + ctz(left)
                left = left & (left - 1)
                s.knight[v] = s.knight[v] & ~(KNIGHT_SPENT | KNIGHT_PROMOTED | KNIGHT_COMMITTED)
