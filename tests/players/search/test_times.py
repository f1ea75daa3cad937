"""Time to build: exact for a steady flow, and never longer for having more."""

from __future__ import annotations

import random

import pytest

from ostrov.engine import constants as c
from ostrov.engine.core.packs import some
from ostrov.engine.core.rules import Rules
from ostrov.players.estimates.forecast import Forecast
from ostrov.players.estimates.times import flow_time, time_to_pay

CITY = some(c.GRAIN, 2) + some(c.ORE, 3)


def forecast(hand: list[float], income: list[float], rates: list[int]) -> Forecast:
    """A seat with these goods, cards a roll and rates of exchange."""
    f = Forecast()
    f.hand = [*hand, 0.0, 0.0, 0.0]
    f.income = [*income, 0.0, 0.0, 0.0]
    f.inverse = [1.0 / rate for rate in rates] + [0.25] * 3
    return f


def rules() -> Rules:
    """Five goods."""
    r = Rules()
    r.goods = c.RESOURCES
    return r


def wait(hand: list[float], income: list[float], rates: list[int], cost: int = CITY) -> float:
    """Rolls until the cost can be paid."""
    return time_to_pay(rules(), cost, forecast(hand, income, rates))


def covered(f: Forecast, cost: int, t: float) -> float:
    """Missing cards less exchanged surplus after some rolls, the other way round: 0 when just covered."""
    sums = 0.0
    for g in range(c.RESOURCES):
        x = f.hand[g] + f.income[g] * t - ((cost >> (7 * g)) & 63)
        sums += x if x < 0 else x * f.inverse[g]
    return sums


def test_what_is_in_hand_takes_no_time() -> None:
    assert wait([0, 0, 0, 2, 3], [0.0] * 5, [4] * 5) == 0.0
    assert wait([0, 0, 4, 2, 2], [0.0] * 5, [4] * 5) == 0.0


def test_a_single_good_comes_by_its_income() -> None:
    assert wait([0, 0, 0, 2, 1], [0, 0, 0, 0, 0.5], [4] * 5) == pytest.approx(4.0)


def test_surplus_is_exchanged() -> None:
    assert wait([0, 0, 0, 2, 2], [1.0, 0, 0, 0, 0], [4] * 5) == pytest.approx(4.0)
    assert wait([0, 0, 0, 2, 2], [1.0, 0, 0, 0, 0], [2, 4, 4, 4, 4]) == pytest.approx(2.0)


def test_without_income_it_never_comes() -> None:
    assert wait([0] * 5, [0.0] * 5, [4] * 5) >= Forecast().never


def random_seat(rng: random.Random) -> tuple[list[float], list[float], list[int]]:
    """Some hand, income and rates."""
    hand = [float(rng.randrange(4)) for _ in range(5)]
    return (
        hand,
        [rng.choice([0.0, rng.random()]) for _ in range(5)],
        [rng.choice([2, 3, 4]) for _ in range(5)],
    )


def test_the_flow_just_covers_the_cost_at_that_time() -> None:
    rng = random.Random(1)
    exact = 0
    for _ in range(300):
        hand, income, rates = random_seat(rng)
        f = forecast(hand, income, rates)
        time_to_pay(rules(), CITY, f)
        t = flow_time(c.RESOURCES, f)
        if 0.0 < t < f.never:
            assert covered(f, CITY, t) == pytest.approx(0.0, abs=1e-6)
            exact += 1
    assert exact > 100


def test_more_of_anything_never_takes_longer() -> None:
    rng = random.Random(2)
    sooner = 0
    for _ in range(300):
        hand, income, rates = random_seat(rng)
        before = wait(hand, income, rates)
        g = rng.randrange(5)
        for more in (
            wait([*hand[:g], hand[g] + 1, *hand[g + 1 :]], income, rates),
            wait(hand, [*income[:g], income[g] + 0.1, *income[g + 1 :]], rates),
            wait(hand, income, [*rates[:g], 2, *rates[g + 1 :]]),
        ):
            assert more <= before + 1e-9
            sooner += more < before
    assert sooner > 100
