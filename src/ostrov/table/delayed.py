"""The table as those see it who watch late: the same fold of the same log, some time behind.

What was done while a delay was in force is held back for that delay, whatever the host says later: who
acted relied on it. The order of the log is kept, so what comes after waits too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from ostrov.table.entry import Entry
from ostrov.table.outgoing import OutgoingEvent
from ostrov.table.table import Table


class DelayedTable:
    """A table, and what has happened that it does not know yet. It shows nothing but what it knows."""

    def __init__(self, id: str, entries: Iterable[Entry]) -> None:
        """Takes a log from its first entry on; `proceed` then brings the table to where it should be."""
        rest = iter(entries)
        self.table = Table(id, next(rest))
        self._delay = self.table.watching.delay
        self._playing = False
        self._held: deque[tuple[int, Entry]] = deque()
        self.add(rest)

    def add(self, entries: Iterable[Entry]) -> None:
        """What has happened since; only a running game is held back."""
        for entry in entries:
            self._held.append((self._delay if self._playing else 0, entry))
            if entry.kind == "watching":
                self._delay = entry.body["delay"]
            elif entry.kind in ("started", "over", "aborted"):
                self._playing = entry.kind == "started"

    def due(self) -> float | None:
        """When `proceed` is wanted next; None when nothing is held back."""
        if not self._held:
            return None
        hold, entry = self._held[0]
        return entry.at + hold

    def proceed(self, now: float) -> list[OutgoingEvent]:
        """Lets the table know what it may know by now, and tells it."""
        outgoing: list[OutgoingEvent] = []
        while self._held:
            hold, entry = self._held[0]
            if hold and now < entry.at + hold:  # without a delay no clock is asked: others may differ
                break
            self._held.popleft()
            self.table.lag = hold
            outgoing += self.table.apply(entry)
        return outgoing
