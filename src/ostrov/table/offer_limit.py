"""A brake on offers that are made again and again. UX M5: the rules allow them, the table does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from ostrov.engine.base.constants import END_TURN, OFFER
from ostrov.engine.core.actions import kind_of
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.table.asked import Asked
from ostrov.table.problem import Problem

SAME_OFFERS = 2
"""How often the same cards can be offered to the same player in one turn."""


def check_offer(game: Game, action: Action, asked: Asked, seats: Collection[int] | None) -> None:
    """Problem when somebody whom this offer asks has been asked the same often enough in this turn.

    `seats` are those whom it asks, None for all; `asked` knows whom earlier offers asked.
    """
    if kind_of(action.packed) != OFFER:
        return
    everybody = range(game.rules.seats)
    heard: Counter[int] = Counter()
    for place in range(len(game.history) - 1, -1, -1):
        earlier = game.history[place]
        if kind_of(earlier.packed) == END_TURN:
            break
        if earlier.packed == action.packed:
            only = asked.of(place)
            heard.update(everybody if only is None else only)
    if any(heard[p] >= SAME_OFFERS for p in (everybody if seats is None else seats)):
        raise Problem("repeated", "this offer was made often enough; change it, or wait for the next turn")
