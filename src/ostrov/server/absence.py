"""Tells a table who has lost the connection, so that clocks stand still; other processes may know better."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ostrov.protocol.commands import Away, Back
from ostrov.server.logs import log
from ostrov.table import Entry

if TYPE_CHECKING:
    from ostrov.server.session import TableSession

GRACE_SECONDS = 5.0
"""A page that is loaded again is back by then, and nothing is written."""


class Absence:
    """Watches who comes to one table and who goes."""

    def __init__(self, live: TableSession) -> None:
        self._live = live
        self._tasks: set[asyncio.Task[None]] = set()

    def went(self, guest: str) -> None:
        """A connection of a guest has ended, perhaps not the last one."""
        asyncio.get_running_loop().call_later(GRACE_SECONDS, self._look, guest)

    def came(self, guest: str) -> None:
        """A guest is connected here."""
        if self._is_away(guest):
            self._say(Back(guest=guest))

    def heard(self, entries: Sequence[Entry]) -> None:
        """Another process may believe that somebody is away who is here."""
        for entry in entries:
            person = self._live.table.seats[entry.body["seat"]].person if entry.kind == "away" else None
            if person is not None and person.guest in self._live.here:
                self.came(person.guest)

    def _look(self, guest: str) -> None:
        if guest not in self._live.here:
            self._say(Away(guest=guest))

    def _is_away(self, guest: str) -> bool:
        return self._live.table.seat_of(guest) in self._live.table.clocks.away

    def _say(self, command: Away | Back) -> None:
        task = asyncio.create_task(self._submit(command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _submit(self, command: Away | Back) -> None:
        try:
            await self._live.submit(command, None)
        except Exception:
            log.exception("presence is not written", extra={"table": self._live.id})
