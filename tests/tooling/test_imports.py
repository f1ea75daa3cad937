"""Import rules that pyproject.toml's contracts cannot say: what they forbid may not exist yet."""

from __future__ import annotations

import ast
import sys
from pathlib import Path


def imported(file: Path) -> set[str]:
    """Every module that a file imports from, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update([str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)])
    return found


def boxes_that_meet(engine: Path) -> list[str]:
    """Modules of one box (base, an expansion) that import another; an expansion may import the base."""
    boxes = sorted(file.parent.name for file in engine.glob("*/__init__.py"))
    return [
        f"{file.relative_to(engine)} imports {other}"
        for box in boxes
        for file in sorted((engine / box).rglob("*.py"))
        for other in boxes
        if other != box and not (other == "base" and box != "base")
        if any(name.startswith(f"ostrov.engine.{other}") for name in imported(file))
    ]


def third_party(folder: Path) -> set[str]:
    """Top-level packages that are neither ours nor of the standard library."""
    names = {name.partition(".")[0] for file in folder.rglob("*.py") for name in imported(file)}
    return names - {"ostrov", "None"} - set(sys.stdlib_module_names)


def test_boxes_do_not_know_each_other(root: Path) -> None:
    assert boxes_that_meet(root / "src" / "ostrov" / "engine") == []


def test_boxes_that_meet_are_noticed(tmp_path: Path) -> None:
    for box, text in {
        "base": "if not cython.compiled:\n    from ostrov.engine.cities_knights.walls import build\n",
        "cities_knights": "from ostrov.engine.base.route import measure\n",
        "sea": "import ostrov.engine.cities_knights\n",
    }.items():
        (tmp_path / box).mkdir()
        (tmp_path / box / "__init__.py").touch()
        (tmp_path / box / "one.py").write_text(text, "utf-8")
    assert boxes_that_meet(tmp_path) == [
        str(Path("base/one.py")) + " imports cities_knights",
        str(Path("sea/one.py")) + " imports cities_knights",
    ]


def test_the_engine_needs_the_standard_library_only(root: Path) -> None:
    assert third_party(root / "src" / "ostrov" / "engine") <= {"cython"}


def test_the_game_needs_the_standard_library_only(root: Path) -> None:
    assert third_party(root / "src" / "ostrov" / "game") == set()


def test_clauses_are_data_only(root: Path) -> None:
    files = (root / "src" / "ostrov" / "clauses").rglob("*.py")
    assert [file for file in files if any(name.startswith("ostrov") for name in imported(file))] == []


def test_third_party_code_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("import ast\nfrom rich.table import Table\n", "utf-8")
    assert third_party(tmp_path) == {"rich"}
