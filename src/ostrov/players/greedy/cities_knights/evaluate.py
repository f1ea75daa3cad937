"""What Cities & Knights adds to the worth of a position; must not look at what the seat may not know."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import PROGRESS_KINDS
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.greedy.cities_knights.defence import defence
    from ostrov.players.greedy.cities_knights.growth import growth
    from ostrov.players.greedy.weights import Mind


def progress_in_hand(s: State, p: int, m: Mind) -> int:
    """Progress cards that are yet to be played."""
    value = 0
    for card in range(PROGRESS_KINDS):
        value += m.card[card] * s.progress[PROGRESS_KINDS * p + card]
    return value


def box_worth(b: Board, r: Rules, s: State, p: int, m: Mind) -> int:
    """Improvements, knights and progress cards."""
    return growth(r, s, p, m) + defence(b, r, s, p, m) + progress_in_hand(s, p, m)
