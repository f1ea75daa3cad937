"""The picture in the README is the one that the code draws now.

Regenerate it: python -m ostrov.draw.sample > docs/images/board.svg
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ostrov.draw.sample import picture, play

COMMITTED = Path(__file__).resolve().parents[2] / "docs" / "images" / "board.svg"


def test_the_committed_picture_is_current() -> None:
    assert picture() == COMMITTED.read_text("utf-8"), "python -m ostrov.draw.sample > docs/images/board.svg"


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_command_writes_it(hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "ostrov.draw.sample"]
    result = subprocess.run(command, env=env, capture_output=True, check=True)
    assert result.stdout.decode() == picture()


def test_it_shows_all_there_is() -> None:
    game = play()
    position = game.describe()
    assert not game.over
    assert {kind for row in position["pieces"].values() for kind, places in row.items() if places} == {
        "settlements",
        "cities",
        "roads",
    }
    assert all(row["roads"] for row in position["pieces"].values())
    assert position["longest_route"]
    assert position["largest_army"]
