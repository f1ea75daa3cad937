"""Connections to the two databases: addresses, settings, and the transactions of SQLite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_MILLISECONDS = 10_000
SQLITE_SETTINGS = (
    "journal_mode=wal",
    "synchronous=normal",  # a killed process loses nothing; a power cut may lose the last moments
    f"busy_timeout={BUSY_MILLISECONDS}",
    "foreign_keys=on",
)
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


class StorageError(ValueError):
    """A database that cannot be used; one sentence that says why."""


def address(text: str) -> sa.URL:
    """The address of a database: a URL of SQLite or PostgreSQL, or the path of a SQLite file."""
    if "://" not in text:
        return file_address(text)
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError("the address of the database cannot be read") from None
    if url.drivername not in DRIVERS:
        raise StorageError(f"a database is sqlite or postgresql, not {url.drivername}")
    if url.drivername.startswith("sqlite"):
        if not url.database or url.database == ":memory:":
            raise StorageError("a database of SQLite is a file: sqlite:///games.db")
        return file_address(url.database)
    return url.set(drivername=DRIVERS[url.drivername])


def file_address(path: str) -> sa.URL:
    """The address of a SQLite file; StorageError when it cannot be there."""
    if not Path(path).absolute().parent.is_dir():
        raise StorageError(f"{path}: there is no folder to keep the database in")
    return sa.URL.create("sqlite+aiosqlite", database=path)


def connect(url: sa.URL) -> AsyncEngine:
    """An engine to read with; nothing is opened before its first use."""
    try:
        engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() == "postgresql")
    except ModuleNotFoundError as error:
        raise StorageError(f"PostgreSQL needs the extra: pip install 'ostrov[postgres]' ({error})") from None
    _prepare(engine.sync_engine, "begin")
    return engine


def connect_to_write(url: sa.URL) -> sa.Engine:
    """An engine of one connection for the thread that writes; `connect` has found the driver."""
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(url)
    engine = sa.create_engine(url.set(drivername="sqlite"), paramstyle="named")
    _prepare(engine, "begin immediate")  # takes its turn at once instead of failing half-way
    return engine


def _prepare(engine: sa.Engine, begin: str) -> None:
    """Sets every connection of SQLite up; its driver begins no transaction by itself."""
    if engine.dialect.name != "sqlite":
        return
    sa.event.listen(engine, "connect", _set_up_sqlite)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def _set_up_sqlite(connection: Any, record: object) -> None:
    """A new connection of SQLite."""
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        for setting in SQLITE_SETTINGS:
            cursor.execute(f"pragma {setting}")
    except BaseException:
        connection.close()  # its thread would go on
        raise
    cursor.close()
