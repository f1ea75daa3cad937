"""What an expansion adds to a drawing: the form that `ostrov.draw.expansions` lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ostrov.draw.projection import Projection
from ostrov.game.names import Places


@dataclass(frozen=True, slots=True)
class Piece:
    """A road or a building; `words` as people call it.

    `at` is the number of its edge or node, `place` the name of that.
    """

    colour: str
    kind: str
    at: int
    place: str
    words: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Letters of a text drawing, in a colour of the players, on a node or under the middle of a hex."""

    at: int
    words: str
    colour: str


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc around a node, for small pictures."""

    at: int
    radius: float
    paint: str


class Additions(Protocol):
    """What a position has of one expansion; nothing of it in other games. Every drawing asks it."""

    def check(self, pieces: Sequence[Piece]) -> None:
        """PositionError when it cannot stand beside these pieces."""

    def of(self, colour: str, places: Places) -> list[str]:
        """What a colour has, in words."""

    def common(self, places: Places) -> list[str]:
        """What belongs to the table, in lines of words."""

    def definitions(self, pieces: Sequence[Piece]) -> list[str]:
        """The symbols that a picture needs."""

    def elements(self, plan: Projection) -> list[str]:
        """The symbols at their places, over all pieces."""

    @property
    def panel_height(self) -> float:
        """The room that it takes below the players; 0 for none."""

    def panel(self, left: float, top: float, width: float) -> str:
        """What stands there."""

    def building(self, piece: Piece) -> str:
        """A building in letters; empty where the base game draws it."""

    def on_nodes(self) -> Sequence[Mark]:
        """Letters on nodes."""

    def on_hexes(self) -> Sequence[Mark]:
        """Letters on hexes."""

    def signs(self, pieces: Sequence[Piece]) -> list[str]:
        """What the letters mean, those that are there."""

    def discs(self) -> Sequence[Disc]:
        """Itself in a small picture, later ones over earlier ones."""


@dataclass(frozen=True, slots=True)
class DrawnExpansion:
    """How an expansion is drawn."""

    pieces: tuple[str, ...]
    """Keys that the pieces of a colour may have besides those of the base game."""
    buildings: Mapping[str, str]
    """Those of them that are buildings, in the order in which they are drawn, with their kinds."""
    words: Mapping[str, str]
    """Kinds of buildings as people say them."""
    read: Callable[[Mapping[str, Any], Places], Additions]
    """Reads names into numbers; NameErrorOf or PositionError when something means nothing."""
