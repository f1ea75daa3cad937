"""What an action of the own turn in Cities & Knights is worth to a greedy player."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64

if not cython.compiled:
    from ostrov.engine.actions import first_of, kind_of, second_of
    from ostrov.engine.board import Board
    from ostrov.engine.cities_knights.greedy_progress import play_value
    from ostrov.engine.cities_knights.greedy_rivals import ask_gain
    from ostrov.engine.constants import ASK_HARBOUR, CHASE, PLAY
    from ostrov.engine.greedy_robber import knight_gain
    from ostrov.engine.greedy_trial import tried
    from ostrov.engine.mind import Mind
    from ostrov.engine.rules import Rules
    from ostrov.engine.state import State


def box_value(b: Board, r: Rules, s: State, p: int, action: I64, m: Mind, trial: State, other: State) -> int:
    """The worth after the action, with what may be expected of chance and of others."""
    kind = kind_of(action)
    if kind >= PLAY:
        return play_value(b, r, s, p, action, m, trial, other)
    if kind == ASK_HARBOUR:
        return m.now + ask_gain(b, r, s, p, first_of(action), second_of(action), m, trial)
    if kind == CHASE:
        return tried(b, r, s, p, action, m, trial) + knight_gain(b, r, s, p, m)
    return tried(b, r, s, p, action, m, trial)
