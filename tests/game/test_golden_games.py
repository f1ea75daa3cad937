"""Golden games: every step still shows every seat the same view and tells the same events."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.golden import cases

from ostrov.game import ck_notation
from ostrov.game.action import KIND_NAMES
from ostrov.game.events.event import BASE_KINDS


@pytest.mark.parametrize("name", cases.NAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    lines = cases.file(name).read_text("utf-8").splitlines()
    played = list(cases.played(name))
    for number, (now, then) in enumerate(zip(played, lines, strict=True), 1):
        assert json.loads(now) == json.loads(then), f"line {number} of {cases.file(name).name}"
    assert played == lines


def test_nothing_lacks_a_golden_file_and_no_file_is_left_over() -> None:
    assert sorted(file.stem for file in cases.GAMES.glob("*.jsonl")) == sorted(cases.NAMES)
    assert sorted(cases.PERFT.parent.iterdir()) == [cases.PERFT]
    assert sorted(cases.ORDER.parent.iterdir()) == [cases.ORDER]


def test_golden_games_hold_every_kind_of_event_and_action() -> None:
    rows = [row for name in cases.NAMES for row in cases.rows(name)[1:]]
    told = {(event[0], event[1]) for row in rows for event in row["events"]}
    assert told == {(kind, clause) for kind, clauses in BASE_KINDS.items() for clause in clauses}
    base = {name for kind, name in KIND_NAMES.items() if kind not in ck_notation.KIND_NAMES}
    names = sorted(base, key=len, reverse=True)
    done = {next(name for name in names if row["do"].startswith(name)) for row in rows}
    assert done == set(names)


def test_golden_files_stay_small() -> None:
    files = [file for file in Path(cases.GOLDEN).rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert sum(file.stat().st_size for file in files) < 300_000
