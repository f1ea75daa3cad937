"""A server on loopback with an empty database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.running import Process, running


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file of SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def address(database: str) -> Iterator[str]:
    """The address of a running server."""
    with running(database) as address:
        yield address


@pytest.fixture
def serve() -> Iterator[Callable[[str], Process]]:
    """Starts servers as processes, none of which outlives the test."""
    started: list[Process] = []

    def serve(database: str) -> Process:
        started.append(Process(database))
        return started[-1]

    yield serve
    for process in started:
        process.kill()
