"""Brings a database to the present schema. Several processes may try at once: one does it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x6F7374726F76
"""The number under which PostgreSQL keeps the processes apart."""


def migrate(connection: sa.Connection) -> None:
    """Runs what is missing inside the transaction of the connection."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
