"""The rule catalogue: what every clause says, in our own words, and where it comes from.

Data only. Importing reads no file; the first call of `clause`, `all_clauses` or `sources` does. What the
clauses mean for a game is said elsewhere: code and tests cite them by their ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

__all__ = ["KINDS", "Clause", "Kind", "UnknownClause", "all_clauses", "clause", "sources"]

Kind: TypeAlias = Literal["refusable", "effect", "informative"]

KINDS: Final[tuple[Kind, ...]] = ("refusable", "effect", "informative")

# The order of the files is the order of the catalogue.
_FILES: Final = (
    "base_components.toml",
    "base_setup.toml",
    "base_map.toml",
    "base_founding.toml",
    "base_turn.toml",
    "base_trade.toml",
    "base_building.toml",
    "base_cards.toml",
    "base_awards.toml",
    "base_advice.toml",
    "ck_setup.toml",
    "ck_dice.toml",
    "ck_knights.toml",
    "ck_actions.toml",
    "ck_cities.toml",
    "ck_barbarians.toml",
    "ck_variants.toml",
    "ck_progress_science.toml",
    "ck_progress_politics.toml",
    "ck_progress_trade.toml",
    "sea_with_knights.toml",
    "sea_with_knights_more.toml",
    "sea_board.toml",
    "sea_founding.toml",
    "sea_ships.toml",
    "sea_moving.toml",
    "sea_routes.toml",
    "sea_gold_fog.toml",
    "sea_pirate.toml",
    "sea_islands.toml",
    "sea_tribe_cloth.toml",
    "sea_pirate_islands.toml",
    "sea_wonders_world.toml",
    "questions_base.toml",
    "questions_base_more.toml",
    "questions_ck.toml",
    "questions_ck_more.toml",
    "questions_sea.toml",
    "questions_sea_more.toml",
    "house.toml",
)
_SOURCES: Final = "sources.toml"
_REQUIRED: Final = ("title", "text", "source", "kind")
_OPTIONAL: Final = ("why", "option", "see")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rules."""

    id: str
    """`B-…` base game, `CK-…` Cities & Knights, `S-…` Seafarers, `X-…` and `SX-…` open questions, `H-…` house
    rule; never renumbered."""

    title: str
    text: str
    """What the rule says.  For an open question: the question, the default, what the option changes."""

    why: str
    """What a refusal by this clause tells the player, in one sentence; the text where no other is given."""

    source: str
    """Book codes with section keywords, or one of the words that `sources` explains, joined with "; "."""

    kind: Kind
    """`refusable`: an action can break it; `effect`: it says what happens; `informative`: neither."""

    option: tuple[str, ...]
    """Names of the rules options that change this clause."""

    see: tuple[str, ...]
    """Ids of related clauses."""

    cases: Mapping[str, str]
    """Sentences that are true of one case of a refusal, by its name; `{name}` stands for a parameter."""


class UnknownClause(KeyError):
    """No clause has the id that was asked for; the message is one sentence with close matches."""

    def __str__(self) -> str:
        # KeyError would print the repr of the message.
        return str(self.args[0])


def clause(id: str) -> Clause:
    """The clause with exactly this id; raises `UnknownClause`."""
    found = all_clauses().get(id)
    if found is not None:
        return found
    close = get_close_matches(id.upper(), all_clauses())
    hint = f"close matches: {', '.join(close)}" if close else "no id is similar"
    raise UnknownClause(f"No clause has the id {id!r}; {hint}.")


@cache
def all_clauses() -> Mapping[str, Clause]:
    """Every clause by id, read-only, in catalogue order: B, CK, S, X, SX, H.

    Raises `ValueError`, naming file and id, if a file is malformed or an id occurs twice.
    """
    clauses: dict[str, Clause] = {}
    for name in _FILES:
        for id, entry in _parse(name, _read(name)).items():
            if id in clauses:
                raise ValueError(f"{name}: clause {id!r} is already defined in an earlier file.")
            clauses[id] = entry
    return MappingProxyType(clauses)


@cache
def sources() -> Mapping[str, str]:
    """What each source code and each word in a `source` field stands for, read-only."""
    entries = _load(_SOURCES, _read(_SOURCES))
    for code, meaning in entries.items():
        if not isinstance(meaning, str):
            raise ValueError(f"{_SOURCES}: source {code!r} must be a string, not {meaning!r}.")
    return MappingProxyType({code: str(meaning) for code, meaning in entries.items()})


def _read(name: str) -> str:
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


def _load(name: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{name}: not valid TOML: {error}") from error


def _parse(name: str, text: str) -> dict[str, Clause]:
    """The clauses of one file in file order; raises `ValueError` that names file and id."""
    return {id: _clause(f"{name}: clause {id!r}", id, table) for id, table in _load(name, text).items()}


def _clause(where: str, id: str, table: object) -> Clause:
    if not isinstance(table, dict):
        raise ValueError(f"{where} must be a table, not {table!r}.")
    cases = table.pop("case", {})
    unknown = [key for key in table if key not in _REQUIRED + _OPTIONAL]
    if unknown:
        raise ValueError(f"{where} has the unknown field {unknown[0]!r}.")
    missing = [key for key in _REQUIRED if key not in table]
    if missing:
        raise ValueError(f"{where} lacks the field {missing[0]!r}.")
    if not isinstance(cases, dict):
        raise ValueError(f"{where}: 'case' must be a table of sentences, not {cases!r}.")
    for key, value in (*table.items(), *cases.items()):
        if not isinstance(value, str) or not value.strip():
            raise ValueError(f"{where}: {key!r} must be a non-empty string, not {value!r}.")
    kind = next((kind for kind in KINDS if kind == table["kind"]), None)
    if kind is None:
        raise ValueError(f"{where}: 'kind' must be one of {', '.join(KINDS)}, not {table['kind']!r}.")
    return Clause(
        id=id,
        title=table["title"],
        text=table["text"],
        why=table["why" if "why" in table else "text"],
        source=table["source"],
        kind=kind,
        option=_names(table.get("option", "")),
        see=_names(table.get("see", "")),
        cases=MappingProxyType(cases),
    )


def _names(joined: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in joined.split(",") if name.strip())
