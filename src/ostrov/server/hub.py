"""The tables of this process: loaded when asked for, kept up with other processes, dropped when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import aclosing

from ostrov.server.driver import drive
from ostrov.server.logs import log
from ostrov.server.problems import no_such_table
from ostrov.server.session import TableSession, row_of
from ostrov.server.settings import Settings
from ostrov.server.thinking import Thinkers
from ostrov.storage import LISTENING, Born, Change, Guest, Store
from ostrov.table import Person, Table, TablePlan

SWEEP_SECONDS = 30
SEED_BITS = 256


def new_seed() -> int:
    """A secret that the dice and cards of a table come from."""
    return secrets.randbits(SEED_BITS)


def new_id() -> str:
    """The name of a table that nobody guesses."""
    return secrets.token_hex(6)


class Hub:
    """All live tables, and the tasks that keep them going."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self._settings = settings
        self._lives: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self._answer_seconds = settings.answer_seconds

    async def start(self) -> None:
        """Follows other processes from now on, and wakes the tables whose clocks run."""
        self._tasks = [asyncio.create_task(work()) for work in (self._follow, self._sweep, self._wake)]

    async def stop(self) -> None:
        """Ends all tasks; the log has everything."""
        running = [*self._tasks, *self._drivers.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self._thinkers.stop()

    async def create(self, plan: TablePlan, host: Guest, seed: int | None = None) -> TableSession:
        """Makes a table and its log. A seed is given for practice only: who knows it knows all dice."""
        secret = new_seed() if seed is None else seed
        table, entries = Table.create(new_id(), plan, Person(host.id, host.name), secret, time.time())
        await self.store.create(Born(row_of(table, entries[0].at), entries))
        return self._keep(TableSession(self.store, table.id, entries))

    async def open(self, id: str) -> TableSession:
        """The table of that name; Problem when there is none."""
        if live := self._lives.get(id):
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                if live := self._lives.get(id):
                    return live
                entries = await self.store.entries(id)
                if not entries:
                    raise no_such_table()
                return self._keep(TableSession(self.store, id, entries, await self.store.table(id)))
            finally:
                self._loading.pop(id, None)

    def _keep(self, live: TableSession) -> TableSession:
        if other := self._lives.get(live.id):
            return other
        self._lives[live.id] = live
        self._drivers[live.id] = asyncio.create_task(drive(live, self._thinkers, self._answer_seconds))
        return live

    async def _follow(self) -> None:
        """Applies what other processes write; after a lost connection, whatever was missed."""
        while True:
            try:
                async with aclosing(self.store.changes()) as changes:
                    async for change in changes:
                        for live in self._behind(change):
                            await self._catch_up(live)
            except Exception:
                log.exception("changes are not heard; trying again")
                await asyncio.sleep(1)

    def _behind(self, change: Change) -> list[TableSession]:
        """The tables that a change concerns; all of them when changes were not heard before."""
        if change == LISTENING:
            return list(self._lives.values())
        live = self._lives.get(change.table)
        return [live] if live is not None and live.table.seq < change.seq else []

    async def _catch_up(self, live: TableSession) -> None:
        """A table that cannot be brought up to date does not stop the others."""
        try:
            await live.catch_up()
        except Exception:
            log.exception("a table is behind", extra={"table": live.id})

    async def _wake(self) -> None:
        """Loads the tables whose clocks must run though nobody is connected."""
        for row in await self.store.timed_tables():
            await self.open(row.id)

    async def _sweep(self) -> None:
        """Drops tables that nobody looks at and nothing happens at."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._settings.idle_seconds))
            for live in list(self._lives.values()):
                if self._is_idle(live):
                    del self._lives[live.id]
                    self._drivers.pop(live.id).cancel()

    def _is_idle(self, live: TableSession) -> bool:
        quiet = time.monotonic() - live.idle_since > self._settings.idle_seconds
        return quiet and not live.viewers and live.table.due(time.time()) is None

    def tables_of(self, guest: str) -> list[TableSession]:
        """The tables to which a guest is connected in this process."""
        return [live for live in self._lives.values() if guest in live.here]

    def census(self) -> tuple[int, int]:
        """How many tables are in memory, and how many look at them."""
        return len(self._lives), sum(len(live.viewers) for live in self._lives.values())
