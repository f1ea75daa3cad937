"""Intervals hold what they promise; sequential tests err as rarely as they say."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import fmean

import pytest

from ostrov.arena.match import Match
from ostrov.arena.ratings import ratings
from ostrov.arena.referee import Played
from ostrov.arena.statistics import LEAST_BOARDS, elo, estimate, sequential, student, wilson
from ostrov.arena.watch import Watch
from ostrov.game.options import Options


def boards(luck: random.Random, n: int, share: float, games: int = 4, common: float = 0.3) -> list[float]:
    """Boards whose games are alike in part."""
    found = []
    for _ in range(n):
        fate = luck.random() < share
        won = sum(fate if luck.random() < common else luck.random() < share for _ in range(games))
        found.append(won / games)
    return found


def test_wilson_is_the_known_interval() -> None:
    low, high = wilson(0.1, 10)
    assert (round(low, 4), round(high, 4)) == (0.0179, 0.4042)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


@pytest.mark.parametrize("share", [0.03, 0.25, 0.5, 0.9])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(share: float) -> None:
    luck = random.Random(5)
    held = 0
    for _ in range(400):
        found = estimate(boards(luck, 100, share))
        held += found.low <= share <= found.high
    assert 365 <= held <= 398


@pytest.mark.parametrize("boards_played", [5, 10])
def test_intervals_of_few_boards_are_wide_enough(boards_played: int) -> None:
    luck = random.Random(6)
    held = 0
    for _ in range(2000):
        found = estimate(boards(luck, boards_played, 0.5))
        held += found.low <= 0.5 <= found.high
    assert held >= 1880  # with the quantile of the normal distribution 1812 and 1865


def test_students_quantile_is_the_known_one() -> None:
    for freedom, known in ((4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984)):
        assert student(freedom) == pytest.approx(known, abs=0.01)
    assert student(1) > student(2) > student(3)


def test_games_of_one_board_are_not_taken_for_independent_ones() -> None:
    alike = [1.0, 0.0] * 50
    mixed = [0.5] * 49 + [0.25, 0.75] + [0.5] * 49
    wide, narrow = estimate(alike), estimate(mixed)
    assert wide.share == narrow.share == 0.5
    assert wide.high - wide.low > 5 * (narrow.high - narrow.low)


def test_boards_that_all_agree_leave_doubt() -> None:
    found = estimate([1.0] * 30)
    assert found.high == 1.0
    assert 0.85 < found.low < 0.95
    assert estimate([0.25]).high - estimate([0.25]).low > 0.5


@pytest.mark.parametrize(("share", "right"), [(0.25, 0.25), (0.32, 0.32)])
def test_sequential_tests_are_seldom_wrong(share: float, right: float) -> None:
    luck = random.Random(11)
    decided = []
    for _ in range(60):
        seen: list[float] = []
        accepted = None
        while accepted is None and len(seen) < 3000:
            seen += boards(luck, 10, share)
            accepted = sequential(seen, 0.25, 0.32).accepted
        decided.append(accepted)
    assert decided.count(right) >= 52


def test_sequential_tests_of_small_shares_are_seldom_wrong() -> None:
    luck = random.Random(12)
    found = [sequential(boards(luck, 1200, 0.05), 0.02, 0.05).accepted for _ in range(100)]
    assert found.count(0.02) <= 10  # 24 when the variance of the first boards alone counted


def test_nothing_is_decided_at_once() -> None:
    assert sequential([1.0] * (LEAST_BOARDS - 1), 0.25, 0.3).accepted is None
    assert sequential([1.0] * LEAST_BOARDS, 0.25, 0.3).accepted == 0.3
    assert sequential([0.0] * (LEAST_BOARDS + 20), 0.25, 0.3).accepted == 0.25


def test_a_decision_stays_whatever_comes_after_it() -> None:
    won = sequential([1.0] * LEAST_BOARDS, 0.25, 0.3)
    assert sequential([1.0] * LEAST_BOARDS + [0.0] * 500, 0.25, 0.3) == won
    assert won.boards == LEAST_BOARDS


def test_elo_is_zero_at_chance() -> None:
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(0.30, 4) == pytest.approx(44, abs=0.5)
    assert elo(1.0, 4) is None


def test_quantiles_of_times_are_right_within_five_percent() -> None:
    watch, other = Watch(), Watch()
    for i in range(1, 1001):
        (watch if i % 2 else other).add(i / 1e4)
    watch.merge(Watch(other.to_json()))
    assert len(watch) == 1000
    assert watch.quantile(0.5) == pytest.approx(0.05, rel=0.05)
    assert watch.quantile(0.95) == pytest.approx(0.095, rel=0.05)
    assert Watch().quantile(0.5) is None


def game_of(seats: Sequence[int], winner: int, points: Sequence[int]) -> Played:
    """One game."""
    return Played(0, 0, tuple(seats), winner, tuple(points), 50, 300, {})


def test_copies_of_a_bot_are_rated_by_the_mean_of_what_each_has_earned() -> None:
    match = Match.of("one-against-all", ["greedy", "easy"], Options(), 1, 1)
    alone = Match.of("league", ["greedy", "easy", "random", "trader"], Options(), 1, 1)
    points, winner = (10, 7, 5, 5), 0
    apart = {one.bot: one for one in ratings(alone, [game_of((0, 1, 2, 3), winner, points)])}
    found = {one.bot: one for one in ratings(match, [game_of((0, 1, 1, 1), winner, points)])}
    assert found["greedy"] == apart["greedy"]
    others = [apart[name] for name in ("easy", "random", "trader")]
    assert found["easy"].mean == pytest.approx(fmean(one.mean for one in others))
    assert found["easy"].deviation == pytest.approx(fmean(one.deviation for one in others))


def test_ratings_are_those_of_the_model() -> None:
    match = Match.of("one-against-all", ["greedy", "easy"], Options(players=2), 1, 1)
    won, lost = ratings(match, [game_of((0, 1), 0, (10, 4))])
    c = math.sqrt(2 * ((25 / 3) ** 2 + (25 / 300) ** 2 + (25 / 6) ** 2))  # Weng and Lin 2011, algorithm 4
    step = ((25 / 3) ** 2 + (25 / 300) ** 2) / c / 2
    assert (won.bot, won.mean) == ("greedy", pytest.approx(25 + step))
    assert (lost.bot, lost.mean) == ("easy", pytest.approx(25 - step))
