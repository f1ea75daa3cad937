"""What all requests of one server process share."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

from ostrov.protocol.commands import Join, Sit
from ostrov.server import invitations
from ostrov.server.hub import Hub
from ostrov.server.invitations import Scope
from ostrov.server.limits import ByAddress
from ostrov.server.problems import no_such_table, slow_down
from ostrov.server.replays import Replays
from ostrov.server.session import TableSession
from ostrov.server.settings import Settings
from ostrov.storage import Guest, Store
from ostrov.table import STRANGER, Problem, Table
from ostrov.table.problem import no_watching

KEY_BYTES = 32


class Service:
    """The store, the tables in memory, the key of the invitations and the limits by address."""

    def __init__(self, store: Store, settings: Settings, key: bytes) -> None:
        self.store = store
        self.settings = settings
        self.hub = Hub(store, settings)
        self.replays = Replays(store.records)
        self.requests = ByAddress(settings.limits.requests)
        self.new_guests = ByAddress(settings.limits.guests)
        self.new_tables = ByAddress(settings.limits.tables)
        self.new_records = ByAddress(settings.limits.records)
        self.new_pictures = ByAddress(settings.limits.pictures)
        self.commands = ByAddress(settings.limits.commands)
        self._key = key
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._connections: Counter[str] = Counter()

    @classmethod
    async def start(cls, store: Store, settings: Settings) -> Service:
        """Takes the common key from the store and starts the work behind the requests."""
        key = await store.secret("invitations", secrets.token_bytes(KEY_BYTES))
        service = cls(store, settings, key)
        await service.hub.start()
        return service

    async def stop(self) -> None:
        """Ends the work behind the requests."""
        self.replays.stop()
        self._painter.shutdown(wait=False, cancel_futures=True)
        await self.hub.stop()

    def invitation(self, table: str, scope: Scope) -> str:
        """The path of an invitation."""
        return f"/j/{invitations.sign(self._key, table, scope)}"

    async def invited(self, invitation: str, guest: Guest | None) -> tuple[Table, Scope]:
        """What an invitation is for, as far as its reader may know; Problem when it is not one of ours."""
        live, scope = await self._read(invitation)
        id = id_of(guest)
        if not live.table.may_look(id):
            raise no_watching()
        return await live.shown_to(id), scope

    async def accept(self, guest: Guest, invitation: str) -> tuple[TableSession, Scope]:
        """Lets a guest in; Problem when the invitation is not one of ours."""
        live, scope = await self._read(invitation)
        await self._join(live, guest, scope, invited=scope == "seat")
        return live, scope

    async def seat(self, live: TableSession, guest: Guest) -> int | None:
        """Gives a guest a free seat before the start; the seat that is theirs now, if any."""
        for seat in live.table.seats:
            if live.table.stage != "open" or live.table.seat_of(guest.id) is not None:
                break
            if seat.kind == "open":
                with suppress(Problem):  # somebody else was faster: perhaps the next one
                    await live.submit(Sit(f"seat-{secrets.token_hex(8)}", seat.number), guest.id)
        return live.table.seat_of(guest.id)

    async def _read(self, invitation: str) -> tuple[TableSession, Scope]:
        """The table of an invitation; Problem when it is not one of ours."""
        found = invitations.read(self._key, invitation)
        if found is None:
            raise no_such_table()
        table, scope = found
        return await self.hub.open(table), scope

    async def look(self, table: str, guest: Guest | None) -> TableSession:
        """A table that somebody may see: was let in before, or it is public, and watching is allowed there.

        Problem otherwise. What of it they may know is `TableSession.shown_to`.
        """
        live = await self.hub.open(table)
        id = id_of(guest)
        if not (live.table.plan.public or live.table.may_watch(id)):
            raise no_such_table()
        if not live.table.may_look(id):
            raise no_watching()
        return live

    async def look_back(self, table: str, guest: Guest | None) -> TableSession:
        """As `look`, and a finished game for whoever has its address, where watching is allowed.

        Who would watch late learns no earlier than they would by watching that a game has ended, nor that
        there is a private table.
        """
        live = await self.hub.open(table)
        id = id_of(guest)
        if live.table.may_look(id) and (await live.shown_to(id)).has_ended:
            return live
        return await self.look(table, guest)

    async def seen_by_strangers(self, table: str) -> Table:
        """A table as whoever has its address may know it; Problem when that is nothing."""
        live = await self.look_back(table, None)
        return await live.shown_to(STRANGER)

    async def enter(self, table: str, guest: Guest) -> TableSession:
        """A table that a guest is at from now on; before the start one is called there as one is now."""
        live = await self.look(table, guest)
        known = live.table.people.get(guest.id)
        if known is None:
            await self._join(live, guest, "seat")
        elif known != guest.name and live.table.stage == "open":
            await self._join(live, guest, "seat" if live.table.may_sit(guest.id) else "watch")
        return live

    async def at(self, table: str, guest: Guest | None) -> TableSession:
        """A table to watch or to play at; a stranger leaves no trace there."""
        return await (self.look(table, None) if guest is None else self.enter(table, guest))

    async def rename(self, guest: Guest, name: str) -> None:
        """Gives a guest another name; tables before their start where the guest is connected hear of it."""
        await self.store.rename_guest(guest.id, name)
        renamed = Guest(guest.id, name)
        for live in self.hub.tables_of(guest.id):
            with suppress(Problem):
                await self.enter(live.id, renamed)

    async def introduce(self, live: TableSession, host: Guest) -> None:
        """The host is known to those who come as they are to the host."""
        if (await self.store.conduct.of(host.id)).of:
            await self._join(live, host, "seat")

    async def _join(self, live: TableSession, guest: Guest, scope: Scope, *, invited: bool = False) -> None:
        conduct = await self.store.conduct.of(guest.id)
        known = conduct if conduct.of else None
        join = Join(name=guest.name, watch=scope == "watch", invited=invited, conduct=known)
        await live.submit(join, guest.id)

    async def drawn(self, address: str, draw: Callable[[], bytes]) -> bytes:
        """A picture, drawn apart from the tables, one at a time; Problem for who wants too many."""
        if wait := self.new_pictures.take(address):
            raise slow_down(wait)
        return await asyncio.get_running_loop().run_in_executor(self._painter, draw)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Counts an open socket or stream of an address; Problem when it has too many."""
        if self._connections[address] >= self.settings.limits.connections:
            raise slow_down(60)
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


def id_of(guest: Guest | None) -> str:
    """How a table calls somebody."""
    return STRANGER if guest is None else guest.id
