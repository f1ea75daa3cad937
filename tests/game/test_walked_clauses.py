"""Play reaches clauses: the walks, their report and the list of what cannot be reached."""

from __future__ import annotations

from collections import Counter

import pytest
from benchmarks import walked_clauses

from ostrov.clauses import all_clauses
from ostrov.testing import engine_mode
from ostrov.testing.clause_walks import Reached, plan, walk
from ostrov.testing.tables import CLAUSE_TABLES

GAMES = {"compiled": 40, "sanitized": 4, "plain": 4}[engine_mode()]
COMMON = {
    "B-PROD-1", "B-PROD-2", "B-SEVEN-2", "B-ROB-2", "B-BUILD-1", "B-MAR-1", "B-DOM-2", "B-WIN-1", "B-TURN-6",
    "CK-DICE-1", "CK-SHIP-1", "CK-GATE-1", "CK-BARB-3", "CK-BARB-4", "CK-KNIGHT-3", "CK-KNIGHT-8",
    "CK-TURN-1", "CK-TURN-3", "CK-SEVEN-1", "CK-WIN-1", "CK-FOUND-1", "CK-FOUND-2", "CK-PROG-2", "CK-COMP-1",
    "CK-COMP-3", "CK-COMP-4", "CK-IMPR-1", "CK-SEVEN-4", "X-71",
}  # fmt: skip
"""What a few games of each game reach whatever their seed."""


@pytest.fixture(scope="module")
def reached() -> Reached:
    """Some games of all games, all tables in turn."""
    return walked_clauses.walk_block(plan(GAMES, GAMES // 10))


def test_a_few_games_reach_what_is_common(reached: Reached) -> None:
    assert reached.games == GAMES + GAMES // 10
    assert {id for id in COMMON if id not in reached} == set()


def test_nothing_is_reached_that_is_said_to_be_out_of_reach(reached: Reached) -> None:
    assert [line for line in walked_clauses.problems(reached) if "though unreachable" in line] == []


def test_the_list_names_clauses_once_and_none_that_only_informs() -> None:
    text = walked_clauses.UNREACHABLE.read_text("utf-8")
    listed = [id for id in all_clauses() for _ in range(text.count(f'"{id}"'))]
    assert [id for id, n in Counter(listed).items() if n > 1] == []
    assert [id for id in listed if all_clauses()[id].kind == "informative"] == []
    assert set(walked_clauses.unreachable()) <= set(all_clauses())


def test_problems_are_told() -> None:
    assert "B-ROAD-1 (One road per edge) was not reached" in list(walked_clauses.problems(Reached()))
    strange = Reached(events=Counter(["CK-SEA-9"]))
    assert any(
        "was reached, though unreachable: needs Seafarers" in s for s in walked_clauses.problems(strange)
    )


def test_the_report_counts_by_box() -> None:
    lines = list(walked_clauses.report(Reached(1, Counter({"B-WIN-1": 3}), Counter({"CK-TURN-1": 2}))))
    of_base = [id for id in all_clauses() if walked_clauses.box_of(id) == "base game"]
    assert lines[0] == f"base game: 1 of {len(of_base)} clauses were reached"
    assert "  by events, 1: B-WIN-1 3" in lines
    assert "  by refusals, 1: CK-TURN-1 2" in lines


def test_a_walk_is_the_same_again() -> None:
    assert walk("experts", "random", 5) == walk("experts", "random", 5)


def test_a_plan_takes_all_tables_and_all_bots() -> None:
    games = plan(4 * len(CLAUSE_TABLES), 2 * len(CLAUSE_TABLES))
    assert {table for table, _, _ in games} == set(CLAUSE_TABLES)
    assert {bot for _, bot, _ in games} == {"random", "greedy"}
