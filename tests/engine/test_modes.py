"""The compiled engine and its plain sources play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ostrov.testing import engine_mode
from ostrov.testing.fingerprint import ALL_TABLES, fingerprint

SEEDS = 2


@pytest.mark.skipif(engine_mode() == "plain", reason="there is nothing to compare: the engine runs plain")
def test_compiled_and_plain_are_one_game() -> None:
    line = [sys.executable, "-m", "ostrov.testing.fingerprint", str(SEEDS)]
    env = {**os.environ, "OSTROV_PURE": "1"}
    result = subprocess.run(line, env=env, text=True, capture_output=True, check=True)
    mode, *rows = result.stdout.splitlines()
    assert mode == "plain"
    assert rows == [f"{fingerprint(table, SEEDS)} {table}" for table in ALL_TABLES]


def test_fingerprints_tell_games_apart() -> None:
    assert len({fingerprint(table) for table in ALL_TABLES}) == len(ALL_TABLES)
    assert fingerprint("sprint", 1) != fingerprint("sprint", 2)
