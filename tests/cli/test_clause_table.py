"""tools/clause_table.py: citations are found, and every clause that is due has code and tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clause_table
from clause_table import Coverage, UnknownCitation, cited, main, missing, read_code, read_tests

ROOT = Path(__file__).resolve().parents[2]


def test_every_clause_that_is_due_has_code_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Free of cost (B-FOUND-4); the second", ["B-FOUND-4"]),
        ("B-LR-1 to -3", ["B-LR-1", "B-LR-2", "B-LR-3"]),
        ("B-GEO-1 to B-GEO-3.", ["B-GEO-1", "B-GEO-2", "B-GEO-3"]),
        ("B-MAR-1…3, B-HARB-1–2", ["B-HARB-1", "B-HARB-2", "B-MAR-1", "B-MAR-2", "B-MAR-3"]),
        ("B-ROB-2, -3, X-8", ["B-ROB-2", "B-ROB-3", "X-8"]),
        ("B-FOUND-1 to -3, -7", ["B-FOUND-1", "B-FOUND-2", "B-FOUND-3", "B-FOUND-7"]),
        ("B-DOM-3 to -5, B-TRADE-3", ["B-DOM-3", "B-DOM-4", "B-DOM-5", "B-TRADE-3"]),
        ("B-SEVEN-2, -3 and -5", ["B-SEVEN-2", "B-SEVEN-3", "B-SEVEN-5"]),
        ("B-PROG-ROAD, X-13 and X-14", ["B-PROG-ROAD", "X-13", "X-14"]),
        ("B-HARB, B-PHASE-1", ["B-HARB-1", "B-HARB-2", "B-PHASE-1"]),
        ("B-SETT-1 to 5 players", ["B-SETT-1"]),
        ("(B-SETT-1), -2 otherwise", ["B-SETT-1"]),
        ("S-GEO-1 to -3, S-4I-1; SX-5", ["S-4I-1", "S-GEO-1", "S-GEO-2", "S-GEO-3", "SX-5"]),
        ("S-FT, SX-24 and X-5", [*(f"S-FT-{n}" for n in range(1, 10)), "SX-24", "X-5"]),
        ("n for B-INV-n, EX-21, EX-S3, MAX-1, x-axis, S-shaped", []),
    ],
)
def test_citations(text: str, ids: list[str]) -> None:
    assert sorted(cited(text)) == ids


@pytest.mark.parametrize("text", ["B-ROAD-99", "B-ROAD-5 to -9", "B-ROADS-1", "X-48", "B-ROAD-1, -99"])
def test_citations_of_nothing_are_noticed(text: str) -> None:
    with pytest.raises(UnknownCitation):
        cited(text)


CODE = '''"""A module. B-GEO-1."""

TILES = 19
"""How many. B-COMP-1."""

COSTS = {"road": 1}  # B-BUILD-1


def free(limit: int) -> str:
    """Nothing stands there (B-SETT-1).

    Nor nearby: B-SETT-3.
    """
    # A comment that goes on over two lines: B-ROB-2,
    # -3.
    return f"{limit} too many (B-SEVEN-2)"


class Layout:
    """A board: B-SETUP-7."""

    @rule("B-ROAD-1")
    def edge(self) -> None:
        def inner() -> None:
            """B-ROAD-2."""
'''


def test_code_is_found_with_the_place_of_each_citation(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(CODE, encoding="utf-8")
    table = Coverage()
    read_code(tmp_path / "one.py", "game/one.py", table)
    assert {id: sorted(places) for id, places in table.code.items()} == {
        "B-GEO-1": ["game/one.py"],
        "B-COMP-1": ["game/one.py:TILES"],
        "B-BUILD-1": ["game/one.py:COSTS"],
        "B-SETT-1": ["game/one.py:free"],
        "B-SETT-3": ["game/one.py:free"],
        "B-ROB-2": ["game/one.py:free"],
        "B-ROB-3": ["game/one.py:free"],
        "B-SEVEN-2": ["game/one.py:free"],
        "B-SETUP-7": ["game/one.py:Layout"],
        "B-ROAD-1": ["game/one.py:Layout.edge"],
        "B-ROAD-2": ["game/one.py:Layout.edge"],
    }


TESTS = '''"""Module docstrings do not count: B-GEO-1."""

pytestmark = pytest.mark.clause("B-TURN-1")


@pytest.mark.clause("B-ROAD-1", "B-ROAD-2")
def test_EX_21_roads() -> None: ...


@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("B-CITY-1"))])
def test_B_CITY_2_comes_back(x: int) -> None:
    """The piece returns (X-41)."""
    assert x, "B-GEO-2"


@pytest.mark.clause("B-ROB-1")
class TestRobber:
    def test_moves(self) -> None: ...


def helper() -> None:
    """B-GEO-3."""
'''


def test_tests_are_found_by_marker_name_and_docstring(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(TESTS, encoding="utf-8")
    table = Coverage()
    read_tests(tmp_path / "test_one.py", "t.py", table)
    roads, city, robber = (
        "t.py::test_EX_21_roads",
        "t.py::test_B_CITY_2_comes_back",
        "t.py::TestRobber::test_moves",
    )
    assert table.tests == {
        "B-TURN-1": {roads, city, robber},
        "B-ROAD-1": {roads},
        "B-ROAD-2": {roads},
        "B-CITY-1": {city},
        "B-CITY-2": {city},
        "X-41": {city},
        "B-ROB-1": {robber},
    }
    assert table.examples == {"21": {roads}}
    assert table.refused == {"B-GEO-2"}


def small_checkout(root: Path) -> Path:
    """A checkout that cites one clause in code and one in a test."""
    for folder in ("src/ostrov/engine", "src/ostrov/game", "src/ostrov/clauses", "tests"):
        (root / folder).mkdir(parents=True)
    (root / "src/ostrov/engine/one.py").write_text('"""B-ROAD-1."""\n', encoding="utf-8")
    test = '@pytest.mark.clause("B-ROAD-1")\ndef test_one() -> None:\n    refused("B-ROAD-1")\n'
    (root / "tests/test_one.py").write_text(test, encoding="utf-8")
    return root


def test_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = small_checkout(tmp_path)
    assert main(["--check"], root) == 1
    assert "stale: docs/clauses.md" in capsys.readouterr().err
    assert main([], root) == 0
    assert main(["--check"], root) == 1
    said = capsys.readouterr().err
    assert "stale" not in said
    assert "B-ROAD-1 " not in said
    assert "B-ROAD-2 (Roads join the own network) lacks code and tests and a test that refuses" in said
    data = json.loads((root / "src/ostrov/clauses/coverage.json").read_text(encoding="utf-8"))
    assert data["clauses"] == {
        "B-ROAD-1": {"code": ["engine/one.py"], "tests": ["tests/test_one.py::test_one"]}
    }
    page = (root / "docs/clauses.md").read_text(encoding="utf-8")
    assert "| B-ROAD-1 | One road per edge | [engine/one.py](../src/ostrov/engine/one.py) |" in page


def test_a_wrong_citation_fails_also_when_writing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = small_checkout(tmp_path)
    (root / "src/ostrov/game/two.py").write_text("# B-ROAD-99\n", encoding="utf-8")
    assert main([], root) == 1
    assert "game/two.py:1: B-ROAD-99 is no clause" in capsys.readouterr().err


def test_what_is_not_due() -> None:
    due = {line.split()[0] for line in missing(Coverage())}
    told = {id for id, clause in clause_table.all_clauses().items() if clause.kind != "informative"}
    assert {id for id in told if id.startswith("B-")} <= due <= told
    coming = {id for id in told if clause_table.COMING.match(id)}
    assert due & coming == set()
    assert {id for id in told - due - coming if not id.startswith("X-")} == set()
    assert {id for id in told - due - coming if id.startswith("X-") and int(id[2:]) > 46} == set()
    assert {id for id in due if id.startswith("X-") and int(id[2:]) <= 46} == set()
