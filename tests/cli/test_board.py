"""`ostrov board`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import Result

from ostrov import OPTIONS, Game, Layout
from ostrov.cli.arguments import BOARDS

Run = Callable[..., Result]
Document = Callable[..., Any]
Refused = Callable[..., str]


def test_a_seed_draws_the_board_of_the_game(document: Document) -> None:
    found = document("board", "--seed", 7)
    assert (found["setup"], found["seed"]) == ("variable", 7)
    assert Layout.from_json(found) == Game.new(7, board_setup="variable").layout
    assert found == document("board", "--seed", 7)
    assert found != document("board", "--seed", 8)


def test_every_board_with_a_name_can_be_asked_for() -> None:
    assert {*BOARDS, "custom"} == set(OPTIONS["board_setup"].values)


def test_text(run: Run) -> None:
    result = run("board", "--seed", 7)
    assert result.exit_code == 0
    assert result.stderr == ""
    for word in ("forest", "desert", "ROBBER", "3:1"):
        assert word in result.stdout


def test_without_a_seed_one_is_drawn_and_told(run: Run, document: Document) -> None:
    first = run("board")
    word, seed = first.stderr.split()
    assert word == "seed"
    assert run("board", "--seed", seed).stdout == first.stdout
    found = document("board")
    assert document("board", "--seed", found["seed"]) == found


def test_the_printed_map(document: Document, run: Run) -> None:
    found = document("board", "--setup", "beginner_5e")
    assert found["seed"] is None
    assert Layout.from_json(found) == Game.new(1).layout
    assert run("board", "--setup", "beginner_5e").stderr == ""


def test_options_of_the_rules(document: Document) -> None:
    found = document(
        "board", "--seed", 3, "--option", "token_layout=random", "--option", "harbour_layout=fixed"
    )
    expected = Game.new(3, board_setup="variable", token_layout="random", harbour_layout="fixed").layout
    assert Layout.from_json(found) == expected


def test_svg_to_a_file_and_to_standard_output(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    result = run("board", "--seed", 7, "--svg", path)
    assert (result.exit_code, result.stdout) == (0, "")
    assert ElementTree.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")
    assert (
        run("board", "--seed", 7, "--svg", "-").stdout.rstrip() == path.read_text(encoding="utf-8").rstrip()
    )
    labelled = run("board", "--seed", 7, "--svg", "-", "--labels").stdout
    assert "(0,0)" in labelled
    assert len(labelled) > len(path.read_text(encoding="utf-8"))
    assert [file.name for file in tmp_path.iterdir()] == ["board.svg"]


def test_a_board_from_a_file_is_read_back(document: Document, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    drawn = document("board", "--seed", 9)
    path.write_text(json.dumps(drawn), encoding="utf-8")
    found = document("board", "--setup", path)
    assert Layout.from_json(found) == Layout.from_json(drawn)


def test_an_impossible_board_is_refused_with_all_defects(refused: Refused, tmp_path: Path) -> None:
    board = Game.new(1).layout.to_json()
    board["hexes"][0]["token"] = 7
    board["harbours"][0]["kind"] = "fish"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    said = refused("board", "--setup", path)
    assert "B-COMP-5" in said
    assert "B-COMP-4" in said


@pytest.mark.parametrize(
    ("text", "expected"),
    [("{", "not JSON"), ("[]", "list 'hexes'"), ('{"hexes": [{}]}', "hex 0"), ("\xff", "not JSON")],
)
def test_a_broken_file_is_refused(refused: Refused, tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(text.encode("latin-1"))
    said = refused("board", "--setup", path)
    assert said.startswith(f"{path}: ")
    assert expected in said


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**63)], "--seed"),
        (["--seed", "x"], "--seed"),
        (["--setup", "variabel"], "not 'variabel'"),
        (["--setup", "nowhere.json"], "nowhere.json: No such file"),
        (["--labels"], "--svg"),
        (["--json", "--svg", "-"], "standard output"),
        (["--option", "token_layot=random"], "did you mean token_layout?"),
        (["--option", "token_layout"], "name=value"),
        (["--option", "token_layout=odd"], "token_layout takes"),
        (["--option", "board_setup=custom"], "--setup"),
        (["--option", "hand_limit=3", "--option", "hand_limit=4"], "named twice"),
        (["--seed", "1", "--svg", "nowhere/board.svg"], "nowhere"),
    ],
)
def test_bad_input(refused: Refused, words: list[str], expected: str) -> None:
    assert expected in refused("board", *words)


def test_a_map_of_seafarers(document: Document, run: Run) -> None:
    words = ("--rules", "seafarers", "--players", 3, "--option", "scenario=fog_islands")
    drawn = document("board", *words, "--setup", "scenario")
    assert [tile["terrain"] for tile in drawn["hexes"]].count("fog") == 12
    assert isinstance(drawn["seed"], int)  # it may have drawn harbours
    shown = run("board", *words, "--seed", 1)
    assert shown.exit_code == 0
    assert "fog" in shown.stdout
