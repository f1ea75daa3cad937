"""What tests of several folders share: readable assertions of their helpers, and PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

for helper in ("table", "example_game", "example_turns", "cities_knights.table"):
    pytest.register_assert_rewrite(f"tests.rules.{helper}")
pytest.register_assert_rewrite("tests.server.player", "tests.server.running")


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server; all workers of a run share one."""
    from tests.postgres import run_server

    own = tmp_path_factory.getbasetemp()
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with run_server(folder / "postgres") as address:
        yield address


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database of PostgreSQL."""
    from tests.postgres import new_database

    return new_database(postgres_server)
