"""A batch is many single environments, only faster."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ostrov import Game
from ostrov.envs import EnvError, Setup, batch
from ostrov.envs.batches import Batch
from ostrov.envs.core import Core
from ostrov.testing import engine_mode

COMPILED = engine_mode() != "plain"
STEPS, LIMIT = (700, 150) if COMPILED else (80, 60)
QUICK: dict[str, Any] = {"victory_points": 3, "max_steps": LIMIT}
"""Games that end soon, some of them broken off."""


class Twin:
    """A row of a batch as a single environment."""

    def __init__(self, setup: Setup, row: int, size: int, bots: list[str | None] | None) -> None:
        self.core, self.size, self.seed = Core(setup, bots), size, row
        self.begin()

    def begin(self) -> None:
        """Games in which no learner ever acts are passed over."""
        self.core.reset(self.seed)
        while self.core.terminated or self.core.truncated:
            self.seed += self.size
            self.core.reset(self.seed)

    def check(self, games: Batch, row: int, action: int) -> bool:
        """Steps and compares with the row; whether the game has ended."""
        core = self.core
        core.step(action)
        seats = range(core.setup.players)
        ended = core.terminated or core.truncated
        assert (games.terminated[row], games.truncated[row]) == (core.terminated, core.truncated)
        assert list(games.rewards[row]) == [core.reward(p) for p in seats]
        assert list(games.points[row]) == [core.points(p) for p in seats]
        assert games.winners[row] == (-1 if core.winner is None else core.winner)
        if ended:
            self.seed += self.size
            self.begin()
        assert games.seats[row] == core.seat
        assert np.array_equal(games.masks[row], core.mask())
        assert np.array_equal(games.observations[row], core.observation(core.seat))
        return ended


@pytest.mark.parametrize("bots", [None, ["greedy", None, "random", None]], ids=["learners", "bots"])
@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_a_batch_plays_what_single_environments_play(rules: str, bots: list[str | None] | None) -> None:
    setup = Setup(rules, **QUICK)
    games = Batch(setup, 6, bots=bots)
    games.reset(0)
    twins = [Twin(setup, row, 6, bots) for row in range(6)]
    ends = 0
    for _ in range(STEPS):
        actions = games.sample(1).copy()
        games.step(actions)
        ends += sum(twin.check(games, row, int(actions[row])) for row, twin in enumerate(twins))
    assert ends > 0
    assert [twin.core.seed for twin in twins] == list(games.seeds)


def played(threads: int, steps: int = 40) -> tuple[NDArray[Any], ...]:
    """What some steps leave behind."""
    with batch(256, "cities_knights", threads=threads, **QUICK) as games:
        games.reset(9)
        for _ in range(steps):
            told = games.step(games.sample(3))
        return tuple(np.array(array) for array in told)


@pytest.mark.skipif(not COMPILED, reason="thousands of games need the compiled engine")
def test_threads_change_nothing() -> None:
    for one, many in zip(played(1), played(3), strict=True):
        assert np.array_equal(one, many)


@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_choices_are_the_mask(rules: str) -> None:
    games = batch(4, rules)
    games.reset(2)
    for _ in range(60):
        games.step(games.sample())
        for row in range(4):
            listed = games.choices[row, : games.counts[row]]
            assert sorted(listed) == list(np.flatnonzero(games.masks[row]))


@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_a_restored_batch_goes_on_as_it_did(rules: str) -> None:
    games = batch(5, rules)
    games.reset(4)
    for _ in range(40):
        games.step(games.sample())
    kept = games.snapshot()
    actions, ways = [], []
    for _ in range(2):
        if ways:
            games.restore(kept)
        told = []
        for step in range(30):
            if not ways:
                actions.append(games.sample(8).copy())
            told.append([np.array(array) for array in games.step(actions[step])])
        ways.append(told)
    for one, other in zip(*ways, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_one_game_can_be_put_into_many_rows() -> None:
    games = batch(4)
    games.reset(1)
    for _ in range(20):
        games.step(games.sample())
    before = games.observations.copy()
    told = games.restore(games.snapshot([2]), [0, 3])
    assert np.array_equal(told.observations[[0, 1, 2, 3]], before[[2, 1, 2, 2]])
    assert np.array_equal(told.masks[0], told.masks[2])


def test_a_snapshot_fits_its_own_rules_only() -> None:
    games, others = batch(2), batch(2, victory_points=12)
    games.reset(0)
    with pytest.raises(EnvError, match="other rules, options or limits"):
        others.restore(games.snapshot())
    with pytest.raises(EnvError, match="2 kept games do not fit 1 rows"):
        games.restore(games.snapshot(), [1])


def illegal(games: Batch) -> NDArray[np.int32]:
    """Actions of which one is not allowed."""
    actions = games.sample().copy()
    actions[1] = int(np.flatnonzero(games.masks[1] == 0)[0])
    return actions


def test_an_illegal_action_moves_no_game() -> None:
    games = batch(3)
    games.reset(0)
    kept, seen = games.snapshot().games, games.observations.copy()
    with pytest.raises(EnvError, match=r"game 1: action \d+ \(.+\) is not allowed for seat \d now; no game"):
        games.step(illegal(games))
    assert np.array_equal(games.snapshot().games, kept)
    assert np.array_equal(games.observations, seen)
    games.step(games.sample())


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (np.zeros(2, np.int64), r"3 whole numbers, one a game, not int64 of shape \(2,\)"),
        (np.zeros((3, 1), np.int32), r"of shape \(3, 1\)"),
        (np.zeros(3, np.float32), "not float32"),
        (np.array([0, 0, -1]), "game 2: an action is a number from 0 to 797, not -1"),
        (np.array([0, 1 << 40, 0]), "game 1: an action is a number from 0 to 797, not 1099511627776"),
    ],
)
def test_wrong_arrays_are_refused(actions: NDArray[Any], words: str) -> None:
    games = batch(3)
    games.reset(0)
    with pytest.raises(EnvError, match=words):
        games.step(actions)


def test_a_batch_has_to_be_reset_first() -> None:
    with pytest.raises(EnvError, match=r"call reset\(\) before step\(\)"):
        batch(2).step(np.zeros(2, np.int32))
    with pytest.raises(EnvError, match=r"call reset\(\) before sample\(\)"):
        batch(2).sample()


def test_masks_cannot_be_written() -> None:
    games = batch(2)
    games.reset(0)
    with pytest.raises(ValueError, match="read-only"):
        games.masks[0, 0] = 1


def test_without_observations_none_are_written() -> None:
    games = batch(2, observations=False)
    assert games.reset(0).observations.shape == (2, 0)
    games.step(games.sample())


@pytest.mark.parametrize("bots", [None, ["random", None]], ids=["learners", "bots"])
def test_records_of_a_batch_can_be_replayed(tmp_path: Path, bots: list[str | None] | None) -> None:
    games = batch(3, players=2, bots=bots, record=True, **QUICK)
    games.reset(5)
    with pytest.raises(EnvError, match="no game has ended in row 0 yet"):
        games.game(0, last=True)
    ends = np.zeros(3, np.int64)
    while not (ends > 1).all():
        games.step(games.sample())
        ends += games.terminated | games.truncated
    for row in range(3):
        games.save_record(row, tmp_path / "running.jsonl")
        assert Game.load(tmp_path / "running.jsonl").history == games.game(row).history
        games.save_record(row, tmp_path / "last.jsonl", last=True)
        assert Game.load(tmp_path / "last.jsonl").history == games.game(row, last=True).history
        assert games.game(row).seed == games.seeds[row] == games.game(row, last=True).seed + 3  # type: ignore[operator]


def test_records_have_to_be_asked_for() -> None:
    with pytest.raises(EnvError, match="record=True"):
        batch(2).game(0)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"size": 0}, "size is a whole number from 1 on, not 0"),
        ({"size": 2, "threads": 0}, "threads is a whole number from 1 on"),
        ({"size": 2, "bots": ["random"] * 4}, "nobody is left to learn"),
        ({"size": 2, "bots": ["random"]}, "4 players need as many bots"),
        ({"size": 2, "max_steps": 0}, "max_steps is a whole number from 1 on"),
        ({"size": 2, "offers_per_turn": -1}, "offers_per_turn is a whole number from 0 on"),
    ],
)
def test_batches_that_make_no_sense_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(EnvError, match=words):
        batch(**settings)
