"""A database of each kind, empty for each test. PostgreSQL is a real server, one for each worker."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.storage.postgres import fresh_database, run_server


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with run_server(tmp_path_factory.getbasetemp() / "postgres") as address:
        yield address


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database of PostgreSQL."""
    return asyncio.run(fresh_database(postgres_server))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a file of SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two."""
    url = request.getfixturevalue(request.param)
    assert isinstance(url, str)
    return url
