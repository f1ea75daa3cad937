"""Lost connections: the clock of a person who is away stands still, for a while. UX M14.

A server notices who is away and says so by commands of its own, so that the log alone tells how long a clock
stood. Where no clock runs nothing is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.protocol.commands import Away, Back
from ostrov.table.command import Command
from ostrov.table.entry import Draft

if TYPE_CHECKING:
    from ostrov.table.table import Table


def away(table: Table, command: Command[Away]) -> list[Draft]:
    """A guest has lost the connection."""
    seat = table.seat_of(command.body.guest)
    playing = table.stage == "playing" and seat is not None and table.seats[seat].by_person
    if not playing or not table.clocks.runs or seat in table.clocks.away:
        return []
    return [Draft("away", {"seat": seat})]


def back(table: Table, command: Command[Back]) -> list[Draft]:
    """A guest is connected again."""
    seat = table.seat_of(command.body.guest)
    if table.stage != "playing" or seat not in table.clocks.away:
        return []
    return [Draft("back", {"seat": seat})]
