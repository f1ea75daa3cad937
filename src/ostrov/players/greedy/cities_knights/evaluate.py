"""What Cities & Knights adds to the value of a position; must not look at what the seat may not know."""

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
    from ostrov.players.greedy.cities_knights.weights import CitiesKnightsWeights
    from ostrov.players.greedy.context import GreedyNotes


def progress_in_hand(s: State, p: int, weights: CitiesKnightsWeights) -> int:
    """Progress cards that are yet to be played."""
    value = 0
    for card in range(PROGRESS_KINDS):
        value += weights.card[card] * s.progress[PROGRESS_KINDS * p + card]
    return value


def evaluate_cities_knights(
    b: Board, r: Rules, s: State, p: int, weights: CitiesKnightsWeights, notes: GreedyNotes
) -> int:
    """Improvements, knights and progress cards."""
    return growth(r, s, p, weights, notes) + defence(b, r, s, p, weights) + progress_in_hand(s, p, weights)
