"""In how many ways positions can go on, and in which order: as the golden files have it."""

from __future__ import annotations

import pytest
from tests.golden.cases import ORDER, RULES, order_text, perft_cases

from ostrov.engine import constants as c
from ostrov.game import phases
from ostrov.testing import engine_mode
from ostrov.testing.checks import check_game
from ostrov.testing.perft import Case, perft, read_cases

CASES = {rules: perft_cases(rules) for rules in RULES}
POSITIONS = [(rules, name) for rules, cases in CASES.items() for name in cases]
CHECKED = POSITIONS if engine_mode() == "compiled" else POSITIONS[::3]
KNIGHTS = (c.FIRST_CK_PHASE, c.LAST_CK_PHASE)
SEA = (c.FIRST_SEA_PHASE, c.LAST_SEA_PHASE)


def in_range(number: int, first: int, last: int) -> bool:
    """A phase of an expansion, which has the numbers from first to last."""
    return first <= number <= last


PHASES = {
    "base": {phase for number, phase in phases.PHASES.items() if number < c.ROLLING},
    "cities_knights": {
        phase for number, phase in phases.PHASES.items() if number < c.ROLLING or in_range(number, *KNIGHTS)
    },
    "seafarers": {
        phase for number, phase in phases.PHASES.items() if number < c.ROLLING or in_range(number, *SEA)
    },
}
"""Everything that such a game may wait for, but dice and cards of the base game."""


def phases_near(case: Case) -> set[str]:
    """What a position and those one action later wait for."""
    game = case.game()
    found = {game.describe()["phase"]}
    for seat in game.awaiting:
        for action in game.legal(seat):
            twin = game.copy()
            twin.play(action)
            found.add(twin.describe()["phase"])
    return found


@pytest.mark.parametrize(("rules", "name"), POSITIONS)
def test_perft(rules: str, name: str) -> None:
    assert CASES[rules][name].counted() == CASES[rules][name].counts


@pytest.mark.parametrize(("rules", "name"), CHECKED)
def test_positions_pass_all_checks(rules: str, name: str) -> None:
    check_game(CASES[rules][name].game())


@pytest.mark.parametrize("rules", RULES)
def test_every_step_of_a_turn_has_a_position(rules: str) -> None:
    reached = set.union(*(phases_near(case) for case in CASES[rules].values()))
    assert reached >= PHASES[rules]


@pytest.mark.parametrize("rules", RULES)
def test_every_position_has_counts(rules: str) -> None:
    cases = CASES[rules].values()
    assert all(len(case.counts) >= 3 for case in cases)
    assert len(cases) == len(list(read_cases("\n".join(case.text() for case in cases))))


def test_founding_counted_by_hand() -> None:
    """54 nodes; 72 edges with two ends; then all nodes that are not closed by the first settlement."""
    game = CASES["base"]["founding-two-seats"].game()
    owner = [sum(e < c.EDGES for e in game.board.node_edge[3 * v : 3 * v + 3]) for v in range(54)]
    by_hand = [54, 144, sum(degree * (54 - 1 - degree) for degree in owner)]
    assert [perft(game.board, game.rules, game.state, depth) for depth in (1, 2, 3)] == by_hand
    assert CASES["cities_knights"]["founding-two-seats"].counts == by_hand


def test_three_dice_counted_by_hand() -> None:
    """36 falls with four faces of the event die; the Alchemist sets two dice in 36 ways, the third falls."""
    assert CASES["cities_knights"]["before-roll-with-alchemist"].counts[:2] == [1 + 36, 36 * 4 + 36 * 4]


def test_swaps_of_the_inventor_counted_by_hand() -> None:
    """Twelve tokens may change places, the numbers 3, 4, 5, 9, 10 and 11 twice each; or the turn ends."""
    assert CASES["cities_knights"]["inventor"].counts[0] == 12 * 11 // 2 - 6 + 1


@pytest.mark.parametrize("rules", RULES)
def test_the_order_of_legal_actions_is_the_golden_one(rules: str) -> None:
    assert order_text(rules) == ORDER[rules].read_text("utf-8")


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
    for rules, name in POSITIONS:
        assert list(read_cases(CASES[rules][name].text())) == [CASES[rules][name]]
    assert Case("x").text() == "id x\ntable {}\nseed 0\n"
