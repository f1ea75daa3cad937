"""A knight changes sides; a spy takes a card. CK-PROG-DESERTER-1 to -5, CK-PROG-SPY-1."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.base.route import award_route
    from ostrov.engine.cities_knights.constants import (
        ANY_WEAKER,
        BASIC_ONLY,
        KNIGHT_ACTIVE,
        KNIGHT_SPENT,
        MIGHTY,
        PLACING_KNIGHT,
        PROGRESS_KINDS,
        PUT_KNIGHT,
        REMOVE_KNIGHT,
        TAKE_CARD,
    )
    from ostrov.engine.cities_knights.draws import receive
    from ostrov.engine.cities_knights.knights import (
        back_to_supply,
        has_site,
        lift_knight,
        may_stand,
        put_knight,
    )
    from ostrov.engine.cities_knights.pieces import holds, new_knight, owned_by, pieces_left, strength_of
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def legal_removals(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the knights that the named opponent may give up (CK-PROG-DESERTER-1)."""
    if p == s.step_seat:
        for v in range(b.nodes):
            if owned_by(s.knight[v], p):
                push(out, pack(REMOVE_KNIGHT, p, v, 0, 0))


def may_place(r: Rules, s: State, p: int, strength: int) -> bool:
    """The same strength, or a weaker one when its pieces are used up (CK-PROG-DESERTER-2 to -4, X-66)."""
    lost = strength_of(s.step_data)
    if strength < 1 or strength > lost or pieces_left(s, p, strength) == 0:
        return False
    if strength == lost:
        return True
    if pieces_left(s, p, lost) > 0:
        return False
    if r.deserter_fallback == BASIC_ONLY:
        return strength == 1
    if r.deserter_fallback == ANY_WEAKER:
        return True
    for between in range(strength + 1, lost):
        if pieces_left(s, p, between) > 0:
            return False
    return True


def remove_knight(b: Board, r: Rules, s: State, v: int) -> None:
    """The knight leaves; the card player places one of his, if he can (CK-PROG-DESERTER-1 to -3)."""
    s.step_data = lift_knight(b, r, s, v)
    back_to_supply(s, s.step_data)
    s.phase = MAIN
    for strength in range(1, MIGHTY + 1):
        if may_place(r, s, s.active, strength) and has_site(b, r, s, s.active):
            s.phase = PLACING_KNIGHT
    if s.phase == MAIN:
        award_route(r, s)


def legal_placings(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends places and strengths for the deserter (CK-PROG-DESERTER-5)."""
    for v in range(b.nodes):
        if may_stand(b, r, s, p, v):
            for strength in range(1, MIGHTY + 1):
                if may_place(r, s, p, strength):
                    push(out, pack(PUT_KNIGHT, p, v, strength, 0))


def place_deserter(b: Board, r: Rules, s: State, p: int, v: int, strength: int) -> None:
    """In the same state as the knight that left (CK-PROG-DESERTER-2, X-81)."""
    cell = new_knight(p, strength) | s.step_data & KNIGHT_ACTIVE
    if r.deserter_acts == 0:
        cell = cell | KNIGHT_SPENT
    s.knights_left[MIGHTY * p + strength - 1] -= 1
    s.phase = MAIN
    put_knight(b, r, s, v, cell)


def legal_thefts(s: State, p: int, out: Moves) -> None:
    """Appends the cards that the spy sees (CK-PROG-SPY-1)."""
    for card in range(PROGRESS_KINDS):
        if holds(s, s.step_seat, card):
            push(out, pack(TAKE_CARD, p, card, 0, 0))


def take_card(r: Rules, s: State, p: int, card: int) -> None:
    """The card changes hands; it may be played at once (CK-PROG-SPY-1)."""
    s.progress[PROGRESS_KINDS * s.step_seat + card] -= 1
    s.phase = MAIN
    receive(r, s, p, card)
