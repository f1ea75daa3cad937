"""Reads the examples of the package; what is malformed is named with its file, example and part."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from ostrov.clauses import all_clauses
from ostrov.examples.example import Example, ExampleError, Step, Try

# The order of the files is the order in which one leafs through the examples.
_FILES: Final = (
    "base_founding.toml",
    "base_turn.toml",
    "base_trade.toml",
    "base_building.toml",
    "base_cards.toml",
    "ck_dice.toml",
    "ck_cities.toml",
    "ck_knights.toml",
    "ck_barbarians.toml",
    "ck_progress.toml",
)
_REQUIRED: Final = ("title", "tells", "clauses")
_OPTIONAL: Final = ("eyes", "options", "tiles", "position", "first", "tries")
_OF_TRIES: Final = ("do", "refused", "then")


class UnknownExample(KeyError):
    """No example has the id that was asked for."""

    def __str__(self) -> str:
        # KeyError would print the repr of the message.
        return str(self.args[0])


def example(id: str) -> Example:
    """The example with exactly this id; raises `UnknownExample`."""
    found = all_examples().get(id)
    if found is None:
        raise UnknownExample(f"There is no example {id!r}.")
    return found


@cache
def all_examples() -> Mapping[str, Example]:
    """Every example by id, read-only: the base game, then Cities & Knights.

    Raises `ExampleError`, naming file and id, if a file is malformed or an id occurs twice.
    """
    found: dict[str, Example] = {}
    for name in _FILES:
        text = files("ostrov.examples").joinpath(name).read_text(encoding="utf-8")
        for id, table in tomllib.loads(text).items():
            if id in found:
                raise ExampleError(f"{name}: {id} is already defined.")
            found[id] = read(id, table)
    return MappingProxyType(found)


def read(id: str, table: Mapping[str, Any]) -> Example:
    """One example from its table."""
    _check_keys(id, table, _REQUIRED, _OPTIONAL)
    clauses = tuple(table["clauses"])
    for clause in clauses:
        _check_clause(id, clause)
    tiles = table.get("tiles")
    return Example(
        id=id,
        title=table["title"],
        tells=table["tells"],
        clauses=clauses,
        eyes=table.get("eyes"),
        options=table.get("options", {}),
        tiles=None if tiles is None else {name: (row[0], row[1]) for name, row in tiles.items()},
        position=table.get("position"),
        first=tuple(_step(line) for line in table.get("first", ())),
        tries=tuple(_try(id, row) for row in table.get("tries", ())),
    )


def _try(id: str, row: Mapping[str, Any]) -> Try:
    _check_keys(f"{id}, a try", row, ("do",), _OF_TRIES)
    refused = row.get("refused")
    if refused is not None:
        _check_clause(id, refused)
    return Try(tuple(_step(line) for line in row["do"]), refused, row.get("then", {}))


def _step(line: str) -> Step:
    """`red: roll` is done by a seat; `dice 3 4` is done by chance."""
    colour, found, text = line.partition(": ")
    return Step(colour, text) if found else Step(None, line)


def _check_keys(
    where: str, table: Mapping[str, Any], required: tuple[str, ...], optional: tuple[str, ...]
) -> None:
    for key in required:
        if key not in table:
            raise ExampleError(f"{where} lacks {key!r}.")
    for key in table:
        if key not in required + optional:
            raise ExampleError(f"{where} has the unknown part {key!r}.")


def _check_clause(where: str, clause: str) -> None:
    if clause not in all_clauses():
        raise ExampleError(f"{where} cites {clause!r}, which is no clause.")
