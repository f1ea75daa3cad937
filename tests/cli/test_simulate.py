"""`ostrov simulate`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from ostrov.game.record import load

Run = Callable[..., Result]
Document = Callable[..., Any]
Refused = Callable[..., str]

PROMISED = {
    "rules", "players", "games", "seed", "compiled", "cpu_seconds", "games_per_cpu_second", "actions",
    "actions_per_cpu_second", "turns_mean", "wins", "unfinished",
}  # fmt: skip
TIMES = {"cpu_seconds", "games_per_cpu_second", "actions_per_cpu_second", "jobs"}


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """What must be the same at every run."""
    return {key: value for key, value in found.items() if key not in TIMES}


def test_the_summary_has_what_scripts_rely_on(document: Document) -> None:
    found = document("simulate", "--games", 6, "--seed", 3)
    assert set(found) >= PROMISED
    assert (found["rules"], found["players"], found["games"], found["seed"]) == ("base", 4, 6, 3)
    assert len(found["wins"]) == 4
    assert sum(found["wins"]) + found["unfinished"] == 6
    assert found["options"] == {"board_setup": "variable"}


def test_a_seed_plays_the_same_games_whatever_the_jobs(document: Document) -> None:
    first = lasting(document("simulate", "--games", 6))
    assert lasting(document("simulate", "--games", 6)) == first
    assert lasting(document("simulate", "--games", 6, "--jobs", 2)) == first
    assert lasting(document("simulate", "--games", 6, "--seed", 2))["checksum"] != first["checksum"]


def test_the_table_for_people(run: Run) -> None:
    result = run("simulate", "--games", 4, "--bots", "greedy,random,random,random")
    assert (result.exit_code, result.stderr) == (0, "")
    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["0", "red", "greedy"] in [row[:3] for row in rows]
    assert ["3", "white", "random"] in [row[:3] for row in rows]
    assert "4 games, " in result.stdout
    assert "compiled" in result.stdout


def test_players_setup_and_options(document: Document) -> None:
    words = ("--players", 3, "--setup", "beginner_5e", "--option", "victory_points=4", "--games", 3)
    found = document("simulate", *words)
    assert found["options"] == {"players": 3, "victory_points": 4}
    assert len(found["wins"]) == len(found["bots"]) == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_records_are_the_games_that_were_counted(document: Document, tmp_path: Path, jobs: int) -> None:
    folder = tmp_path / "records"
    words = ("--games", 3, "--seed", 9, "--record", folder, "--jobs", jobs, "--option", "victory_points=5")
    found = document("simulate", *words)
    assert sorted(file.name for file in folder.iterdir()) == [f"game-{n:06d}.jsonl" for n in (9, 10, 11)]
    games = [load(file) for file in folder.iterdir()]
    wins = Counter(game.winner for game in games)
    assert [wins[seat] for seat in range(4)] == found["wins"]
    assert sum(len(game.history) for game in games) == found["actions"] + found["chance_outcomes"]
    assert [file.name for file in tmp_path.iterdir()] == ["records"]


def test_records_are_never_overwritten(document: Document, refused: Refused, tmp_path: Path) -> None:
    words = ("simulate", "--option", "victory_points=3", "--record", tmp_path, "--games")
    document(*words, 1)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert "game-000001.jsonl exists already; nothing is overwritten" in refused(*words, 2)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    document(*words, 1, "--seed", 2)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_failure_leaves_no_records(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ostrov.cli import recording

    def fail(*words: object) -> str:
        if list(tmp_path.rglob("game-000001.jsonl")):
            raise OSError(28, "No space left on device")
        return "{}\n"

    monkeypatch.setattr(recording, "dumps", fail)
    words = ("--games", 3, "--option", "victory_points=3", "--record", tmp_path / "records")
    result = run("simulate", *words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", "ostrov: No space left on device\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--games", "0"], "--games"),
        (["--games", "-3"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**63)], "--seed"),
        (["--seed", str(2**63 - 1), "--games", "2"], "cannot start at seed"),
        (["--players", "5"], "option players takes 4, 3, 2, not 5"),
        (
            ["--rules", "cities"],
            "cities_knights, seafarers+cities_knights, not 'cities'",
        ),
        (["--setup", "custom"], "--setup"),
        (["--bots", "gredy"], "did you mean greedy?"),
        (["--bots", "random,greedy"], "4 players need 1 or 4 names of bots, not 2"),
        (["--bots", ""], "there is no bot ''"),
        (["--option", "hand_limt=9"], "did you mean hand_limit?"),
        (["--option", "hand_limit=x"], "hand_limit takes a whole number"),
        (["--option", "players=3"], "has a flag of its own here: --players"),
        (["--record", "nowhere/at/all"], "there is no folder"),
    ],
)
def test_bad_input(refused: Refused, words: list[str], expected: str) -> None:
    assert expected in refused("simulate", *words)


def test_nothing_but_the_document_on_standard_output(run: Run) -> None:
    result = run("simulate", "--games", 2, "--json")
    assert result.stderr == ""
    assert json.loads(result.stdout)["games"] == 2
    assert result.stdout.startswith("{\n")
    assert result.stdout.endswith("}\n")
