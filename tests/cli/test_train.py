"""`ostrov train`: it learns into a file, and says what is wrong before it has played a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
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
    assert f"{tmp_path} is a folder" in refused("train", str(tmp_path))


def test_nothing_is_overwritten_but_the_value_that_it_goes_on_from(refused: Refused, tmp_path: Path) -> None:
    kept = tmp_path / "kept.npz"
    kept.write_text("no value")
    said = "exists already and is not overwritten: name another file, or go on from it with --start"
    assert said in refused("train", str(kept))
    assert "kept.npz holds no learned value" in refused("train", str(kept), "--start", str(kept))
    assert kept.read_text() == "no value"


def test_a_value_of_another_game_is_refused(refused: Refused, tmp_path: Path) -> None:
    knights = files("ostrov.bots").joinpath("values", "cities_knights.npz")
    words = ("train", str(tmp_path / "value.npz"), "--start", str(knights))
    assert "and those of base have" in refused(*words)
    assert "cities_knights, seafarers+cities_knights, not 'sea'" in refused(*words, "--rules", "sea")
    assert "0<=x<=4294967295" in refused("train", str(tmp_path / "value.npz"), "--seed", 2**32)


@pytest.mark.skipif(engine_mode() == "plain", reason="a thousand positions take minutes in plain Python")
def test_a_round_leaves_a_value(run: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "value"  # no other name is made of it
    told = run("train", str(out), "--rounds", "1", "--positions", "1000", "--jobs", "1")
    assert told.exit_code == 0
    assert "round 1: " in told.stdout
    assert out.stat().st_size > 10_000
    assert f"{out} is learned; how good is it? ostrov arena planner@value={out} planner" in told.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["value"]
    played = run("arena", f"planner@value={out}", "random", "--boards", "1", "--jobs", "1", "--json")
    assert played.exit_code == 0, played.stderr
    again = run("train", str(out), "--start", str(out), "--rounds", "1", "--positions", "1000", "--jobs", "1")
    assert again.exit_code == 0, again.stderr


@pytest.mark.skipif(engine_mode() == "plain", reason="a thousand positions take minutes in plain Python")
def test_foundings_are_learned_and_played(run: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "opening.npz"
    told = run("train", str(out), "--foundings", "--rounds", "1", "--positions", "1000", "--jobs", "1")
    assert told.exit_code == 0, told.stderr
    assert f"ostrov arena planner@opening={out} planner" in told.stdout
    played = run("arena", f"planner@opening={out}", "random", "--boards", "1", "--jobs", "1", "--json")
    assert played.exit_code == 0, played.stderr
