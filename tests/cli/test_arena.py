"""`ostrov arena`."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Document = Callable[..., Any]
Refused = Callable[..., str]

DUEL = ("arena", "greedy", "random", "--players", 2, "--boards", 4, "--jobs", 1)


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]


def test_the_result_is_one_document(document: Document) -> None:
    found = document(*DUEL, "--option", "victory_points=5")
    assert (found["boards"], found["games"], found["chance"]) == (4, 8, 0.5)
    assert found["match"]["options"] == {"players": 2, "board_setup": "variable", "victory_points": 5}
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in found["bots"]) + found["unfinished"] == 8


def test_people_see_shares_with_intervals(run: Run) -> None:
    shown = run(*DUEL).stdout
    assert re.search(r"greedy +8 +\d+ +[\d.]+ % +[\d.]+–[\d.]+ %", shown), shown
    assert "4 boards and 8 games of the base game" in shown
    assert "Equal bots would win 50 % each." in shown


def test_the_report_needs_nothing_else_and_tells_how_to_play_it_again(
    run: Run, document: Document, tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    words = (*DUEL[:-2], "--rules", "cities_knights", "--option", "victory_points=6", "--seed", 9)
    first = document(*words, "--jobs", 1, "--test", "40,60", "--report", path)
    text = path.read_text("utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.fetched == []
    assert not {"script", "link", "img"} & set(tags.open)
    assert text.count('role="img"') == 2
    assert "Cities &amp; Knights" in text
    assert "not decided yet" in text
    assert re.search(r"Written on \d{4}-\d\d-\d\d by ostrov \d+\.\d+\.\d+ \([0-9a-f]{12}\), ", text)
    again = re.search(r"<code>ostrov (.*?)</code>", text)
    assert again is not None
    second = document(*again[1].split())
    for found in (first, second):
        for row in found["bots"]:
            row.pop("seconds_median"), row.pop("seconds_95")
    assert second == first


def test_a_match_goes_on_from_its_file(document: Document, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    document(*DUEL, "--file", path)
    lines = path.read_text("utf-8").splitlines()
    found = document(*DUEL, "--file", path, "--boards", 6)
    assert found["games"] == 12
    assert path.read_text("utf-8").splitlines()[: len(lines)] == lines


def test_shares_of_several_copies_are_compared_with_theirs(run: Run, document: Document) -> None:
    words = ("arena", "greedy", "easy", "--boards", 2, "--jobs", 1)
    assert "If they were equal, greedy would win 25 % and easy would win 75 %." in run(*words).stdout
    first, second = document(*words)["bots"]
    assert (first["chance"], second["chance"], second["elo"]) == (0.25, 0.75, None)


def test_a_page_says_what_bots_were_given(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run("arena", "trader@ms=9", "greedy", "--boards", 1, "--jobs", 1, "--report", path)
    text = path.read_text("utf-8")
    assert "<h1>trader@ms=9 against three greedy</h1>" in text
    assert "Budgets of a decision: trader@ms=9 2,000 positions and 9 ms of CPU time." in text
    assert "1 board and 4 games of the base game (board_setup=variable); seed 5000000000." in text


def test_who_stops_a_match_is_told_what_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(ledger: Any, **how: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ostrov.arena.run.run", stopped)
    path = tmp_path / "match.jsonl"
    for words, kept in (((), "nothing is kept without --file"), (("--file", path), f"goes on from {path}")):
        found = run(*DUEL, *words)
        assert (found.exit_code, found.stdout) == (130, "")
        assert f"Stopped after 0 of 4 boards; {kept}" in found.stderr.replace("the same command ", "")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--format", "cup"), "a match is one-against-all, pairs or league, not 'cup'"),
        (("--test", "30,25"), "the first share is the smaller one"),
        (("--test", "many"), "is not two shares in percent such as 25,30"),
        (("--option", "victory_points=x"), "option victory_points"),
    ],
)
def test_bad_input_is_one_line(refused: Refused, words: tuple[str, str], message: str) -> None:
    assert message in refused(*DUEL, *words)


def test_a_report_that_cannot_be_written_is_refused_before_the_match(
    refused: Refused, tmp_path: Path
) -> None:
    kept = tmp_path / "match.jsonl"
    said = refused(*DUEL, "--report", tmp_path / "nowhere" / "report.html", "--file", kept)
    assert "there is no folder" in said
    assert f"{tmp_path} is a folder" in refused(*DUEL, "--report", tmp_path, "--file", kept)
    same = refused(*DUEL, "--report", kept, "--file", kept)
    assert "cannot have both the boards and the report" in same
    assert not kept.exists()
