"""The example game: sixteen turns of four players, a record of this package.

The record is the only place where the game is written down. `client/i18n` explains its steps.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ostrov.game.game import Game
from ostrov.game.record import loads

EXAMPLE_GAME: Final = "example-game"
"""Its name among the records that can be looked at, and its address in the browser."""

_FILE: Final = "example_game.jsonl"


def example_record() -> str:
    """The record, see docs/records.md."""
    return files("ostrov.examples").joinpath(_FILE).read_text(encoding="utf-8")


def example_game() -> Game:
    """The game after its sixteen turns, replayed and checked."""
    return loads(example_record())
