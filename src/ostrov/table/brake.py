"""A brake on offers. UX M5: the rules allow any number of them, the table does not."""

from __future__ import annotations

from collections.abc import Collection

from ostrov.engine.actions import kind_of
from ostrov.engine.constants import END_TURN, OFFER
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.table.problem import Problem

SAME_OFFERS = 2
"""How often a person can offer the same cards to the same players in one turn."""
BOT_OFFERS = 3
"""How many offers a bot makes in its turn, all different: people are asked each time."""


def offers_of(game: Game, seat: int) -> list[int]:
    """The offers that a seat has made in this turn, packed, the last one first."""
    found = []
    for earlier in reversed(game.history):
        if kind_of(earlier.packed) == END_TURN:
            break
        if kind_of(earlier.packed) == OFFER and earlier.seat == seat:
            found.append(earlier.packed)
    return found


def check_offer(game: Game, action: Action) -> None:
    """Problem when a person has made this offer often enough in this turn."""
    if offers_of(game, action.seat).count(action.packed) >= SAME_OFFERS:
        raise Problem("repeated", "this offer was made often enough; change it, or wait for the next turn")


def enough(made: Collection[int], action: Action) -> bool:
    """An offer that a bot had better not make in its turn, after those that it has made."""
    return kind_of(action.packed) == OFFER and (len(made) >= BOT_OFFERS or action.packed in made)
