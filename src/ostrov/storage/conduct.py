"""Whether guests finished the games that they began with others, as it is shown before a game. UX S14."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrov.protocol.table import Conduct
from ostrov.storage.schema import conduct

LAST = 20
"""The games that count: what was long ago is forgotten."""


class Conducts:
    """What is known of guests in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, guest: str) -> Conduct:
        """How many of the last games a guest has finished."""
        c = conduct.c
        query = sa.select(c.finished).where(c.guest_id == guest).order_by(c.at.desc()).limit(LAST)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        return Conduct(sum(found), len(found))


def write_conduct(connection: sa.Connection, table: str, at: float, finished: Mapping[str, bool]) -> None:
    """Notes how a game ended for its people."""
    if finished:
        rows = [
            {"guest_id": guest, "table_id": table, "at": at, "finished": one}
            for guest, one in finished.items()
        ]
        connection.execute(sa.insert(conduct), rows)
