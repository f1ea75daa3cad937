"""Whole games through decide and apply; the log alone gives the same table at every point."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.house import House, snapshot

from ostrov.game.record import loads
from ostrov.table import Table
from ostrov.table.chance import TableChance
from ostrov.testing import check_game

CASES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "two bots": (("greedy", "random"), {"board_setup": "variable"}),
    "three bots": (("greedy", "greedy", "random"), {}),
    "four bots": (("greedy",) * 4, {"board_setup": "variable"}),
    "two people": (("me", "open"), {"board_setup": "variable", "victory_points": 6}),
    "people and bots": (("me", "greedy", "open"), {"victory_points": 7}),
    "whispers": (
        ("me", "open", "open", "greedy"),
        {"trade_offers_private": True, "public_hand_counts": False, "victory_points": 5, "hand_limit": 5},
    ),
    "two knights": (("greedy", "random"), {"game": "cities_knights", "victory_points": 8}),
    "three knights": (("greedy",) * 3, {"game": "cities_knights", "victory_points": 8}),
    "four knights": (("random",) * 4, {"game": "cities_knights", "victory_points": 7}),
    "knights of people": (("me", "greedy", "open"), {"game": "cities_knights", "victory_points": 7}),
    "expert knights": (
        ("me", "open"),
        {
            "game": "cities_knights",
            "victory_points": 5,
            "ck_expert_defence": True,
            "discard_order": "clockwise",
        },
    ),
}
GUESTS = ("petr", "iva", "max")


def played(case: str, seed: int = 5, look: Callable[[House], None] = lambda _: None) -> House:
    """A game to its end, with some undone actions and some times out; `look` is called after each step."""
    who, options = CASES[case]
    clock = {"turn": 60, "answer": 10}
    house = House(*who, seed=seed, clock=clock, **options).gather(*GUESTS[: who.count("open")])
    rng = random.Random(seed)
    for _ in range(20000):
        look(house)
        if house.table.stage == "over":
            return house
        house.now += 1.0
        if rng.random() < 0.2 and house.table.trail.seat is not None:
            house.do("undo", house.guest(house.table.trail.seat))
        elif rng.random() < 0.05 and (due := house.table.due(house.now)) is not None:
            house.run_out(due)
        else:
            house.step(rng)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("case", CASES)
def test_a_whole_game(case: str) -> None:
    house = played(case)
    table = house.table
    assert table.game is not None
    assert table.game.over
    assert table.heard(None)[-1]["event"] == "over"
    assert table.heard(None)[-1]["player"]["seat"] == table.game.winner
    assert loads(table.record()).state == table.game.state
    check_game(table.game)


@pytest.mark.parametrize("case", ["people and bots", "whispers", "knights of people", "expert knights"])
def test_every_prefix_of_a_log_gives_the_table_of_that_time(case: str) -> None:
    """A table that is told the entries alone, side by side with the one that decides on them."""
    follower: Table | None = None

    def follow(house: House) -> None:
        nonlocal follower
        follower = follower or Table.replay("t1", house.log[:1])
        for entry in house.log[follower.seq :]:
            follower.apply(entry)
        assert snapshot(follower) == snapshot(house.table)

    house = played(case, 6, follow)
    again = Table.replay("t1", house.log)
    assert snapshot(again) == snapshot(house.table)
    for guest in (None, *house.table.people):
        assert again.heard(guest) == house.table.heard(guest)
    assert {"did", "undone", "timed-out", "over"} <= {entry.kind for entry in house.log}


def test_replaying_needs_no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    house = played("two bots")

    def never(*_: object) -> None:
        raise AssertionError("a replay draws nothing")

    monkeypatch.setattr("ostrov.table.chance.number", never)
    monkeypatch.setattr("ostrov.game.game.seeded_outcome", never)
    assert Table.replay("t1", house.log).game.state == house.table.game.state  # type: ignore[union-attr]


def test_everybody_can_check_the_dice_afterwards() -> None:
    house = played("two knights")
    seed = int(house.info()["seed"])
    game = loads(house.table.record(), upto=1)
    drawn = 0
    for entry in house.log:
        if entry.kind == "did":
            game.play(entry.body["action"], entry.body["seat"])
            for outcome in entry.body["chance"]:
                assert TableChance(seed).next_outcome(game).text == outcome
                game.happen(outcome)
                drawn += 1
    assert drawn > 30


def test_the_same_seed_gives_the_same_game_of_bots_and_another_seed_another() -> None:
    one, same, other = (played("two bots", seed).table.record() for seed in (5, 5, 6))
    assert one == same != other
