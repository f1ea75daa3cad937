"""What tests of several folders share: readable assertions of their helpers, loops, and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

for helper in ("table", "example_game", "cities_knights.table"):
    pytest.register_assert_rewrite(f"tests.rules.{helper}")
pytest.register_assert_rewrite("tests.server.player", "tests.server.running")


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests may run event loops of their own in a process that has tested pages before.

    A browser that stays open between tests has a loop, which Python takes for running all the time.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server; all workers of a run share one.

    Its data is not in pytest's own folder: another run may close that one to the user of the server.
    """
    from tests.postgres import run_server

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", secrets.token_hex(16))
    with run_server(Path(tempfile.gettempdir()) / f"ostrov-{run[:12]}") as address:
        yield address


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database of PostgreSQL."""
    from tests.postgres import new_database

    return new_database(postgres_server)
