"""`ostrov replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from ostrov import Game

Run = Callable[..., Result]
Document = Callable[..., Any]
Refused = Callable[..., str]


def test_the_end_of_a_game(run: Run, record: Path, played: Game) -> None:
    result = run("replay", record)
    assert (result.exit_code, result.stderr) == (0, "")
    facts = played.describe()
    winner = facts["winner"]
    assert f"{winner} has won in turn {facts['turn']} with {facts['points'][winner]} points" in result.stdout
    for seat in played.seats:
        assert seat.colour in result.stdout
    assert f"{len(played.history) + 2} lines replayed" in result.stdout


def test_the_facts_as_json(document: Document, record: Path, played: Game) -> None:
    found = document("replay", record)
    assert found.items() >= json.loads(json.dumps(played.describe())).items()
    assert found["rules"] == "base"
    assert found["options"]["board_setup"] == "variable"
    assert found["seats"][0] == {"colour": "red", "name": "Red"}
    assert found["lines"] == len(played.history) + 2
    assert found["actions"] + found["outcomes"] == len(played.history)
    assert found["actions"] > found["outcomes"] > 0
    assert (found["over"], found["awaiting"], found["chance_is_next"]) == (True, [], False)
    assert found["board"] == json.loads(json.dumps(played.layout.to_json()))


def test_at_a_line(document: Document, run: Run, record: Path, played: Game) -> None:
    start = document("replay", record, "--at", 1)
    assert (start["lines"], start["actions"], start["phase"]) == (1, 0, "found settlement")
    assert start["awaiting"] == [start["active"]]
    first = document("replay", record, "--at", 2)
    assert first["pieces"][played.actor(played.history[0])]["settlements"] != []
    assert "to act" in run("replay", record, "--at", 40).stdout


def test_from_standard_input(document: Document, record: Path) -> None:
    assert document("replay", "-", input=record.read_bytes()) == document("replay", record)


@pytest.mark.parametrize("seat", ["2", "orange", "Orange"])
def test_the_view_of_a_seat(document: Document, record: Path, played: Game, seat: str) -> None:
    found = document("replay", record, "--view", seat)
    assert found == json.loads(played.observe(2).to_bytes())


def test_a_view_shows_no_card_of_others(run: Run, played: Game, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    stolen = next(n for n, line in enumerate(lines, 1) if '"stolen' in line)
    shown = run("replay", record, "--at", stolen, "--view", "red").stdout
    rows = [line for line in shown.splitlines() if line.split()[:1] in (["blue"], ["orange"], ["white"])]
    assert len(rows) == 3
    for row in rows:
        assert not any(good in row for good in ("lumber", "brick", "wool", "grain", "ore "))
    assert "stolen" not in shown
    assert "as red sees it" in shown
    assert "stolen" in run("replay", record, "--at", stolen).stdout


def test_without_open_hand_counts_a_view_shows_a_question_mark(run: Run, tmp_path: Path) -> None:
    from ostrov.game.record import save

    game = Game.new(3, public_hand_counts=False)
    save(game, tmp_path / "game.jsonl")
    shown = run("replay", tmp_path / "game.jsonl", "--view", "red").stdout
    assert shown.count("?") == 3


@pytest.mark.clause("H-4")
def test_of_a_hidden_bank_a_view_shows_what_is_left(run: Run, tmp_path: Path) -> None:
    position = {"hands": {"blue": {"ore": 19, "wool": 3}}}
    Game.new(3, public_bank_counts=False, position=position).save(tmp_path / "game.jsonl")
    shown = run("replay", tmp_path / "game.jsonl", "--view", "red").stdout
    assert "bank: some lumber, brick, wool, grain; deck: 25 cards" in " ".join(shown.split())


def test_cities_and_knights_shows_what_lies_open_and_hides_the_rest(run: Run, tmp_path: Path) -> None:
    position = {
        "pieces": {
            "red": {
                "cities": ["(0,0)N"],
                "knights": [
                    {"at": "(0,0)S", "strength": 2, "active": True},
                    {"at": "(1,0)S", "strength": 1, "active": False},
                ],
            }
        },
        "improvements": {"red": {"politics": 4}},
        "metropolises": {"politics": "(0,0)N"},
        "barbarians": 3,
        "defenders": {"blue": 2},
        "progress": {"red": {"spy": 1}, "blue": {"smith": 2}},
    }
    Game.new(1, game="cities_knights", position=position).save(tmp_path / "game.jsonl")
    shown = run("replay", tmp_path / "game.jsonl", "--view", "red").stdout
    words = " ".join(shown.split())
    for part in (
        "<R> metropolis",
        "Metropolises: politics",
        "3 steps sailed",
        "2/3 t0 p4 s0",
        "red 1 spy",
        "blue 2 cards",
    ):
        assert part in words
    assert "smith" not in words
    assert "blue 2 smith" in " ".join(run("replay", tmp_path / "game.jsonl").stdout.split())


def test_an_illegal_action_is_refused_with_line_and_clause(refused: Refused, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = json.loads(lines[1])
    lines[3] = json.dumps({**json.loads(lines[3]), "do": first["do"]})
    record.write_text("\n".join(lines), encoding="utf-8")
    said = refused("replay", record)
    assert said.startswith("line 4: ")
    assert "is not allowed: B-SETT-1 Another player's building stands here" in said


@pytest.mark.parametrize(
    ("number", "line", "expected"),
    [
        (1, "{", "line 1: not JSON"),
        (1, "{}", "line 1: no record of ostrov"),
        (3, '"road"', "line 3: should be a JSON object"),
        (3, '{"seat": "red", "do": "fly"}', "line 3: 'fly' starts with no known action"),
        (2, '{"seat": "green", "do": "roll"}', "line 2: 'green' is no colour"),
        (2, '{"chance": "dice 3 4"}', "line 2: "),
        (2, '{"winner": "red"}', "line 2: winner should be None"),
    ],
)
def test_a_broken_record_names_the_line(
    refused: Refused, record: Path, number: int, line: str, expected: str
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = line
    record.write_text("\n".join(lines), encoding="utf-8")
    assert refused("replay", record).startswith(expected)


def test_other_bad_input(refused: Refused, record: Path, tmp_path: Path) -> None:
    assert refused("replay", "nowhere.jsonl") == "nowhere.jsonl: No such file or directory"
    assert str(tmp_path) in refused("replay", tmp_path)
    assert (
        refused("replay", "-", input="") == "line 1: the record is empty; its first line should be the header"
    )
    assert refused("replay", "-", input=b"{}\n\xff").startswith("line 2: not a text in UTF-8")
    assert "no seat at this table; there are red (0), blue (1)" in refused(
        "replay", record, "--view", "green"
    )
    assert "no seat" in refused("replay", record, "--view", "4")
    assert refused("replay", record, "--at", 99999).startswith("line 99999: the record has ")
    assert "--at" in refused("replay", record, "--at", 0)
