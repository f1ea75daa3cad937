"""In how many ways positions can go on, and in which order: as the golden files have it."""

from __future__ import annotations

import pytest
from tests.golden.cases import ORDER, order_text, perft_cases

from ostrov.engine import constants as c
from ostrov.testing.checks import check_game
from ostrov.testing.perft import Case, perft, read_cases

CASES = perft_cases()
COVERED = (
    "found settlement",
    "found road",
    "before roll",
    "main",
    "discarding",
    "moving robber",
    "free roads",
)


@pytest.mark.parametrize("name", CASES)
def test_perft(name: str) -> None:
    assert CASES[name].counted() == CASES[name].counts


@pytest.mark.parametrize("name", CASES)
def test_positions_pass_all_checks(name: str) -> None:
    check_game(CASES[name].game())


def test_every_step_of_a_turn_has_a_position() -> None:
    reached = {case.game().describe()["phase"] for case in CASES.values()}
    game = CASES["founding-two-seats"].game()
    game.play(game.legal()[0])
    assert {*reached, game.describe()["phase"]} >= set(COVERED)


def test_every_position_has_counts() -> None:
    assert all(len(case.counts) >= 3 for case in CASES.values())
    assert len(CASES) == len(list(read_cases("\n".join(case.text() for case in CASES.values()))))


def test_founding_counted_by_hand() -> None:
    """54 nodes; 72 edges with two ends; then all nodes that are not closed by the first settlement."""
    game = CASES["founding-two-seats"].game()
    owner = [sum(e < c.EDGES for e in game.board.node_edge[3 * v : 3 * v + 3]) for v in range(54)]
    by_hand = [54, 144, sum(degree * (54 - 1 - degree) for degree in owner)]
    assert [perft(game.board, game.rules, game.state, depth) for depth in (1, 2, 3)] == by_hand


def test_the_order_of_legal_actions_is_the_golden_one() -> None:
    assert order_text(CASES) == ORDER.read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seed 1\n", "line 1: 'seed 1'"),
        ("id a\nsead 1\n", "line 2: 'sead 1'"),
        ("id a\nperft 2 7\n", "a: perft 2 should be perft 1"),
    ],
)
def test_a_wrong_perft_file_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        list(read_cases(text))


def test_a_case_reads_back() -> None:
    for case in CASES.values():
        assert list(read_cases(case.text())) == [case]
    assert Case("x").text() == "id x\ntable {}\nseed 0\n"
