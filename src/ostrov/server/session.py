"""One table in the memory of this process: folds its log, takes commands, tells its viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict

from ostrov.protocol.commands import CommandBody
from ostrov.protocol.http import SeatShown
from ostrov.protocol.messages import GameEvent, Presence, Update, Welcome
from ostrov.protocol.table import TableInfo, You
from ostrov.server.absence import Absence
from ostrov.server.delayed_viewers import DelayedViewers
from ostrov.server.encoded_info import EncodedInfo
from ostrov.server.viewer import UNWATCHED, Viewer
from ostrov.storage import Born, Conflict, Store, TableRow
from ostrov.table import Entry, OutgoingEvent, Table
from ostrov.table.conduct import finished

ATTEMPTS = 50
"""Conflicts in a row after which something is wrong."""

encode = msgspec.json.encode


class TableSession:
    """A table, those who look at it, and a lock for this process; the log's key is the real one."""

    def __init__(self, store: Store, id: str, entries: Sequence[Entry], row: TableRow | None = None) -> None:
        """Folds a log of at least one entry; `row` is what the index says of it."""
        self.store = store
        self.id = id
        self.table = Table.replay(id, entries)
        self.viewers: set[Viewer] = set()
        self.changed = asyncio.Event()
        self.idle_since = time.monotonic()
        self.created_at = entries[0].at
        self.absence = Absence(self)
        self._gallery = DelayedViewers(store, id, self._tell_late)
        self._lock = asyncio.Lock()
        self._info = EncodedInfo()
        self._row = row
        self._indexed: int | None = None

    @property
    def here(self) -> list[str]:
        """The guests who are connected to this process; strangers are nobody."""
        return sorted({viewer.id for viewer in self.viewers if viewer.guest is not None})

    async def submit(
        self, command: CommandBody, by: str | None, answer: Callable[[int], None] | None = None
    ) -> list[Entry]:
        """Decides, writes, applies, tells; the new entries. Problem when the table refuses.

        `answer` hears the number that was reached before anybody is told. Nothing is applied that was not
        written; after a conflict with another process the command is decided anew.
        """
        return await asyncio.shield(asyncio.ensure_future(self._submit(command, by, answer)))

    async def _submit(
        self, command: CommandBody, by: str | None, answer: Callable[[int], None] | None
    ) -> list[Entry]:
        async with self._lock:
            for _ in range(ATTEMPTS):
                entries = self.table.decide(command, by, time.time())
                try:
                    await self.store.append(
                        self.id, entries, self._born(entries), finished(self.table, entries)
                    )
                except Conflict:
                    await self._fold_missing()
                    continue
                if answer is not None:
                    answer(entries[-1].seq if entries else self._done_at(command, by))
                await self._accept(entries)
                await self._index()
                return entries
        raise RuntimeError(f"table {self.id} is in conflict for ever")

    def _born(self, entries: Sequence[Entry]) -> Born | None:
        """The table of a rematch: it is there before anybody hears of it."""
        if found := self.table.successor(entries):
            table, first = found
            return Born(row_of(table, first[0].at), first)
        return None

    def _done_at(self, command: CommandBody, by: str | None) -> int:
        """The number that a command reached when it was done before; the present one if it does nothing."""
        return self.table.done_at(by, command.id or "") or self.table.seq

    async def catch_up(self) -> None:
        """Applies what other processes have written."""
        async with self._lock:
            await self._fold_missing()

    async def _fold_missing(self) -> None:
        await self._accept(await self.store.entries(self.id, self.table.seq))

    async def _accept(self, entries: Sequence[Entry]) -> None:
        """Applies what is written, and tells."""
        if not entries:
            return
        news: list[OutgoingEvent] = []
        for entry in entries:
            news += self.table.apply(entry)
        self.idle_since = time.monotonic()
        self.changed.set()
        self._send_away()
        late = [viewer for viewer in self.viewers if self._is_late(viewer.id)]
        self._tell(self.table, news, self.viewers.difference(late))
        if late:
            await self._gallery.open(entries[0].seq - 1)  # all of that they have seen
        self._gallery.add(entries)
        self.absence.heard(entries)

    def _send_away(self) -> None:
        """Closes the connections of those who may not watch any more."""
        for viewer in self.viewers:
            if not self.table.may_look(viewer.id):
                viewer.close(UNWATCHED)

    def _is_late(self, guest: str) -> bool:
        """Somebody without a seat at a table where those are behind."""
        return self.table.delayed and self.table.seat_of(guest) is None

    async def shown_to(self, guest: str) -> Table:
        """The table as far as a guest may know of it by now: nothing else of it is for them."""
        if not self._is_late(guest):
            return self.table
        async with self._lock:
            return await self._gallery.open(self.table.seq)

    def _tell_late(self, table: Table, news: Sequence[OutgoingEvent]) -> None:
        """Those who are behind hear what is due."""
        self._tell(table, news, [viewer for viewer in self.viewers if self._is_late(viewer.id)])

    def _tell(self, table: Table, news: Sequence[OutgoingEvent], viewers: Iterable[Viewer]) -> None:
        """All get the events that they may know and the scene of the table's now; each form is made once."""
        info = self._info.of(table, self.here)
        static = table.static() if any(one.begins for one in news) else msgspec.UNSET
        made: dict[int | None, bytes] = {}
        for viewer in viewers:
            seat = table.seat_of(viewer.id)
            if seat not in made:
                scene = table.scene(viewer.id)
                made[seat] = encode(Update(table.seq, _seen(news, seat), scene, info, static))
            viewer.send(made[seat])

    async def attach(self, viewer: Viewer, since: int = 0) -> None:
        """Welcomes a viewer, who misses nothing from now on."""
        guest = viewer.id
        table = await self.shown_to(guest)
        self.viewers.add(viewer)
        self._send_away()
        seat = table.seat_of(guest)
        info = table.info(self.here)
        viewer.send(
            encode(
                Welcome(
                    you=You(None if viewer.guest is None else guest, seat, host=info.host == guest),
                    table=info,
                    static=table.static(),
                    scene=table.scene(guest),
                    events=table.heard(guest, since),
                    seq=table.seq,
                )
            )
        )
        self._tell_presence()
        self.absence.came(guest)

    def detach(self, viewer: Viewer) -> None:
        """Forgets a viewer."""
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()
        self._tell_presence()
        self.absence.went(viewer.id)

    def _tell_presence(self) -> None:
        message = encode(Presence(self.here))
        for viewer in self.viewers:
            viewer.send(message)

    async def _index(self) -> None:
        """Brings the index up to date; only a change is written."""
        known = self.table.info_changed
        if known == self._indexed:
            return
        row = row_of(self.table, self.created_at)
        if row != self._row:
            await self.store.update_table(row)
            self._row = row
        self._indexed = known


def row_of(table: Table, created_at: float) -> TableRow:
    """What the index is to say of a table."""
    info = table.info(())
    return TableRow(
        id=table.id,
        public=info.public,
        stage=table.stage,
        timed=bool(info.clock.turn or info.clock.answer),
        created_at=created_at,
        summary=summary(info),
    )


def summary(info: TableInfo) -> dict[str, Any]:
    """What the list of tables shows of one, as it is stored; `TableShown` reads it."""
    hosts = [seat.name for seat in info.seats if seat.guest == info.host]
    return {
        "options": info.options,
        "seats": [asdict(SeatShown(seat.kind, seat.name, seat.level, seat.kept)) for seat in info.seats],
        "host": hosts[0] if hosts else None,
        "clock": asdict(info.clock),
        "dice": info.dice,
        "watching": asdict(info.watching),
    }


def _seen(outgoing: Sequence[OutgoingEvent], seat: int | None) -> list[GameEvent]:
    """The events as one seat sees them."""
    return [event for one in outgoing if (event := one.seen_by(seat)) is not None]
