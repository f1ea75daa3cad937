"""Choices and cards that look the same to a seat that may not know which they are."""

from __future__ import annotations

import random
from collections.abc import Callable

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import deck_of
from ostrov.engine.core.actions import first_of, kind_of
from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.testing.cities_knights.hidden import POINTS
from ostrov.testing.walks import random_outcome

CHOICES: dict[int, Callable[[State], int]] = {
    c.RETURN_CARD: lambda _: c.NOBODY,
    c.TAKE_CARD: lambda state: state.step_seat,
    c.TAKE_GOODS: lambda state: state.step_seat,
}
"""Choices of cards that nobody sees but who chooses, and one more seat: CK-PROG-5, -SPY-1, -MASTER-1."""


def twin_action(
    game: Game, twin: Game, seat: int | None, action: Action, rng: random.Random
) -> Action | None:
    """Another choice or card; None where the seat sees which it is, or the base game says."""
    kind, state = kind_of(action.packed), game.state
    if kind in CHOICES and seat not in (action.seat, CHOICES[kind](state)):
        return rng.choice([other for other in twin.legal(action.seat) if _alike(action, other)])
    if kind == c.PROGRESS and seat != state.step_seat and first_of(action.packed) not in POINTS:
        while first_of((outcome := random_outcome(twin, rng)).packed) in POINTS:
            pass
        return outcome
    return None


def _alike(action: Action, other: Action) -> bool:
    """Two choices of the same kind; the backs of progress cards show their decks."""
    if action.kind != other.kind:
        return False
    goods = kind_of(action.packed) == c.TAKE_GOODS
    return goods or deck_of(first_of(action.packed)) == deck_of(first_of(other.packed))
