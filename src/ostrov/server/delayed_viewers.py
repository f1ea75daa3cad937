"""Those who watch a table late: what they see of it, and when they see more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from ostrov.storage import Store
from ostrov.table import DelayedTable, Entry, OutgoingEvent, Table

Tell = Callable[[Table, Sequence[OutgoingEvent]], None]


class DelayedViewers:
    """A second fold of the log, made when the first late viewer comes; `tell` hears when it goes on."""

    def __init__(self, store: Store, id: str, tell: Tell) -> None:
        self._store, self._id, self._tell = store, id, tell
        self._late: DelayedTable | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        """There is a late table, and `add` must hear of everything."""
        return self._late is not None

    async def open(self, seq: int) -> Table:
        """The late table; when there was none, that of the log up to an entry, told to nobody."""
        if self._late is None:
            log = await self._store.entries(self._id)
            self._late = DelayedTable(self._id, (entry for entry in log if entry.seq <= seq))
            self._late.proceed(time.time())
            self._wait()
        return self._late.table

    def add(self, entries: Sequence[Entry]) -> None:
        """What has happened; it is shown at once when nothing holds it back."""
        if self._late is not None:
            self._late.add(entries)
            self._show()

    def _show(self) -> None:
        if self._late is not None:
            if news := self._late.proceed(time.time()):
                self._tell(self._late.table, news)
            self._wait()

    def _wait(self) -> None:
        """Comes again when more is due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = None if self._late is None else self._late.due()
        if due is not None:
            seconds = max(0.0, due - time.time())
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._show)
