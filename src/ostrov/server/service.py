"""What all requests of one server process share."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ostrov.protocol.commands import Join
from ostrov.server import invitations
from ostrov.server.hub import Hub
from ostrov.server.invitations import Scope
from ostrov.server.limits import ByAddress
from ostrov.server.problems import no_such_table, slow_down
from ostrov.server.replays import Replays
from ostrov.server.session import TableSession
from ostrov.server.settings import Settings
from ostrov.storage import Guest, Store
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
        self.commands = ByAddress(settings.limits.commands)
        self._key = key
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
        await self.hub.stop()

    def invitation(self, table: str, scope: Scope) -> str:
        """The path of an invitation."""
        return f"/j/{invitations.sign(self._key, table, scope)}"

    async def accept(self, guest: Guest, invitation: str) -> tuple[TableSession, Scope]:
        """Lets a guest in; Problem when the invitation is not one of ours."""
        found = invitations.read(self._key, invitation)
        if found is None:
            raise no_such_table()
        table, scope = found
        live = await self.hub.open(table)
        await self._join(live, guest, scope)
        return live, scope

    async def look(self, table: str, guest: Guest) -> TableSession:
        """A table that a guest may see: was let in before, or it is public, and watching is allowed there.

        Problem otherwise. What of it the guest may know is `Live.shown_to`.
        """
        live = await self.hub.open(table)
        if not (live.table.plan.public or live.table.may_watch(guest.id)):
            raise no_such_table()
        if not live.table.may_look(guest.id):
            raise no_watching()
        return live

    async def enter(self, table: str, guest: Guest) -> TableSession:
        """A table that a guest is at from now on."""
        live = await self.look(table, guest)
        if not live.table.may_watch(guest.id):
            await self._join(live, guest, "seat")
        return live

    async def _join(self, live: TableSession, guest: Guest, scope: Scope) -> None:
        await live.submit(Join(name=guest.name, watch=scope == "watch"), guest.id)

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
