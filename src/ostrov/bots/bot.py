"""What a bot is: it sees a view, knows its legal actions and chooses one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Protocol

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import MASK32, POLICY_STREAM
from ostrov.engine.core.rng import below, draw
from ostrov.engine.core.rules import Rules
from ostrov.game.action import Action, Notation, notation_of
from ostrov.game.board import Layout, Tile
from ostrov.game.first_position import build_board
from ostrov.game.game import Game
from ostrov.game.options import Options
from ostrov.game.tables import rules_of
from ostrov.game.view import View


class BotError(ValueError):
    """Something that cannot be asked of bots; one sentence that says what would be right."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What everybody knows before the first action; nothing of it ever changes."""

    options: Options
    layout: Layout
    colours: tuple[str, ...]
    board: Board = field(repr=False, compare=False)
    rules: Rules = field(repr=False, compare=False)
    notation: Notation = field(repr=False, compare=False)

    @classmethod
    def of(cls, game: Game) -> GameInfo:
        """The facts of a game."""
        colours = game.notation.colours
        return cls(game.options, game.layout, colours, game.board, game.rules, game.notation)

    def copy(self) -> GameInfo:
        """Equal facts with an engine's board and rules of its own: what is done to them changes no game."""
        make, arguments = self.__reduce__()
        info: GameInfo = make.__wrapped__(*arguments)  # type: ignore[attr-defined]  # past its cache
        return info

    def __reduce__(self) -> tuple[Callable[..., GameInfo], tuple[Any, ...]]:
        board = self.layout
        harbours = tuple(board.harbours.items())
        return _info_of, (self.options, board.tiles, harbours, board.robber, board.pirate, self.colours)


@lru_cache(maxsize=64)
def _info_of(
    options: Options,
    tiles: tuple[Tile, ...],
    harbours: tuple[tuple[str, str], ...],
    robber: str | None,
    pirate: str | None,
    colours: tuple[str, ...],
) -> GameInfo:
    """The same after pickling. A process that gets many of one game makes its engine's tables once."""
    layout = Layout(tiles, dict(harbours), robber, pirate)
    geometry, board = build_board(layout, options)
    notation = notation_of(geometry, colours, options)
    return GameInfo(options, layout, colours, board, rules_of(options), notation)


class BotRng:
    """Chance for the use of a bot in one decision. The same place in the same game has the same numbers."""

    __slots__ = ("_high", "_low", "_place")

    def __init__(self, seed: int, place: int) -> None:
        """`place` counts the actions before this one."""
        self._low, self._high, self._place = seed & MASK32, seed >> 32, place

    @classmethod
    def apart(cls, seed: int, place: int) -> BotRng:
        """For bots of others in the game of this seed: its numbers cannot be turned back into the seed.

        Otherwise a bot could foresee dice and cards. Trying out one seed after the other is still possible.
        """
        digest = blake2b(seed.to_bytes(8, "little"), digest_size=8, person=b"luck of bots").digest()
        return cls(int.from_bytes(digest, "little") >> 1, place)

    def below(self, n: int, lane: int = 0) -> int:
        """A number from 0 to n - 1; each lane has one number to give."""
        return below(draw(self._low, self._high, POLICY_STREAM + lane, self._place), n)


class Bot(Protocol):
    """One player in one game, made from its `GameInfo`. docs/bot-authors.md shows a whole one."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """One of the legal actions of the seat that has this view.

        None is for a seat that may act but need not, such as one that has answered an offer. When cards
        are to be discarded the list may be incomplete: any discard of the right size may be chosen.
        """
        ...
