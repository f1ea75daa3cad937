"""A server on loopback with an empty database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import running


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file of SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def address(database: str) -> Iterator[str]:
    """The address of a running server."""
    with running(database) as address:
        yield address
