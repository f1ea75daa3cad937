"""docs/refusals.md has every refusal that some games reach, by its case and with its facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ostrov.clauses import all_clauses
from ostrov.testing import engine_mode
from ostrov.testing.clause_walks import Reached, plan, walk
from ostrov.testing.posed import Posed
from ostrov.testing.posed_refusals import POSED, posed_cases
from ostrov.testing.refusals import Cases, case_of

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = {"compiled": 40, "sanitized": 4, "plain": 4}[engine_mode()]
SEA = ("S-", "SX-", "CK-SEA-")
"""Clauses whose cases tests/game/seafarers holds, each once: no table plays them yet, and no walk."""
NEAR_SEA = {"B-FOUND-2/settlement", "CK-ACT-DISP-2/blocked", "CK-PROG-ROADS-1/nowhere"}
"""Cases of the older games that were added for games at sea."""
SILENT = {"because"}
"""Told by clauses that stand beside the sentence."""


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the page was made of."""
    found: dict[str, Any] = json.loads((ROOT / "tests" / "golden" / "refusals.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def cases() -> Cases:
    """What the first games of those meet that the page was made of, and the positions set up."""
    reached = Reached()
    for arguments in plan(GAMES, 0, seed=1000):
        reached.add(walk(*arguments))
    reached.cases.add(posed_cases())
    return reached.cases


def test_what_play_reaches_is_on_the_page(page: dict[str, Any], cases: Cases) -> None:
    listed = {
        (row["clause"], row["case"], *sorted(one["facts"].keys() - SILENT))
        for row in page["cases"]
        for one in row["examples"]
    }
    met = {(case.clause, case.case, *case.facts) for case, _ in cases}
    assert len(met) > 100
    assert met - listed == set(), "stale: run tools/refusals.py"


def test_every_fact_of_a_refusal_is_told(cases: Cases) -> None:
    for case, examples in cases:
        assert examples, case
        for example in examples:
            assert case_of(example.refusal) == case
            detail = set(example.refusal.params) - SILENT
            entry = all_clauses()[case.clause]
            sentence = entry.cases[case.case] if case.case else entry.why
            assert {name for name in detail if f"{{{name}}}" not in sentence} == set(), example


def test_every_case_is_on_the_page(page: dict[str, Any]) -> None:
    every = {f"{entry.id}/{name}" for entry in all_clauses().values() for name in entry.cases}
    met = {f"{row['clause']}/{row['case']}" for row in page["cases"] if row["case"]}
    missing = {name for name in every - met if not name.startswith(SEA)}
    assert met <= every
    assert missing <= NEAR_SEA, (
        "run tools/refusals.py; what walks seldom meet is set up in ostrov.testing.posed_refusals"
    )


@pytest.mark.parametrize("one", POSED, ids=lambda one: f"{one.cited}: {one.action}")
def test_a_question_that_was_set_up_has_its_answer(one: Posed) -> None:
    game = one.game()
    refusal = game.why_not(one.action, game.notation.seat(one.seat))
    assert refusal is not None
    clause, _, case = one.cited.partition("/")
    assert (refusal.clause, refusal.case) == (clause, case)
