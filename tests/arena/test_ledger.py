"""The file of a match: a stopped match goes on from it, and what does not belong to it is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from ostrov._roots import ROOTS
from ostrov.arena import ledger as ledgers
from ostrov.arena.ledger import Ledger
from ostrov.arena.match import Match
from ostrov.arena.referee import Played
from ostrov.arena.run import run
from ostrov.arena.seatings import MatchError
from ostrov.arena.stamp import PARTS
from ostrov.game.options import Options

BASE = Options(board_setup="variable")
PLAYS_AGAIN = "is not a board of this match with all its games; without that line the board is played again"


def match_of(boards: int = 3, *, seed: int = 1, bots: Sequence[str] = ("greedy", "random")) -> Match:
    """A small match."""
    return Match.of("one-against-all", bots, BASE, boards, seed)


def facts(games: Sequence[Played]) -> list[dict[str, object]]:
    """Games without times."""
    return [{**game.to_json(), "times": None} for game in games]


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The file of a match of three boards."""
    path = tmp_path / "match.jsonl"
    run(Ledger(match_of(), path))
    return path


def test_a_stopped_match_goes_on(played: Path) -> None:
    whole = Ledger(match_of(8))
    run(whole)
    with played.open("a") as file:
        file.write('{"board": 3, "gam')  # killed while it wrote
    later = Ledger(match_of(8), played)
    assert later.missing() == [3, 4, 5, 6, 7]
    run(later)
    assert facts(later.games()) == facts(whole.games())
    again = Ledger(match_of(8), played)
    assert again.missing() == []
    assert facts(again.games()) == facts(whole.games())


def test_fewer_boards_leave_the_others_in_the_file(played: Path) -> None:
    kept = played.read_bytes()
    assert sorted(Ledger(match_of(2), played).boards) == [0, 1]
    assert played.read_bytes() == kept
    assert Ledger(match_of(3), played).missing() == []


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_first_line_that_was_cut_off_is_written_anew(played: Path, left: int) -> None:
    whole = played.read_bytes()
    played.write_bytes(whole[:left])
    assert Ledger(match_of(), played).missing() == [0, 1, 2]
    assert played.read_bytes() == whole[: whole.index(b"\n") + 1]


def test_a_board_that_two_matches_wrote_counts_once(played: Path) -> None:
    lines = played.read_text().splitlines(keepends=True)
    played.write_text("".join([*lines, lines[1]]))
    assert len(Ledger(match_of(), played).games()) == 12


def refusal(path: Path, match: Match) -> str:
    """Why the file is refused; it stays as it was."""
    kept = path.read_bytes()
    with pytest.raises(MatchError) as caught:
        Ledger(match, path)
    assert path.read_bytes() == kept
    return str(caught.value)


def test_a_file_of_another_match_is_left_alone(played: Path) -> None:
    said = f"{played} is of another match: seed is 1 there and 2 here; name another file"
    assert refusal(played, match_of(seed=2)) == said
    said = f'{played} is of another match: bots is ["greedy", "random"] there and ["easy", "random"] here'
    assert refusal(played, match_of(bots=("easy", "random"))) == f"{said}; name another file"


@pytest.mark.parametrize(
    "text", [b"not a match\n", b"no line", b"\xff\xfe\n", b"[1]\n", b"\n", b"7\n", b"null\n{}\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "other.txt"
    path.write_bytes(text)
    said = f"{path} is not the file of a match: its first line does not say so; name another file"
    assert refusal(path, match_of()) == said


@pytest.mark.parametrize("path", [Path("/dev/zero"), Path(".")])
def test_boards_are_kept_in_files_only(path: Path) -> None:
    with pytest.raises(MatchError, match=r" is not a file that boards can be kept in; name another file$"):
        Ledger(match_of(), path)


def test_another_form_is_named(played: Path) -> None:
    played.write_text(played.read_text().replace(ledgers.FORM, "ostrov arena 1"))
    said = f"{played} has the form 'ostrov arena 1', and this is {ledgers.FORM!r}; name another file"
    assert refusal(played, match_of()) == said


def test_another_version_is_named(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "stamp", lambda bots: {"ostrov": "9.9 (abc)"})
    said = refusal(played, match_of())
    assert said.startswith(f"{played} was played by ostrov 0.")
    assert said.endswith(", here is ostrov 9.9 (abc): they do not add up; name another file")


def test_a_bot_that_has_changed_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "changing_bot.py"
    source.write_text("from ostrov.bots.random_bot import RandomBot\n")
    monkeypatch.syspath_prepend(tmp_path)
    path, match = tmp_path / "match.jsonl", match_of(1, bots=("changing_bot:RandomBot", "greedy"))
    run(Ledger(match, path))
    assert Ledger(match, path).missing() == []
    source.write_text("from ostrov.bots.random_bot import RandomBot  # better now\n")
    said = f"{path} was played by another version of changing_bot:RandomBot: they do not add up"
    assert refusal(path, match) == f"{said}; name another file"


DAMAGES: dict[str, Callable[[Any], Any]] = {
    "no object": lambda row: [row],
    "no games": lambda row: {"board": 0},
    "no number of a board": lambda row: row | {"board": "0"},
    "a board below 0": lambda row: row | {"board": -1},
    "another board": lambda row: row | {"board": 2},
    "a game is missing": lambda row: row | {"games": row["games"][1:]},
    "games are no list": lambda row: row | {"games": 5},
    "a game is none": lambda row: row | {"games": [1, 2, 3, 4]},
    "a seat too many": lambda row: with_game(row, seats=[0, 1, 1, 1, 1]),
    "another seating": lambda row: with_game(row, seats=[1, 1, 1, 1]),
    "no such winner": lambda row: with_game(row, winner=4),
    "points of three": lambda row: with_game(row, points=[1, 2, 3]),
    "points in words": lambda row: with_game(row, points=["1", 2, 3, 4]),
    "something unknown": lambda row: with_game(row, weather="fine"),
    "times of nobody": lambda row: with_game(row, times={"7": {"1": 1}}),
    "times are no numbers": lambda row: with_game(row, times={"0": {"x": 1}}),
}


def with_game(row: Any, **changes: Any) -> Any:
    """The first game is different."""
    first, *others = row["games"]
    return row | {"games": [first | changes, *others]}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_line_is_named(played: Path, damage: str) -> None:
    lines = played.read_text().splitlines()
    lines[1] = json.dumps(DAMAGES[damage](json.loads(lines[1])))
    played.write_text("\n".join(lines) + "\n")
    assert refusal(played, match_of()) == f"line 2 of {played} {PLAYS_AGAIN}"


@pytest.mark.parametrize("line", ["", "{", "\x00\x00", "{}"])
def test_a_line_that_is_none_is_named_and_its_board_can_be_played_again(played: Path, line: str) -> None:
    lines = played.read_text().splitlines()
    lines[2] = line
    played.write_text("\n".join(lines) + "\n")
    assert refusal(played, match_of()) == f"line 3 of {played} {PLAYS_AGAIN}"
    del lines[2]
    played.write_text("\n".join(lines) + "\n")
    assert Ledger(match_of(), played).missing() == [1]


def test_the_stamp_knows_every_compiled_room_that_plays() -> None:
    assert {root for root in ROOTS if not root.startswith("envs")} <= set(PARTS)
