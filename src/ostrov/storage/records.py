"""Records that people have opened to look at: kept for a while, so that any process can show them."""

from __future__ import annotations

import zlib

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrov.storage.schema import records
from ostrov.storage.writer import Writer

KEPT_SECONDS = 7 * 24 * 3600
KEPT_BYTES = 64_000_000
"""All of them together, compressed; beyond that the oldest go."""


class Records:
    """The records of a database."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def keep(self, id: str, text: str, now: float) -> None:
        """Keeps a record, or keeps it longer; drops those that are too old or too many."""
        row = {"at": now, "body": zlib.compress(text.encode())}
        again = sa.update(records).where(records.c.id == id).values(row)

        def work(connection: sa.Connection) -> None:
            if not connection.execute(again).rowcount:
                connection.execute(sa.insert(records), {"id": id, **row})
            _drop_old(connection, now)

        try:
            await self._writer.write(work)
        except IntegrityError:  # another process was faster
            await self._writer.write(work)

    async def text(self, id: str) -> str | None:
        """A record; None when there is none any more."""
        query = sa.select(records.c.body).where(records.c.id == id)
        async with self._engine.connect() as connection:
            body = (await connection.execute(query)).scalar()
        return None if body is None else zlib.decompress(body).decode()


def _drop_old(connection: sa.Connection, now: float) -> None:
    """Makes room: the newest stay."""
    connection.execute(sa.delete(records).where(records.c.at < now - KEPT_SECONDS))
    sizes = sa.select(records.c.id, sa.func.length(records.c.body)).order_by(records.c.at.desc())
    full, gone = 0, []
    for id, size in connection.execute(sizes):
        full += size
        if full > KEPT_BYTES:
            gone.append(id)
    if gone:
        connection.execute(sa.delete(records).where(records.c.id.in_(gone)))
