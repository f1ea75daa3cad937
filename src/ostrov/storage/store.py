"""What the server keeps: logs, guests, the index of tables. All calls may be made at once.

The key (table, sequence) is the only lock. Whoever appends under a number that is taken gets `Conflict`,
reads what it has missed and decides anew.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa
from msgspec.json import decode, encode
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrov.storage import schema
from ostrov.storage.conduct import Conducts, write_conduct
from ostrov.storage.engine import StorageError, address, connect, connect_to_write
from ostrov.storage.migrate import migrate
from ostrov.storage.notices import Change, announce, listen, poll
from ostrov.storage.records import Records
from ostrov.storage.writer import Writer
from ostrov.table import Entry

Json = dict[str, Any]


class Conflict(Exception):
    """Another process has written under one of these numbers; nothing of this was written."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody without an account. The token itself is known to nobody here."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in the index: what the list of public tables shows, and whether a clock runs."""

    id: str
    public: bool
    stage: str
    timed: bool
    created_at: float
    summary: Json


@dataclass(frozen=True, slots=True)
class Born:
    """A table that is to be made."""

    row: TableRow
    entries: Sequence[Entry]


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        """Takes a migrated database; `Store.open` is the way in."""
        self._engine = engine
        self._writer = writer
        self.records = Records(engine, writer)
        self.conduct = Conducts(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects and migrates; StorageError when the database cannot be used."""
        where = address(url)
        store = cls(connect(where), Writer(connect_to_write(where)))
        try:
            await store._writer.write(migrate)
        except (SQLAlchemyError, OSError) as error:
            await store.close()
            reason = getattr(error, "orig", None) or error
            raise StorageError(f"the database cannot be opened: {reason}") from error
        return store

    async def close(self) -> None:
        """Writes what waits and closes all connections."""
        await self._writer.close()
        await self._engine.dispose()

    async def create(self, born: Born) -> None:
        """A new table with its first entries; Conflict when the id is taken."""
        try:
            await self._writer.write(lambda connection: _create(connection, born))
        except IntegrityError as error:
            raise Conflict(born.row.id) from error

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        born: Born | None = None,
        finished: Mapping[str, bool] | None = None,
    ) -> None:
        """Writes all entries, the table that is born of them, and who finished the game, or nothing of it.

        Conflict when a number is taken. Other processes hear of it.
        """
        if not entries:
            return

        def work(connection: sa.Connection) -> None:
            _insert(connection, table, entries)
            if born is not None:
                _create(connection, born)
            write_conduct(connection, table, entries[-1].at, finished or {})

        try:
            await self._writer.write(work)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after that number on; empty when there is no such table."""
        columns = schema.entries.c
        query = (
            sa.select(schema.entries)
            .where(columns.table_id == table, columns.seq > after)
            .order_by(columns.seq)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_to_entry(row) for row in rows]

    async def add_guest(self, guest: Guest, token_hash: bytes, now: float) -> None:
        """A new guest."""
        values = {"id": guest.id, "name": guest.name, "token_hash": token_hash, "created_at": now}
        await self._writer.write(lambda connection: connection.execute(sa.insert(schema.guests), values))

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """The guest who has the token of this hash."""
        columns = schema.guests.c
        query = sa.select(columns.id, columns.name).where(columns.token_hash == token_hash)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Guest(*row) if row else None

    async def rename_guest(self, guest: str, name: str) -> None:
        """Gives a guest another name."""
        change = sa.update(schema.guests).where(schema.guests.c.id == guest).values(name=name)
        await self._writer.write(lambda connection: connection.execute(change))

    async def update_table(self, row: TableRow) -> None:
        """What the index says of a table from now on."""
        change = sa.update(schema.tables).where(schema.tables.c.id == row.id).values(_from_row(row))
        await self._writer.write(lambda connection: connection.execute(change))

    async def table(self, id: str) -> TableRow | None:
        """A table of the index."""
        rows = await self._rows(schema.tables.c.id == id, 1)
        return rows[0] if rows else None

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables that wait or play, the newest first."""
        columns = schema.tables.c
        return await self._rows(sa.and_(columns.public, columns.stage.in_(("open", "playing"))), limit)

    async def timed_tables(self) -> list[TableRow]:
        """Running tables that a clock must be kept for, whoever is connected."""
        return await self._rows(sa.and_(schema.tables.c.timed, schema.tables.c.stage == "playing"), None)

    async def _rows(self, condition: sa.ColumnElement[bool], limit: int | None) -> list[TableRow]:
        columns = schema.tables.c
        query = sa.select(schema.tables).where(condition).order_by(columns.created_at.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_to_row(row) for row in rows]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share: `fresh` when there was none before."""
        query = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)

        def work(connection: sa.Connection) -> bytes:
            found = connection.execute(query).scalar()
            if found is None:
                connection.execute(sa.insert(schema.secrets), {"name": name, "value": fresh})
            return fresh if found is None else bytes(found)

        try:
            return await self._writer.write(work)
        except IntegrityError:  # another process was faster
            return await self._writer.write(work)

    def changes(self) -> AsyncGenerator[Change]:
        """What any process appends: the table, and a number it has reached at least.

        The first item is LISTENING: what is appended after it is heard. Close the generator
        (`contextlib.aclosing`): it keeps a connection.
        """
        if self._engine.dialect.name == "postgresql":
            return listen(self._engine)
        return poll(self._engine)


def _create(connection: sa.Connection, born: Born) -> None:
    """Writes a new table."""
    connection.execute(sa.insert(schema.tables), _from_row(born.row))
    _insert(connection, born.row.id, born.entries)


def _insert(connection: sa.Connection, table: str, entries: Sequence[Entry]) -> None:
    """Writes entries, and tells other processes when they are committed."""
    connection.exec_driver_sql(
        _insertion(connection.dialect), [_from_entry(table, entry) for entry in entries]
    )
    announce(connection, table, entries[-1].seq)


@cache
def _insertion(dialect: sa.Dialect) -> str:
    """The one statement that every move needs, made once."""
    return str(sa.insert(schema.entries).compile(dialect=dialect))


def _to_row(row: sa.Row[Any]) -> TableRow:
    """A row of the index."""
    return TableRow(row.id, row.public, row.stage, row.timed, row.created_at, decode(row.summary))


def _to_entry(row: sa.Row[Any]) -> Entry:
    """An entry of a log."""
    return Entry(row.seq, row.kind, row.at, row.by, row.command, decode(row.body))


def _from_row(row: TableRow) -> Json:
    """The columns of a row of the index."""
    return {
        "id": row.id,
        "public": row.public,
        "stage": row.stage,
        "timed": row.timed,
        "created_at": row.created_at,
        "summary": encode(row.summary),
    }


def _from_entry(table: str, entry: Entry) -> Json:
    """The columns of an entry."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "at": entry.at,
        "by": entry.by,
        "command": entry.command,
        "body": encode(entry.body),
    }
