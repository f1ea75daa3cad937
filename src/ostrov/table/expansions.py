"""The expansions of a game, and what each adds to what viewers see: the one place that names them all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.game.game import Game
from ostrov.game.view import View
from ostrov.protocol.scene import PlayerRow, Scene
from ostrov.protocol.static import Static
from ostrov.protocol.words import Expansion
from ostrov.table import cities_knights


class Additions(Protocol):
    """A module with what an expansion adds; each function changes what the expansion changes, no more."""

    def add_to_static(self, static: Static, game: Game) -> None: ...
    def add_to_cards(self, cards: dict[str, int], game: Game) -> None: ...
    def add_to_row(self, row: PlayerRow, game: Game, view: View) -> None: ...
    def add_to_scene(self, scene: Scene, game: Game, view: View, like: State) -> None: ...


EXPANSIONS: dict[Expansion, Additions] = {"cities_knights": cities_knights}


def are_at_tables(names: Iterable[str]) -> bool:
    """Tables show all of these expansions."""
    return set(names) <= EXPANSIONS.keys()


def expansions_of(rules: Rules) -> list[Expansion]:
    """The expansions that a game is played with."""
    return [name for name in EXPANSIONS if getattr(rules, name)]


def additions(rules: Rules) -> list[Additions]:
    """What they add."""
    return [EXPANSIONS[name] for name in expansions_of(rules)]
