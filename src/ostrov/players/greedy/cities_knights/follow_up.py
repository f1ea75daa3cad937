"""The choices that follow a tried action of Cities & Knights, as anybody might make them."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        DESERTING,
        MIGHTY,
        PLACING_KNIGHT,
        PLACING_METROPOLIS,
        REFUGE,
    )
    from ostrov.engine.cities_knights.deserter import may_place, place_deserter, remove_knight
    from ostrov.engine.cities_knights.improvements import is_metropolis, put_metropolis
    from ostrov.engine.cities_knights.knight_actions import may_flee, take_refuge
    from ostrov.engine.cities_knights.knights import may_stand
    from ostrov.engine.cities_knights.pieces import is_active, owned_by, strength_of
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_WORDS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def force_of(cell: int) -> int:
    """What a knight is good for: strength, then the helmet."""
    return 2 * strength_of(cell) + (1 if is_active(cell) else 0)


def weakest_knight(b: Board, s: State, p: int) -> int:
    """The node of the knight that seat p misses least; b.nodes when it has none."""
    at = b.nodes
    for v in range(b.nodes):
        if owned_by(s.knight[v], p) and (at == b.nodes or force_of(s.knight[v]) < force_of(s.knight[at])):
            at = v
    return at


def knight_site(b: Board, r: Rules, s: State, p: int) -> int:
    """A node for a new knight, rather not one to settle on; b.nodes when there is none (CK-KNIGHT-3)."""
    at = b.nodes
    for v in range(b.nodes):
        if may_stand(b, r, s, p, v):
            at = v
            if s.open_nodes[word_of(v)] & bit_of(v) == 0:
                return v
    return at


def crown(b: Board, s: State, p: int) -> None:
    """The metropolis comes to some city (CK-METRO-6)."""
    for v in range(b.nodes):
        if s.city_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0 and not is_metropolis(s, v):
            put_metropolis(s, p, v)
            return


def flee(b: Board, r: Rules, s: State) -> None:
    """The displaced knight takes the first refuge (CK-ACT-DISP-2)."""
    for v in range(b.nodes):
        if may_flee(b, r, s, s.step_seat, s.step_node, v):
            take_refuge(b, r, s, v)
            return


def welcome(b: Board, r: Rules, s: State, p: int) -> None:
    """The deserter is as strong as can be (CK-PROG-DESERTER-2)."""
    strength = MIGHTY
    while strength > 1 and not may_place(r, s, p, strength):
        strength -= 1
    place_deserter(b, r, s, p, knight_site(b, r, s, p), strength)


def follow_up(b: Board, r: Rules, s: State, p: int) -> None:
    """Takes the open steps whose choices matter little and hide nothing."""
    if s.phase == PLACING_METROPOLIS:
        crown(b, s, p)
    elif s.phase == REFUGE:
        flee(b, r, s)
    elif s.phase == DESERTING:
        remove_knight(b, r, s, weakest_knight(b, s, s.step_seat))
    if s.phase == PLACING_KNIGHT:
        welcome(b, r, s, p)
