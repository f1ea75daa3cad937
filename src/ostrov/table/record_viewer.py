"""A game that was played elsewhere, shown as a finished game of a table is."""

from __future__ import annotations

from typing import Any

from ostrov.game.game import Game
from ostrov.table.entry import Person
from ostrov.table.plan import named_options
from ostrov.table.problem import malformed
from ostrov.table.replay import overview, position, steps
from ostrov.table.seat import TableSeat
from ostrov.table.static import static
from ostrov.table.words import NAME_LENGTH, plain

Json = dict[str, Any]


def story(id: str, game: Game) -> Json:
    """What there is to be seen of a record. Nobody knows how long it took, nor what the seed was."""
    return {"table": _table(id, game), "static": static(game), "seconds": None, **overview(game)}


def moment(game: Game, number: int) -> Json:
    """The position after a step, with nothing hidden; Problem when there is no such step."""
    last = len(steps(game))
    if not 0 <= number <= last:
        raise malformed(f"the game has the steps 0 to {last}")
    return position(game, number)


def _table(id: str, game: Game) -> Json:
    """What `Table.info` has of a game that nobody can sit down at."""
    return {
        "id": id,
        "options": named_options(game.options),
        "seats": [_seat(number, one.colour, one.name) for number, one in enumerate(game.seats)],
        "stage": "over" if game.over else "aborted",
    }


def _seat(number: int, colour: str, name: str) -> Json:
    """A seat with the name of the record; null for one that is only called by its colour."""
    shown = plain(name, NAME_LENGTH)
    seat = TableSeat(number, colour, Person("", shown)).to_json(here=True)
    return {**seat, "guest": None, "name": None if shown.lower() in ("", colour) else shown}
