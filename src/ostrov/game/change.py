"""An action with the states on both sides of it, and words for what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, first_of, kind_of, second_of, target_of, third_of
from ostrov.engine.core.state import State
from ostrov.game.event import Event, Facts
from ostrov.game.names import Good, pack_dict

if TYPE_CHECKING:
    from ostrov.game.action import Action
    from ostrov.game.game import Game

Events = Iterator[Event]


class Change:
    """What an action did: `before` and `after` are states; `seat` did it, or was served by chance."""

    def __init__(self, game: Game, before: State, action: Action) -> None:
        self.board, self.rules, self.places = game.board, game.rules, game.places
        self.colours = game.notation.colours
        self.before, self.after = before, game.state
        self.packed = action.packed
        self.kind = kind_of(action.packed)
        self.earlier = kind_of(game.history[-2].packed) if len(game.history) > 1 else -1
        """The kind of what was done right before."""
        actor = actor_of(action.packed)
        self.seat = before.active if actor == c.CHANCE else actor
        self.first, self.second = first_of(action.packed), second_of(action.packed)
        self.third, self.target = third_of(action.packed), target_of(action.packed)

    def player(self, seat: int) -> Facts:
        """A seat with its colour."""
        return {"seat": seat, "colour": self.colours[seat]}

    @property
    def by(self) -> Facts:
        """The seat that acted."""
        return {"player": self.player(self.seat)}

    @property
    def seats(self) -> range:
        """All seats at the table."""
        return range(self.rules.seats)

    def clockwise(self) -> list[int]:
        """All seats from the active one on."""
        return [(self.before.active + k) % self.rules.seats for k in self.seats]

    def gained(self) -> dict[int, dict[Good, int]]:
        """The goods that came to each seat, for those whose hand only grew."""
        before, after = self.before.hand, self.after.hand
        return {p: pack_dict(after[p] - before[p]) for p in self.clockwise() if after[p] > before[p]}
