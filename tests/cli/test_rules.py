"""`ostrov rules`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from click.testing import Result

from ostrov.clauses import all_clauses
from ostrov.cli.topics import TOPICS, by_topic

Run = Callable[..., Result]
Document = Callable[..., Any]


def test_every_topic_has_a_name() -> None:
    assert set(by_topic()) == set(TOPICS)
    assert sum(len(clauses) for clauses in by_topic().values()) == len(all_clauses())


def test_a_clause_in_full(run: Run) -> None:
    text = run("rules", "B-ROAD-2").stdout
    words = " ".join(text.split())
    assert "B-ROAD-2" in words
    assert all_clauses()["B-ROAD-2"].text in words
    assert "000 Base game rulebook, Ukrainian, 2025 (turn in two phases): road" in words
    assert "engine/base/network.py" in words
    assert "tests/" in words


def test_options_and_related_clauses_are_explained(run: Run) -> None:
    words = " ".join(run("rules", "X-11").stdout.split())
    assert "bank_shortage: official (default), unlimited, partial_in_turn_order" in words
    assert "X-3 Is the distance rule binding" in " ".join(run("rules", "B-SETT-3").stdout.split())
    assert "7 (default), 0 to 63" in " ".join(run("rules", "B-SEVEN-2").stdout.split())


def test_every_clause_can_be_shown(document: Document) -> None:
    for topic in TOPICS:
        for found in document("rules", topic)["clauses"]:
            assert found["books"], found["id"]


def test_a_clause_as_json(document: Document) -> None:
    found = document("rules", "b-road-2")
    assert set(found) >= {"id", "title", "text", "kind", "source", "books", "option", "see", "code", "tests"}
    assert found["books"][0] == {
        "code": "000",
        "name": "Base game rulebook, Ukrainian, 2025 (turn in two phases)",
        "sections": ["road"],
    }
    assert "engine/base/network.py:joins_network" in found["code"]


def test_all_topics(run: Run, document: Document) -> None:
    text = run("rules").stdout
    for topic in TOPICS:
        assert topic in text
    found = document("rules")["topics"]
    assert [row["topic"] for row in found] == list(TOPICS)
    assert {"topic": "B-HARB", "name": "Harbours", "clauses": ["B-HARB-1", "B-HARB-2"]} in found


def test_a_topic(run: Run) -> None:
    text = run("rules", "B-HARB").stdout
    assert "B-HARB-1" in text
    assert "B-HARB-2" in text
    assert "B-ROAD" not in text


def test_search(run: Run, document: Document) -> None:
    assert "B-ROB-2" in run("rules", "--search", "ROBBER").stdout
    found = document("rules", "--search", "bank_shortage")
    assert "X-11" in [clause["id"] for clause in found["clauses"]]
    assert document("rules", "--search", "xyzzy") == {"search": "xyzzy", "clauses": []}
    assert run("rules", "--search", "xyzzy").stdout == "No clause contains 'xyzzy'.\n"


def test_an_unknown_clause_is_answered_with_close_ones(refused: Callable[..., str]) -> None:
    said = refused("rules", "B-ROAD-99")
    assert said.startswith("No clause has the id 'B-ROAD-99'; close matches: ")
    assert "B-ROAD-" in said.partition("matches")[2]
    assert "no id is similar" in refused("rules", "zzz")


def test_a_clause_and_a_search_exclude_each_other(refused: Callable[..., str]) -> None:
    assert "not both" in refused("rules", "B-ROAD-2", "--search", "road")
