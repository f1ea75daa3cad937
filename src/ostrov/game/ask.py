"""One question: may this action be done now? And the form of the checks that answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ostrov.engine.core.actions import (
    actor_of,
    bundle_in,
    first_of,
    kind_of,
    second_of,
    target_of,
    third_of,
)
from ostrov.game.refusal import Params, Refusal, cited

if TYPE_CHECKING:
    from ostrov.game.game import Game


class Ask:
    """An action taken apart, with the state that it meets; `game` is what is played. Tables are read once."""

    def __init__(self, game: Game, packed: int) -> None:
        self.board, self.rules, self.state = game.board, game.rules, game.state
        self.places, self.colours = game.places, game.notation.colours
        self.game = str(game.options["game"])
        self.packed = packed
        self.kind = kind_of(packed)
        self.seat = actor_of(packed)
        self.first, self.second, self.third = first_of(packed), second_of(packed), third_of(packed)
        self.target = target_of(packed)
        self.bundle = bundle_in(packed)

    def colour(self, seat: int) -> str:
        """A seat by its colour, or `nobody`."""
        return self.colours[seat] if seat < len(self.colours) else "nobody"


Check = Callable[[Ask], Refusal | None]


@dataclass(frozen=True, slots=True)
class Rule:
    """A condition of one clause: the parameters of the refusal, or None when it is met."""

    citation: str
    """The clause, or one of its cases: `CLAUSE/case`."""
    test: Callable[[Ask], Params | None]

    def __call__(self, ask: Ask) -> Refusal | None:
        params = self.test(ask)
        return None if params is None else cited(self.citation, params)


def rule(citation: str) -> Callable[[Callable[[Ask], Params | None]], Rule]:
    """Puts the clause on the check that implements it."""
    return lambda test: Rule(citation, test)
