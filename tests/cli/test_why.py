"""`ostrov why`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from click.testing import Result

from ostrov import Game

Run = Callable[..., Result]
Document = Callable[..., Any]
Refused = Callable[..., str]


def test_an_allowed_action(run: Run, document: Document, record: Path, played: Game) -> None:
    first = played.history[0]
    result = run("why", record, 1, first.text)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.rstrip().endswith("after line 1: allowed")
    found = document("why", record, 1, first.text)
    assert (found["allowed"], found["clause"], found["rule"], found["params"]) == (True, None, None, {})
    assert (found["seat"], found["action"], found["line"]) == (played.actor(first), first.text, 1)


def test_a_refused_action_has_its_clause_in_full(
    run: Run, document: Document, record: Path, played: Game
) -> None:
    first = played.history[0]  # its vertex is taken after line 3
    result = run("why", record, 3, first.text)
    assert result.exit_code == 0
    words = " ".join(result.stdout.split())
    assert "not allowed" in words
    assert "B-SETT-1 A free vertex" in words
    assert "A settlement is built on a free vertex." in words
    assert "Allowed now: found settlement" in words
    found = document("why", record, 3, first.text)
    assert (found["allowed"], found["clause"]) == (False, "B-SETT-1")
    assert found["params"]["owner"] == played.actor(first)
    assert found["rule"]["id"] == "B-SETT-1"
    assert len(found["alternatives"]) > 8


def test_an_offer_that_cannot_be_made_is_told_as_it_was_asked(run: Run, record: Path, played: Game) -> None:
    rolled = next(n for n, action in enumerate(played.history) if action.text.startswith("dice"))
    words = "offer 1 ore, 1 lumber for 1 ore"
    result = run("why", record, rolled + 2, words)
    assert f": {words}, after line {rolled + 2}: not allowed" in " ".join(result.stdout.split())


def test_another_seat(document: Document, record: Path, played: Game) -> None:
    waiting = next(seat.colour for seat in played.seats if seat.colour != played.actor(played.history[0]))
    found = document("why", record, 1, played.history[0].text, "--seat", waiting)
    assert (found["seat"], found["clause"]) == (waiting, "B-FOUND-1")


def test_chance(document: Document, record: Path, played: Game) -> None:
    roll = next(n for n, action in enumerate(played.history) if action.text == "roll")
    found = document("why", record, roll + 2, "dice 3 4")
    assert (found["seat"], found["allowed"]) == ("chance", True)
    assert len(found["alternatives"]) in (21, 36)
    assert document("why", record, roll + 1, "dice 3 4")["allowed"] is False


def test_from_standard_input(document: Document, record: Path, played: Game) -> None:
    text = record.read_bytes()
    assert document("why", "-", 1, played.history[0].text, input=text)["allowed"] is True


def test_reasons_behind_a_clause_have_their_titles(run: Run, tmp_path: Path) -> None:
    from ostrov.game.record import save

    game = Game.new(1)
    save(game, tmp_path / "game.jsonl")
    colour = game.seats[game.awaiting[0]].colour
    text = run("why", tmp_path / "game.jsonl", 1, "road (0,0)NE", "--seat", colour).stdout
    assert "B-T" in text


def test_bad_input(refused: Refused, record: Path) -> None:
    assert "starts with no known action" in refused("why", record, 1, "fly")
    assert "did you mean bank?" in refused("why", record, 1, "bamk 4 ore for 1 wool")
    assert "is no node of this map" in refused("why", record, 1, "settlement (9,9)N")
    assert "no seat at this table" in refused("why", record, 1, "roll", "--seat", "green")
    assert refused("why", "nowhere.jsonl", 1, "roll").startswith("nowhere.jsonl: ")
    assert refused("why", record, 10**6, "roll").startswith("line 1000000: the record has ")
    assert "N" in refused("why", record, 0, "roll")
    assert "N" in refused("why", record, "x", "roll")
    assert refused("why", "-", 1, "roll", input="nonsense").startswith("line 1: not JSON")
