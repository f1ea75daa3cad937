"""Balanced dice: what docs/dice.md promises, and that plain dice are what they were."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.table.house import House

from ostrov.game.record import loads
from ostrov.table import DICE, PlanError, TablePlan
from ostrov.table.balanced import (
    FEWEST,
    PAIRS,
    Roll,
    deck_after,
    face_weights,
    pair_weights,
    rolls_of,
    seven_weight,
    weights,
)
from ostrov.table.chance import TableChance

EXPECTED = {total: 6 - abs(7 - total) for total in range(2, 13)}
SEATS = 4


def roll(seat: int, one: int, two: int, *, face: int = 0, chosen: bool = False) -> Roll:
    return Roll(seat, (one, two), face, chosen)


def rolled(n: int, seed: int) -> list[Roll]:
    """Rolls in turn, each drawn by its weights."""
    rng, found = random.Random(seed), list[Roll]()
    for i in range(n):
        seat = i % SEATS
        by_pair = pair_weights(found, seat, SEATS)
        [pair] = rng.choices(list(by_pair), list(by_pair.values()))
        found.append(Roll(seat, pair, 0, False))
    return found


def unevenness(rolls: list[Roll]) -> float:
    """How far the sums are from what one expects."""
    fell = Counter(one.sum for one in rolls)
    return sum((fell[t] - len(rolls) * n / 36) ** 2 / (len(rolls) * n / 36) for t, n in EXPECTED.items())


def test_a_new_deck_has_every_pair_with_the_same_weight() -> None:
    found = pair_weights([], 0, SEATS)
    assert len(found) == 36
    assert len(set(found.values())) == 1


def test_a_pair_that_fell_is_not_in_the_deck() -> None:
    fell = [roll(0, 6, 6), roll(0, 1, 2), roll(1, 2, 3), roll(2, 4, 4), roll(3, 1, 1), roll(0, 6, 4)]
    found = pair_weights(fell, 1, SEATS)
    assert found[6, 6] == found[1, 2] == 0
    assert found[5, 6] > 0


def test_the_deck_is_shuffled_when_fewer_than_thirteen_are_left() -> None:
    order = sorted(PAIRS)
    left = [deck_after(PAIRS, order[:n]).total() for n in range(36)]
    assert left[: 36 - FEWEST + 1] == list(range(36, FEWEST - 1, -1))
    assert left[36 - FEWEST + 1] == 36


def test_a_sum_of_the_last_five_rolls_is_rarer_and_three_of_them_forbid_it() -> None:
    one, two, three = ([roll(0, 2, 6), roll(1, 3, 5), roll(2, 4, 4)][:n] for n in (1, 2, 3))
    usual = pair_weights([], 3, SEATS)[6, 2]
    assert [100 * pair_weights(fell, 3, SEATS)[6, 2] // usual for fell in (one, two, three)] == [66, 32, 0]
    others = [roll(i, 1, i + 1) for i in range(5)]
    assert pair_weights(one + others, 3, SEATS)[6, 2] == usual


def test_sevens_are_shared_among_the_seats() -> None:
    usual = 100 * SEATS
    mine = [roll(0, 3, 4)]
    assert seven_weight([], 0, SEATS) == usual
    assert seven_weight(mine, 0, SEATS) == usual - 40 * 3
    assert seven_weight(mine, 1, SEATS) == usual + 40
    assert seven_weight(mine * 5, 0, SEATS) == 0
    assert seven_weight(mine * 50, 1, SEATS) == 2 * usual


def test_chosen_dice_do_not_count_but_their_event_die_does() -> None:
    chosen = [roll(0, 3, 4, face=3, chosen=True)]
    assert pair_weights(chosen, 0, SEATS) == pair_weights([], 0, SEATS)
    sides = [3, 1, 1, 1]
    assert face_weights([], sides) == {0: 18, 1: 6, 2: 6, 3: 6}
    assert face_weights(chosen, sides)[3] == 5


@pytest.mark.clause("H-2")
def test_the_deck_is_new_when_the_quiet_rounds_are_over() -> None:
    fell = [roll(0, 6, 6), roll(1, 1, 2), roll(2, 2, 3), roll(3, 4, 4)]
    assert pair_weights(fell[:3], 0, SEATS, quiet=4)[6, 6] == 0
    assert pair_weights(fell, 0, SEATS, quiet=4)[6, 6] > 0
    assert pair_weights([*fell, roll(0, 6, 6)], 0, SEATS, quiet=4)[6, 6] == 0


@pytest.mark.clause("H-2")
@pytest.mark.parametrize("dice", ["plain", "balanced"])
def test_no_seven_falls_in_the_quiet_rounds_of_a_table(dice: str) -> None:
    house = House("greedy", "greedy", seed=8, dice=dice, rounds_without_seven=12, victory_points=8)
    house.gather()
    while house.bot():
        pass
    assert house.table.game is not None
    sums = [one.sum for one in rolls_of(house.table.game.history)]
    assert len(sums) > 24
    assert 7 not in sums[:24]


def test_something_can_always_fall() -> None:
    for seed in range(5):
        fell = rolled(60, seed)
        for n in range(0, 60, 3):
            assert all(sum(pair_weights(fell[:n], seat, SEATS).values()) > 0 for seat in range(SEATS))


def test_games_are_closer_to_what_one_expects_than_with_fair_dice() -> None:
    balanced = [unevenness(rolled(60, seed)) for seed in range(20)]
    rng = random.Random(1)
    fair = [unevenness([roll(0, rng.randint(1, 6), rng.randint(1, 6)) for _ in range(60)]) for _ in range(20)]
    assert sum(balanced) < 0.5 * sum(fair)


def test_in_the_long_run_the_sums_are_about_those_of_two_dice_and_sevens_are_shared() -> None:
    games = [rolled(80, seed) for seed in range(20)]
    fell = Counter(one.sum for game in games for one in game)
    assert all(abs(fell[t] / fell.total() - n / 36) < 0.025 for t, n in EXPECTED.items())
    for game in games:
        sevens = Counter(one.seat for one in game if one.sum == 7)
        assert max(sevens.values()) - min(sevens[seat] for seat in range(SEATS)) <= 4


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_the_seed_gives_the_game_again(game: str) -> None:
    def played(seed: int) -> House:
        house = House("greedy", "greedy", seed=seed, dice="balanced", game=game, victory_points=6)
        house.gather()
        while house.bot():
            pass
        return house

    one, same, other = played(5), played(5), played(6)
    assert one.table.record() == same.table.record() != other.table.record()
    again = loads(one.table.record(), upto=1)
    checked = 0
    for entry in one.log:
        if entry.kind == "did":
            again.play(entry.body["action"], entry.body["seat"])
            for outcome in entry.body["chance"]:
                assert TableChance(5, "balanced").next_outcome(again).text == outcome
                again.happen(outcome)
                checked += 1
    assert checked > 20
    fell = rolls_of(again.history)
    assert max(Counter(one.pair for one in fell[: 36 - FEWEST]).values()) == 1


def test_with_dice_that_were_chosen_only_the_event_die_is_open() -> None:
    house = House("greedy", "greedy", game="cities_knights", dice="balanced").gather()
    while house.table.game is not None and house.table.game.legal()[0].kind != "roll":
        assert house.bot()
    game = house.table.game
    assert game is not None
    game.play("roll")
    assert len(weights(game)) == len(game.chances()) == 36 * 4
    game.state.set_dice = 8 * 3 + 4  # as the Alchemist leaves it, CK-PROG-ALCHEMIST-2
    assert {chance.outcome.text.split()[1] for chance in game.chances()} == {"3"}
    assert weights(game) == [18, 6, 6, 6]


def test_plain_dice_are_the_default_and_differ_from_balanced_ones_in_nothing_but_weights() -> None:
    assert DICE == ("plain", "balanced")
    plan = TablePlan.from_json({"options": {"players": 2}})
    assert plan.dice == "plain"
    assert TablePlan.from_json(plan.to_json()) == plan
    asked = TablePlan.from_json({"options": {"players": 2}, "dice": "balanced"})
    assert TablePlan.from_json(asked.to_json()).dice == "balanced"


@pytest.mark.parametrize("wrong", ["fair", "", None, 1, ["plain"]])
def test_other_dice_are_refused(wrong: object) -> None:
    with pytest.raises(PlanError, match="dice: should be one of plain, balanced"):
        TablePlan.from_json({"options": {"players": 2}, "dice": wrong})


def test_a_rematch_has_the_same_dice() -> None:
    house = House("me", "greedy", dice="balanced").gather()
    house.do("abort", agree=True)
    house.do("rematch", table="t2", seed=9, order="same")
    found = house.table.successor(house.log)
    assert found is not None
    assert found[0].plan.dice == "balanced"
