"""A game that was played elsewhere, shown as a finished game of a table is."""

from __future__ import annotations

from typing import cast

from ostrov.game.game import Game
from ostrov.protocol.replay import RecordStory
from ostrov.protocol.table import RecordInfo, Seat
from ostrov.protocol.words import Colour
from ostrov.table.expansions import are_at_tables
from ostrov.table.plan import named_options
from ostrov.table.problem import malformed
from ostrov.table.replay import overview
from ostrov.table.static import static
from ostrov.table.words import NAME_LENGTH, plain


def check_shown(game: Game) -> None:
    """Problem for a game that the browser does not show."""
    if not are_at_tables(game.options.expansions):
        raise malformed(f"records of {game.options['game']} cannot be shown in the browser yet")


def record_story(id: str, game: Game) -> RecordStory:
    """What there is to be seen of a record. Nobody knows how long it took, nor what the seed was.

    Problem for a game that tables do not show.
    """
    check_shown(game)
    return RecordStory(record_info(id, game), static(game), None, *overview(game))


def record_info(id: str, game: Game) -> RecordInfo:
    """What `Table.info` has of a game that nobody can sit down at."""
    return RecordInfo(
        id=id,
        options=named_options(game.options),
        seats=[_seat(number, one.colour, one.name) for number, one in enumerate(game.seats)],
        stage="over" if game.over else "aborted",
    )


def _seat(number: int, colour: str, name: str) -> Seat:
    """A seat with the name of the record; null for one that is only called by its colour."""
    shown = plain(name, NAME_LENGTH)
    return Seat(
        seat=number,
        colour=cast("Colour", colour),
        kind="person",
        guest=None,
        name=None if shown.lower() in ("", colour) else shown,
        level=None,
        here=True,
        bot_plays=False,
        strikes=0,
    )
