"""Every action that could ever be done on a board, legal now or not; free-form offers left out.

Order and content are fixed for a board and a rule set, so environments may number actions by it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ostrov.engine.core.board import Board
from ostrov.engine.core.rules import Rules
from ostrov.game.base.universe import base_universe, discards
from ostrov.game.expansions import PARTS, in_force

__all__ = ["discards", "foreign_universe", "universe"]


def universe(b: Board, r: Rules, seat: int) -> Iterator[int]:
    """All actions of a seat but offers and discards, ascending within a kind."""
    yield from base_universe(b, r, seat)
    for part in in_force(r):
        yield from part.universe(b, r, seat)


def foreign_universe(b: Board, r: Rules, seat: int) -> Iterator[int]:
    """The actions of expansions that are not in play."""
    for part in PARTS:
        if not part.in_play(r):
            yield from part.universe(b, r, seat)
