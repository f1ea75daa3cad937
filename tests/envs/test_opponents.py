"""Bots that only see views play in an environment as those of the engine do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.envs.test_gymnasium import made, played

from ostrov.bots import BotError, BotRng, GameInfo
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.random_bot import RandomBot
from ostrov.bots.registry import BOTS, BotEntry
from ostrov.envs import EnvError, batch
from ostrov.game.action import Action
from ostrov.game.view import View


class Stubborn:
    """Always says the same."""

    def __init__(self, said: str | None, table: GameInfo) -> None:
        self.said = None if said is None else table.notation.parse(said, 1)

    def choose(self, view: View, legal: Sequence[Action], luck: BotRng) -> Action | None:
        """Whatever is allowed."""
        return self.said


@pytest.fixture(autouse=True)
def bots_without_twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual bots as if the engine did not have them, and bad ones."""
    monkeypatch.setitem(BOTS, "seeing", BotEntry(GreedyBot))
    monkeypatch.setitem(BOTS, "blind", BotEntry(RandomBot))
    monkeypatch.setitem(BOTS, "mute", BotEntry(lambda info: Stubborn(None, info)))
    monkeypatch.setitem(BOTS, "cheat", BotEntry(lambda info: Stubborn("end turn", info)))


@pytest.mark.parametrize("rules", ["base", "cities_knights"])
@pytest.mark.parametrize(
    ("asked", "native"),
    [
        ("seeing", "greedy"),
        ("blind", "random"),
        (["seeing", "random", "blind"], ["greedy", "random", "random"]),
    ],
    ids=["greedy", "random", "mixed"],
)
def test_a_bot_plays_the_same_whoever_asks_it(
    rules: str, asked: str | list[str], native: str | list[str]
) -> None:
    settings = {"rules": rules, "victory_points": 5, "max_steps": 1500}
    env, twin = made(opponents=asked, **settings), made(opponents=native, **settings)
    for seed in (1, 2):
        assert played(env, seed) == played(twin, seed)
        assert env.core.history == twin.core.history


def test_the_learner_may_sit_anywhere() -> None:
    env = made(players=3, seat=None, opponents="seeing", victory_points=3)
    seats = set()
    for seed in range(3):
        played(env, seed)
        assert env.core.game().over
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_a_bot_of_your_own_is_named_by_its_path() -> None:
    settings = {"players": 2, "victory_points": 3}
    by_path = made(opponents="ostrov.bots.greedy_bot:GreedyBot", **settings)
    assert played(by_path, 1) == played(made(opponents="greedy", **settings), 1)


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    with pytest.raises(BotError, match="mute has to act and did not, in the game of seed 3"):
        played(made(opponents="mute"), 3)
    with pytest.raises(BotError, match="cheat chose 'end turn', which is not legal, in the game of seed 3"):
        played(made(opponents=["cheat", "random", "random"]), 3)


def test_a_batch_has_only_bots_of_the_engine() -> None:
    with pytest.raises(
        EnvError, match=r"seeing cannot play in a batch.*\(random, greedy, ref-f, ref-ab2\).*Gymnasium"
    ):
        batch(2, bots=[None, "seeing", "random", "random"])
