"""A question in a position that was set up for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ostrov.game.game import Game

Words = Mapping[str, Any]

NORTH = ("NW", "NE", "E", "SE", "SW", "W")
FOURTEEN = [f"(0,-2){side}" for side in NORTH] + [f"(1,-2){side}" for side in NORTH if side != "W"]
FOURTEEN += ["(2,-2)NW", "(2,-2)NE", "(2,-2)E"]
"""Roads of which one piece is left."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A question that has the answer `cited`: `CLAUSE` or `CLAUSE/case`."""

    cited: str
    action: str
    position: Words | None = field(default_factory=dict)
    """None for the beginning of a game."""
    options: Words = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """What is played first, by the seat that is named, or as an outcome: `blue: accept`, `dice 1 2`."""
    seat: str = "red"

    def game(self) -> Game:
        """The position in which the question is asked."""
        position = None if self.position is None else dict(self.position)
        game = Game.new(1, position=position, explicit_chance=True, **self.options)
        for line in self.before:
            colour, _, action = line.rpartition(": ")
            if colour:
                game.play(action, game.notation.seat(colour))
            else:
                game.happen(action)
        return game
