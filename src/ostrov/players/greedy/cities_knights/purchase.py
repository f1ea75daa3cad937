"""What a greedy player buys in Cities & Knights with the help of the bank."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        ACTIVATE,
        ACTIVATE_ITEM,
        BUILD_WALL,
        IMPROVE,
        IMPROVE_ITEM,
        KNIGHT_ITEM,
        PROMOTE,
        RECRUIT,
        WALL_ITEM,
    )
    from ostrov.engine.cities_knights.improvements import may_wall
    from ostrov.engine.cities_knights.knights import may_activate, may_promote
    from ostrov.engine.cities_knights.pieces import pieces_left
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.follow_up import force_of, knight_site
    from ostrov.players.greedy.cities_knights.growth import may_grow
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.trial import done


def best_knight(b: Board, s: State, p: int, item: int) -> int:
    """The strongest knight that can be activated or promoted; b.nodes when there is none."""
    at = b.nodes
    for v in range(b.nodes):
        if may_activate(s, p, v) if item == ACTIVATE_ITEM else may_promote(s, p, v):
            if at == b.nodes or force_of(s.knight[v]) > force_of(s.knight[at]):
                at = v
    return at


def wall_site(b: Board, r: Rules, s: State, p: int) -> int:
    """A city without a wall; b.nodes when there is none (CK-WALL-1, -2)."""
    for v in range(b.nodes):
        if may_wall(r, s, p, v):
            return v
    return b.nodes


def purchase(b: Board, r: Rules, s: State, p: int, item: int) -> I64:
    """The action that buys an item for the best place; 0 when it has none."""
    v = b.nodes
    kind = RECRUIT
    if item >= IMPROVE_ITEM:
        return pack(IMPROVE, p, item - IMPROVE_ITEM, 0, 0) if may_grow(b, r, s, p, item - IMPROVE_ITEM) else 0
    if item == WALL_ITEM:
        kind = BUILD_WALL
        v = wall_site(b, r, s, p)
    elif item == ACTIVATE_ITEM:
        kind = ACTIVATE
        v = best_knight(b, s, p, item)
    elif item == KNIGHT_ITEM:
        if pieces_left(s, p, 1) > 0:
            v = knight_site(b, r, s, p)
        if v == b.nodes:
            kind = PROMOTE
            v = best_knight(b, s, p, item)
    return pack(kind, p, v, 0, 0) if v < b.nodes else 0


def bought_in_cities_knights(
    b: Board, r: Rules, s: State, p: int, item: int, hand: I64, context: GreedyContext
) -> int:
    """The value after buying an item, which this hand pays; -WINNING when it has no place."""
    action: I64 = purchase(b, r, s, p, item)
    if action == 0:
        return -WINNING
    context.trial.copy_from(s)
    context.trial.hand[p] = hand
    return done(b, r, p, action, context)
