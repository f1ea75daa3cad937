"""How a process hears that another one has appended: PostgreSQL says so, SQLite is asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrov.storage.schema import entries

CHANNEL = "ostrov"
POLL_SECONDS = 0.25


class Change(NamedTuple):
    """A table has entries up to this number."""

    table: str
    seq: int


LISTENING = Change("", 0)
"""The first item of all: from here on nothing is missed."""


def announce(connection: sa.Connection, table: str, seq: int) -> None:
    """Tells the other processes once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{seq}")))


async def listen(engine: AsyncEngine) -> AsyncGenerator[Change]:
    """The announcements of PostgreSQL, on a connection of their own."""
    import psycopg

    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(f"listen {CHANNEL}")
        yield LISTENING
        async for notice in connection.notifies():
            table, _, seq = notice.payload.rpartition(":")
            yield Change(table, int(seq))


async def poll(engine: AsyncEngine) -> AsyncGenerator[Change]:
    """Looks at the version of the file; only when it has changed, at the rows that are new.

    SQLite lets one write at a time, so rows are numbered in the order in which they are committed.
    """
    row: sa.ColumnElement[int] = sa.literal_column("entries.rowid", sa.Integer)
    newest = sa.select(sa.func.coalesce(sa.func.max(row), 0)).select_from(entries)
    async with engine.connect() as connection:  # the version counts what other connections have written
        seen = (await connection.execute(newest)).scalar_one()
        await connection.rollback()
        yield LISTENING
        version = None
        while True:
            now = (await connection.exec_driver_sql("pragma data_version")).scalar_one()
            found = []
            if now != version:
                version = now
                query = (
                    sa.select(entries.c.table_id, sa.func.max(entries.c.seq), sa.func.max(row))
                    .where(row > seen)
                    .group_by(entries.c.table_id)
                )
                found = list((await connection.execute(query)).all())
            await connection.rollback()  # an open transaction would see the past for ever
            for table, seq, last in found:
                seen = max(seen, last)
                yield Change(table, seq)
            await asyncio.sleep(POLL_SECONDS)
