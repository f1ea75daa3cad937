"""The catalogue says of a clause that an action can break it when a refusal names it."""

from __future__ import annotations

import ast
from pathlib import Path

from ostrov.clauses import all_clauses, clause
from ostrov.game import why
from ostrov.game.cities_knights.restated import RESTATED

LAST_BASE_QUESTION = 46
LATER_EXPANSION = "CK-SEA-"


def named_by_refusals() -> set[str]:
    """Every clause that the checks hold as a whole string, as the expansion in play words it too."""
    found = {
        str(node.value).partition("/")[0]
        for file in Path(why.__file__).parent.glob("**/why/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.partition("/")[0] in all_clauses()
    }
    return found | {RESTATED[id] for id in found if id in RESTATED}


def of_cities_knights(id: str) -> bool:
    return id.startswith("CK-") or (id.startswith("X-") and int(id[2:]) > LAST_BASE_QUESTION)


def test_what_a_refusal_names_can_be_broken() -> None:
    assert {id for id in named_by_refusals() if clause(id).kind != "refusable"} == set()


def test_what_a_refusal_names_speaks_to_the_player() -> None:
    assert {id for id in named_by_refusals() if clause(id).why == clause(id).text} == set()


def test_what_can_be_broken_in_cities_knights_is_named_by_a_refusal() -> None:
    breakable = {id for id, entry in all_clauses().items() if entry.kind == "refusable"}
    due = {id for id in breakable if of_cities_knights(id) and not id.startswith(LATER_EXPANSION)}
    assert due - named_by_refusals() == set()


def test_restated_clauses_exist_and_are_restated_once() -> None:
    assert set(RESTATED) | set(RESTATED.values()) <= set(all_clauses())
    assert not set(RESTATED) & set(RESTATED.values())
