"""A brake on offers that are made again and again. UX M5: the rules allow them, the table does not."""

from __future__ import annotations

from ostrov.engine.base.constants import END_TURN, OFFER
from ostrov.engine.core.actions import kind_of
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.table.problem import Problem

SAME_OFFERS = 2
"""How often the same cards can be offered to the same players in one turn."""


def check_offer(game: Game, action: Action) -> None:
    """Problem when the seat has made this offer often enough in this turn."""
    if kind_of(action.packed) != OFFER:
        return
    made = 0
    for earlier in reversed(game.history):
        if kind_of(earlier.packed) == END_TURN:
            break
        made += earlier.packed == action.packed
    if made >= SAME_OFFERS:
        raise Problem("repeated", "this offer was made often enough; change it, or wait for the next turn")
