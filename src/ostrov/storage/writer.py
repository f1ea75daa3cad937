"""All that a process writes goes through one thread; what waits meanwhile shares the next transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
"""Writes something and tells a result; it may be done twice, the first time in vain."""


class Outcome(NamedTuple):
    """What became of a piece of work."""

    result: Any = None
    error: Exception | None = None


class Writer:
    """Commits for many callers at once; each hears of its own work, and only when that is durable."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """Does the work in a transaction and waits until it is committed.

        What the work raises is raised here; then nothing of it was written, but all else was.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        return await done

    async def close(self) -> None:
        """Writes what waits and closes the connection."""
        if self._committing is not None:
            await self._committing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _commit_all(self) -> None:
        """Until nothing waits."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                taken, self._waiting = self._waiting, []
                works = [work for work, _ in taken]
                outcomes = await loop.run_in_executor(self._thread, self._commit, works)
                for (_, done), outcome in zip(taken, outcomes, strict=True):
                    _tell(done, outcome)
        finally:
            self._committing = None

    def _commit(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        """All of it in one transaction; if one of several fails, each in its own."""
        try:
            return [Outcome(result) for result in self._transact(works)]
        except Exception as error:
            if len(works) == 1 or isinstance(error, OperationalError):  # no fault of a single one
                return [Outcome(error=error) for _ in works]
        return [outcome for work in works for outcome in self._commit([work])]

    def _transact(self, works: Sequence[Work[Any]], tries: int = 2) -> list[Any]:
        """One transaction; once more when the connection turns out to be lost.

        Had the first one been committed nevertheless, the second would find its numbers taken.
        """
        try:
            connection = self._connected()
            with connection.begin():
                return [work(connection) for work in works]
        except DBAPIError as error:
            if not error.connection_invalidated or tries == 1:
                raise
            self._disconnect()
            return self._transact(works, tries - 1)

    def _connected(self) -> sa.Connection:
        """The connection of this thread; it stays open, for opening costs more than a commit."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """The next work gets a new connection."""
        if self._connection is not None:
            self._connection.close()
        self._connection = None
        self._engine.dispose()


def _tell(done: asyncio.Future[Any], outcome: Outcome) -> None:
    """Wakes the caller, if it still waits."""
    if done.done():
        return
    if outcome.error is None:
        done.set_result(outcome.result)
    else:
        done.set_exception(outcome.error)
