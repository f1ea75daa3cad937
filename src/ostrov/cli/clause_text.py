"""A clause in full: wording, sources by name, options, the code and the tests of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ostrov.clauses import Clause, all_clauses, sources
from ostrov.cli.output import CLAUSE_STYLE

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

Json = dict[str, Any]
KINDS = {
    "refusable": "an action can break it",
    "effect": "it says what happens",
    "informative": "for information",
}


@cache
def coverage() -> Mapping[str, Mapping[str, list[str]]]:
    """Where each clause is implemented and tested, as tools/clause_table.py has found it.

    Empty where the file was not packed: the clauses themselves are shown all the same.
    """
    file = files("ostrov.clauses").joinpath("coverage.json")
    if not file.is_file():
        return {}
    found: Mapping[str, Mapping[str, list[str]]] = json.loads(file.read_text(encoding="utf-8"))["clauses"]
    return found


def books(clause: Clause) -> dict[str, list[str]]:
    """The sources of a clause: each book or word by its full name, with the sections."""
    found: dict[str, list[str]] = {}
    for part in clause.source.split("; "):
        for citation in part.split(", "):
            code, _, section = citation.partition("/")
            sections = found.setdefault(code, [])
            if section:
                sections.append(section)
    return found


def option_values(name: str) -> str:
    """What an option can be, the default first; empty for an option of an expansion that is not here yet."""
    from ostrov.game.options import OPTIONS

    option = OPTIONS.get(name)
    if option is None:
        return ""
    if option.low is not None:
        return f"{option.default} (default), {option.low} to {option.high}"
    words = [str(value).lower() for value in option.values]
    return ", ".join([f"{words[0]} (default)", *words[1:]])


def clause_json(clause: Clause) -> Json:
    """Everything about a clause as plain data."""
    held = coverage().get(clause.id, {})
    return {
        "id": clause.id,
        "title": clause.title,
        "text": clause.text,
        "why": clause.why,
        "kind": clause.kind,
        "source": clause.source,
        "books": [
            {"code": code, "name": sources()[code], "sections": found}
            for code, found in books(clause).items()
        ],
        "option": list(clause.option),
        "see": list(clause.see),
        "code": held.get("code", []),
        "tests": held.get("tests", []),
    }


def by_file(places: Iterable[str], mark: str) -> dict[str, list[str]]:
    """`file<mark>name` grouped by file."""
    found: dict[str, list[str]] = {}
    for place in places:
        file, _, name = place.partition(mark)
        names = found.setdefault(file, [])
        if name:
            names.append(name)
    return found


def clause_head(clause: Clause) -> RenderableType:
    """Id, title and wording."""
    from rich.padding import Padding
    from rich.text import Text

    line = Text.assemble((clause.id, CLAUSE_STYLE), "  ", (clause.title, "bold"))
    line.append(f"  ({KINDS[clause.kind]})", "dim")
    text = Text("\n").join([line, Text(clause.text)])
    return Padding(text, (0, 0, 1, 0))


def _rows(clause: Clause) -> Iterable[tuple[str, str, str]]:
    """The facts beside the wording: heading, first part, the rest."""
    held = coverage().get(clause.id, {})
    for code, sections in books(clause).items():
        known = code.isdigit()
        name = f"{code} {sources()[code]}" if known else f"{code}: {sources()[code]}"
        yield "source", name, ", ".join(sections)
    for name in clause.option:
        yield "option", name, option_values(name)
    for id in clause.see:
        yield "see", id, all_clauses()[id].title
    for file, names in by_file(held.get("code", []), ":").items():
        yield "code", file, ", ".join(names)
    for file, names in by_file(held.get("tests", []), "::").items():
        yield "tests", file, ", ".join(names)


def clause_facts(clause: Clause) -> Table:
    """Sources, options, related clauses, code and tests."""
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    last = ""
    for heading, first, rest in _rows(clause):
        cell = Text(first)
        if rest:
            cell.append(": " if heading in ("source", "option") else "  ")
            cell.append(rest, "dim" if heading in ("code", "tests") else "")
        table.add_row(heading if heading != last else "", cell)
        last = heading
    return table
