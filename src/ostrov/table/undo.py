"""Which actions can be taken back: those that told nobody anything new. UX M12.

A trail leads back over the actions of one person in one turn. Dice, a drawn card, an action of somebody
else and the end of the turn end it.
"""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of
from ostrov.engine.dispatch.awaiting import must_act
from ostrov.game.action import Action
from ostrov.game.game import Game

KINDS = frozenset(
    {
        c.FOUND_SETTLEMENT,
        c.FOUND_ROAD,
        c.ROAD,
        c.SETTLEMENT,
        c.CITY,
        c.BANK_TRADE,
        c.FREE_ROAD,
        c.RECRUIT,
        c.ACTIVATE,
        c.PROMOTE,
        c.MOVE_KNIGHT,
        c.IMPROVE,
        c.BUILD_WALL,
        c.PUT_METROPOLIS,
        c.RELAY_ROAD,
    }
)


class Trail:
    """The games as they were before each action that can be taken back, the last one on top."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.games: list[Game] = []

    def clear(self) -> None:
        """Nothing can be taken back any more."""
        self.seat, self.games = None, []

    def note(self, before: Game | None, after: Game, action: Action) -> None:
        """An action of a seat has been done, with all that followed from it; None before what stands."""
        silent = before is not None and _silent(before, after, action)
        if self.seat != action.seat or not silent:
            self.clear()
        if before is not None and silent:
            self.seat = action.seat
            self.games.append(before)

    def back(self) -> Game:
        """The game before the last action."""
        game = self.games.pop()
        if not self.games:
            self.seat = None
        return game


def may_be_silent(action: Action) -> bool:
    """Its kind is one that can be taken back."""
    return kind_of(action.packed) in KINDS


def _silent(before: Game, after: Game, action: Action) -> bool:
    """The same seat goes on, and nobody has learnt anything but what it did."""
    old, new = before.state, after.state
    return (
        len(after.history) == len(before.history) + 1
        and (old.active, old.turn) == (new.active, new.turn)
        and must_act(after.rules, new) == 1 << action.seat
    )
