"""Which expansions are played is asked in few places: lists of expansions and what joins the engine.

A module elsewhere that reads a flag of `Rules`, or compares the name of an expansion, makes every expansion
to come a matter for it too. ALLOWED has those that there are, each with its reason.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from ostrov.game.expansions import EXPANSIONS, games, parse_game
from ostrov.protocol.words import Expansion, GameName
from ostrov.table.expansions import are_at_tables

NAMES = {expansion.name for expansion in EXPANSIONS}
JOINTS = ("engine/dispatch/", "engine/setup/", "engine/seams.py", "engine/combined/", "game/combined/")
"""Where rules of expansions join, and where those have their place that exist only together."""

LIST = "expansions.py"
"""In every room the module that lists expansions."""

ALLOWED: dict[str, str] = {
    "engine/core/rules.py": "declares the flags",
    "engine/core/schema.py": "declares which fields belong to whom",
    "bots/search_bot.py": "how far to look was measured for each set of expansions",
    "players/greedy/weights.py": "the weights of an expansion stand under its name",
    "protocol/words.py": "the literals of the wire; held to the list below",
}


def readings(file: Path, names: set[str]) -> list[int]:
    """The lines in which a module reads a flag, or has a name of an expansion as a whole text."""
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            word: object = node.attr
        else:
            word = node.value if isinstance(node, ast.Constant) else None
        if isinstance(word, str) and names & set(word.split("+")):
            found.append(node.lineno)
    return sorted(found)


def readers(package: Path, names: set[str]) -> dict[str, list[int]]:
    """Modules that ask which expansions are played, with the lines, apart from those whose work it is."""
    found: dict[str, list[int]] = {}
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package).as_posix()
        own = names & set(Path(path).parent.parts) or file.name == LIST or path.startswith(JOINTS)
        lines = [] if own else readings(file, names)
        if lines:
            found[path] = lines
    return found


def test_few_modules_ask_which_expansions_are_played(root: Path) -> None:
    found = readers(root / "src" / "ostrov", NAMES)
    assert {path: lines for path, lines in found.items() if path not in ALLOWED} == {}


def test_what_is_allowed_is_needed(root: Path) -> None:
    assert set(ALLOWED) <= set(readers(root / "src" / "ostrov", NAMES))


def test_the_wire_knows_every_game_of_tables() -> None:
    seated = [game for game in games() if are_at_tables(expansion.name for expansion in parse_game(game))]
    assert list(get_args(GameName)) == seated
    assert [name for name in NAMES if are_at_tables([name])] == list(get_args(Expansion))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("def f(r):\n    return r.ships", [2]),
        ("x = 'ships'", [1]),
        ("x = game == 'ships+knights'", [1]),
        ("from a.ships import b\nimport ships", []),
        ('"""Ships are pieces; `ships` is a name."""\nships = 1\nprint(ships)', []),
    ],
)
def test_readers_are_noticed(tmp_path: Path, text: str, lines: list[int]) -> None:
    (tmp_path / "one.py").write_text(text, "utf-8")
    assert readers(tmp_path, {"ships"}) == ({"one.py": lines} if lines else {})


def test_whose_work_it_is_may_ask(tmp_path: Path) -> None:
    for path in ("ships/one.py", "game/expansions.py", "engine/seams.py", "engine/dispatch/legal.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("x = r.ships\n", "utf-8")
    assert readers(tmp_path, {"ships"}) == {}
