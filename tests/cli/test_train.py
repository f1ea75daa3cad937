"""`ostrov train`: it learns into a file, and says what is wrong before it has played a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ostrov.testing import engine_mode

Refused = Callable[..., str]


def test_bad_files_are_refused_at_once(refused: Refused, tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "value.npz"
    assert "there is no folder" in refused("train", str(missing))
    (tmp_path / "text.npz").write_text("no value")
    out = str(tmp_path / "value.npz")
    assert "text.npz holds no learned value" in refused("train", out, "--start", str(tmp_path / "text.npz"))
    assert not Path(out).exists()


@pytest.mark.skipif(engine_mode() == "plain", reason="a thousand positions take minutes in plain Python")
def test_a_round_leaves_a_value(run: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "value.npz"
    told = run("train", str(out), "--rounds", "1", "--positions", "1000", "--jobs", "1")
    assert told.exit_code == 0
    assert "round 1: " in told.stdout
    assert out.stat().st_size > 10_000
