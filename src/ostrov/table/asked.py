"""Whom an offer asks: all, or some of the others. UX M4.

That is a courtesy of the table. By the rules an offer of the player on turn is for everybody (B-DOM-2), so
whoever is not asked may still answer; but nobody waits for that, and no bot does it. The log keeps whom an
offer asks, the record of the game does not.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ostrov.engine.base.constants import OFFER
from ostrov.engine.core.actions import kind_of
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.table.problem import malformed


class Asked:
    """The offers of a game that ask some seats alone, by their places in its history."""

    def __init__(self) -> None:
        self._seats: dict[int, frozenset[int]] = {}

    def note(self, place: int, seats: Collection[int]) -> None:
        """The action at this place is an offer to these seats alone."""
        self._seats[place] = frozenset(seats)

    def of(self, place: int) -> frozenset[int] | None:
        """The seats that the offer at this place asks; None when it asks all."""
        return self._seats.get(place)

    def now(self, game: Game) -> frozenset[int] | None:
        """The seats that the offer of the seat on turn asks; None when it asks all, or none stands."""
        s = game.state
        if not self._seats or s.offer[s.active] == 0:
            return None
        for place in range(len(game.history) - 1, -1, -1):
            made = game.history[place]
            if made.seat == s.active and kind_of(made.packed) == OFFER:
                return self.of(place)
        return None


def checked(game: Game, action: Action, seats: Sequence[int]) -> list[int] | None:
    """The seats to ask, in order; None when those are all. Problem when this action cannot ask them."""
    s, maker = game.state, action.seat
    if kind_of(action.packed) != OFFER or maker != s.active or game.rules.private_offers:
        raise malformed("asked: only an offer of the player on turn to everybody can ask some alone")
    if not seats:
        raise malformed("asked: an offer asks at least one player")
    if len(set(seats)) < len(seats):
        raise malformed("asked: a seat is named twice")
    if maker in seats:
        raise malformed("asked: nobody asks themselves")
    if max(seats) >= game.rules.seats:
        raise malformed(f"asked: there is no seat {max(seats)} at this table")
    return None if len(seats) == game.rules.seats - 1 else sorted(seats)
