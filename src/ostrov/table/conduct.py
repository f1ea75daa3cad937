"""Who finishes games that they began with others: a mark for those who meet again, and no punishment. UX S14.

Games against bots alone do not count, nor tables that nobody began. Who has left when the game ends has not
finished it, unless all who went on playing have excused them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ostrov.protocol.commands import Excuse
from ostrov.protocol.table import Conduct
from ostrov.table.command import Command
from ostrov.table.entry import Draft, Entry
from ostrov.table.lobby import seat_named, while_playing
from ostrov.table.moves import playing_seat
from ostrov.table.problem import not_now
from ostrov.table.seat import TableSeat

if TYPE_CHECKING:
    from ostrov.table.table import Table

ENDS = ("over", "aborted")
"""Entries that end a game."""


def excuse(table: Table, command: Command[Excuse]) -> list[Draft]:
    """Does not mind that somebody has left."""
    while_playing(table, command)
    own, seat = playing_seat(table, command), seat_named(table, command)
    if seat.person is None or not seat.bot_plays:
        raise not_now("nobody has left that seat")
    if own.number in seat.excused_by:
        return []
    return [Draft("excused", {"seat": seat.number, "by": own.number})]


def shown(table: Table, seat: TableSeat) -> Conduct | None:
    """What those who gather may know of somebody on a seat."""
    if table.stage != "open" or seat.person is None:
        return None
    return table.conduct.get(seat.person.guest)


def finished(table: Table, entries: Sequence[Entry]) -> dict[str, bool]:
    """Whether the people finished the game that one of these entries ends; empty where it does not count."""
    people = [seat for seat in table.seats if seat.person is not None]
    if len(people) < 2 or not any(entry.kind in ENDS for entry in entries):
        return {}
    return {seat.person.guest: not seat.bot_plays for seat in people if seat.person and not seat.excused}
