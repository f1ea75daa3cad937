"""One open socket or stream: what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

from ostrov.storage import Guest
from ostrov.table import STRANGER

LAGGING = 4408
"""The close code of a reader that was too slow; it may come back with `since`."""
UNWATCHED = 4405
"""The close code of those who may not watch, from the start or not any more."""


class Viewer:
    """Takes messages at once and hands them out one by one."""

    def __init__(self, guest: Guest | None, limit: int) -> None:
        """`limit` messages may wait; a reader that is slower is cut off. Nobody's guest is a stranger."""
        self.guest = guest
        self.id = STRANGER if guest is None else guest.id
        self.closed: int | None = None
        self._limit = limit
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Puts a message at the end of the line."""
        if len(self._waiting) >= self._limit:
            self._waiting.clear()
            self.close(LAGGING)
        elif self.closed is None:
            self._waiting.append(message)
            self._ready.set()

    def close(self, code: int) -> None:
        """Ends it after what waits already."""
        if self.closed is None:
            self.closed = code
        self._ready.set()

    async def next(self) -> bytes | None:
        """The next message; None at the end."""
        while not self._waiting:
            if self.closed is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()
