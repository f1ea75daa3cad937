"""One worked example: a position, the clauses that it shows, and what can be tried in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ostrov.game.board import Layout, Tile
from ostrov.game.first_position import printed_board
from ostrov.game.game import Game
from ostrov.game.options import Options

Json = dict[str, Any]

SEED = 1
"""Answers for chance where an example leaves it open; the same in every game of an example."""


class ExampleError(ValueError):
    """An example that is not written as it should be; names it and the part."""


class Step(NamedTuple):
    """What a seat does, by colour; without a colour it is what chance does."""

    colour: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Try:
    """Something to try from the position of the example: one step or several, one after the other."""

    steps: tuple[Step, ...]
    refused: str | None
    """The clause that refuses the last step; None when it is allowed."""

    then: Mapping[str, Any]
    """What is true afterwards, in the words of positions; rows by colour need not have every colour."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position with its title and what to look at, in English; `client/i18n` has other languages."""

    id: str
    """`EX-…`, never renumbered."""

    title: str
    tells: str
    clauses: tuple[str, ...]
    eyes: str | None
    """The colour through whose eyes it is seen; None when all cards lie open."""

    options: Mapping[str, Any]
    tiles: Mapping[str, tuple[str, int]] | None
    """Hexes that differ from the printed map; None where the game is set up as printed."""

    position: Json | None
    first: tuple[Step, ...]
    """What happened before one looks."""

    tries: tuple[Try, ...]

    def game(self) -> Game:
        """The position that one looks at. Chance is entered by hand from here on."""
        found = Game.new(
            SEED,
            board=self._board(),
            starter=0,
            position=self.position,
            explicit_chance=True,
            **self.options,
        )
        play(found, self.first)
        return found

    def _board(self) -> Layout | None:
        """The printed map with the other hexes in it."""
        if self.tiles is None:
            return None
        printed = printed_board(Options(**self.options))
        if printed is None:
            raise ExampleError(f"{self.id}: 'tiles' change a printed map, and these options have none.")
        tiles = (
            Tile(t.q, t.r, *self.tiles.get(f"({t.q},{t.r})", (t.terrain, t.token))) for t in printed.tiles
        )
        return Layout(tuple(tiles), printed.harbours, printed.robber or "(0,0)")


def play(game: Game, steps: Iterable[Step]) -> None:
    """Does one step after the other; raises what `Game.play` and `Game.happen` raise."""
    for step in steps:
        if step.colour is None:
            game.happen(step.text)
        else:
            game.play(step.text, game.notation.seat(step.colour))
