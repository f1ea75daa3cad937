"""What an action of the own turn in Cities & Knights is worth to a greedy player."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import ASK_HARBOUR, CHASE, DONE, PLAY
    from ostrov.engine.core.actions import first_of, kind_of, second_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.greedy.cities_knights.progress import play_value
    from ostrov.players.greedy.cities_knights.rivals import ask_gain
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.robber import knight_gain
    from ostrov.players.greedy.trial import tried


def cities_knights_value(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """The value after the action, with what may be expected of chance and of others."""
    kind = kind_of(action)
    if kind >= PLAY:
        return play_value(b, r, s, p, action, context)
    if kind == DONE:
        return context.notes.now  # the roll goes on, whatever is done with the card
    if kind == ASK_HARBOUR:
        return context.notes.now + ask_gain(b, r, s, p, first_of(action), second_of(action), context)
    if kind == CHASE:
        return tried(b, r, s, p, action, context) + knight_gain(b, r, s, p, context)
    return tried(b, r, s, p, action, context)
