"""Import rules that pyproject.toml's contracts cannot say: what they forbid may not exist yet."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from ostrov.engine.core.schema import FIELDS_OF
from ostrov.game.expansions import EXPANSIONS

NAMES = tuple(expansion.name for expansion in EXPANSIONS)

WORDS = "constants"
"""The module of an expansion that everybody may name: numbers, no rules."""

SHARED_FIELDS = {
    "building.py": {"city_nodes", "gold_yields"},
    "free_lines.py": {"ship_sites", "ships_left"},
    "goal.py": {"wonder_level"},
    "line_tree.py": {"ship"},
    "network.py": {"pirate", "ship", "ship_nodes", "ship_sites"},
    "production.py": {"gold_due", "gold_yields"},
}
"""Fields of an expansion that the base itself keeps, lines of both kinds too; ADRs 8 and 23 say why."""


OUTSIDE = {"asyncio", "datetime", "os", "pathlib", "random", "secrets", "socket", "threading", "time"}
"""What a live table must not touch: it is told the time, and what chance did is in its log."""


def imported(file: Path) -> set[str]:
    """Every module that a file imports from, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update([str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)])
    return found


def games_that_meet(room: Path, expansions: Sequence[str] = NAMES) -> list[str]:
    """Modules of one game (base, an expansion) that import another; an expansion may import the base."""
    games = sorted({"base", *(name for name in expansions if (room / name).is_dir())})
    package = f"ostrov.{room.name}"
    return [
        f"{file.relative_to(room)} imports {other}"
        for game in games
        for file in sorted((room / game).rglob("*.py"))
        for other in games
        if other != game and not (other == "base" and game != "base")
        if any(name.startswith(f"{package}.{other}") for name in imported(file))
    ]


def expansion_fields_read(file: Path) -> set[str]:
    """Fields of an expansion that a module reads or writes by name."""
    tree = ast.parse(file.read_text("utf-8"))
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} & frozenset().union(
        *FIELDS_OF.values()
    )


def third_party(folder: Path) -> set[str]:
    """Top-level packages that are neither ours nor of the standard library."""
    names = {name.partition(".")[0] for file in folder.rglob("*.py") for name in imported(file)}
    return names - {"ostrov", "None"} - set(sys.stdlib_module_names)


@pytest.mark.parametrize("room", ["engine", "game", "draw", "testing"])
def test_expansions_do_not_know_each_other(root: Path, room: str) -> None:
    assert games_that_meet(root / "src" / "ostrov" / room) == []


@pytest.mark.parametrize("room", ["engine", "game"])
def test_games_do_not_know_what_exists_only_together(root: Path, room: str) -> None:
    """`combined` is a room above the expansions: of its modules they may name numbers only."""
    folder, package = root / "src" / "ostrov" / room, f"ostrov.{room}.combined"
    for file in (file for game in ("base", *NAMES) for file in sorted((folder / game).rglob("*.py"))):
        found = [name for name in imported(file) if name.startswith(package)]
        assert [name for name in found if not name.startswith(f"{package}.{WORDS}")] == [], file


def test_expansions_that_meet_are_noticed(tmp_path: Path) -> None:
    for game, text in {
        "base": "if not cython.compiled:\n    from ostrov.engine.cities_knights.walls import build\n",
        "cities_knights": "from ostrov.engine.base.route import measure\n",
        "sea": "import ostrov.engine.cities_knights\n",
    }.items():
        (tmp_path / "engine" / game).mkdir(parents=True)
        (tmp_path / "engine" / game / "one.py").write_text(text, "utf-8")
    assert games_that_meet(tmp_path / "engine", ["cities_knights", "sea"]) == [
        str(Path("base/one.py")) + " imports cities_knights",
        str(Path("sea/one.py")) + " imports cities_knights",
    ]


def test_the_base_reads_fields_of_an_expansion_only_through_seams(root: Path) -> None:
    base = root / "src" / "ostrov" / "engine" / "base"
    read = {file.name: expansion_fields_read(file) for file in base.glob("*.py")}
    assert {name: fields for name, fields in read.items() if fields} == SHARED_FIELDS


def test_what_all_games_stand_on_knows_none_of_them(root: Path) -> None:
    engine = root / "src" / "ostrov" / "engine"
    rooms = [file.parent.name for file in engine.glob("*/__init__.py") if file.parent.name != "core"]
    others = tuple(f"ostrov.engine.{room}" for room in rooms)
    words = tuple(f"ostrov.engine.{room}.{WORDS}" for room in rooms)
    for file in [engine / "seams.py", *(engine / "core").glob("*.py")]:
        found = [name for name in imported(file) if name.startswith(others) and not name.startswith(words)]
        assert found == [], file


def test_fields_of_an_expansion_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f(s):\n    return s.knight[0] + s.road[0] + s.walls\n", "utf-8")
    assert expansion_fields_read(tmp_path / "one.py") == {"knight", "walls"}


def test_the_engine_needs_the_standard_library_only(root: Path) -> None:
    for room in ("engine", "knowledge", "players"):
        assert third_party(root / "src" / "ostrov" / room) <= {"cython"}


def test_the_game_needs_the_standard_library_only(root: Path) -> None:
    assert third_party(root / "src" / "ostrov" / "game") == set()


def test_a_live_table_does_no_io(root: Path) -> None:
    """Time, storage and the network are the server's: a table is told. It speaks in structs of msgspec."""
    for room in ("protocol", "table"):
        folder = root / "src" / "ostrov" / room
        assert third_party(folder) == {"msgspec"}
        names = {name.partition(".")[0] for file in folder.rglob("*.py") for name in imported(file)}
        assert names & OUTSIDE == set()


def test_clauses_are_data_only(root: Path) -> None:
    files = (root / "src" / "ostrov" / "clauses").rglob("*.py")
    assert [file for file in files if any(name.startswith("ostrov") for name in imported(file))] == []


def test_third_party_code_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("import ast\nfrom rich.table import Table\n", "utf-8")
    assert third_party(tmp_path) == {"rich"}
