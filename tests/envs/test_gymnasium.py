"""Gymnasium's own check, and what it does not check."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ostrov import Game
from ostrov.bots import BotError
from ostrov.envs import EnvError
from ostrov.envs.registration import IDS
from ostrov.envs.single import OstrovEnv, seated
from ostrov.envs.wrappers import PointsBonus

TABLES = [(rules, players) for rules in ("base", "cities_knights") for players in (2, 3, 4)]


def made(**settings: Any) -> OstrovEnv:
    """The environment itself."""
    env = gymnasium.make("Ostrov-v0", **settings).unwrapped
    assert isinstance(env, OstrovEnv)
    return env


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, list[int]]:
    """A game at random: the sum of its rewards and the actions of the learner."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total, actions, ended = 0.0, [], False
    while not ended:
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, terminated, truncated, info = env.step(actions[-1])
        total += float(reward)
        ended = terminated or truncated
    return total, actions


@pytest.mark.parametrize("structured", [False, True])
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_api_is_as_it_should_be(rules: str, players: int, structured: bool) -> None:
    """The check knows no masks, so what is not allowed has to lose the game."""
    settings = {"rules": rules, "players": players, "structured": structured, "illegal": "lose"}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(**settings))


@pytest.mark.parametrize("name", IDS)
def test_every_name_makes_its_rules(name: str) -> None:
    env: Any = gymnasium.make(name).unwrapped
    assert env.setup.rules == IDS[name]
    assert env.spec.id == name


@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_a_seed_decides_the_whole_game(rules: str) -> None:
    settings = {"rules": rules, "opponents": ["random", "greedy", "random"], "victory_points": 5}
    one, other = made(**settings), made(**settings)
    assert played(one, 3) == played(other, 3)
    assert one.core.history == other.core.history


def test_the_learner_wins_or_loses() -> None:
    env = made(players=2, victory_points=3)
    results = set()
    for seed in range(8):
        total, _ = played(env, seed)
        assert total == (1.0 if env.core.winner == env.seat else -1.0)
        results.add(total)
    assert results == {1.0, -1.0}


def test_only_the_learner_acts() -> None:
    env = made(seat=2, opponents="greedy", victory_points=4)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(0)
    for _ in range(50):
        if env.core.terminated:
            break
        assert env.core.seat == info["seat"] == 2
        assert np.array_equal(env.action_masks(), info["action_mask"])
        *_, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))


def test_opponents_sit_clockwise_from_the_learner() -> None:
    assert seated(("a", "b", "c"), 0) == [None, "a", "b", "c"]
    assert seated(("a", "b", "c"), 2) == ["b", "c", None, "a"]


def test_a_random_seat_follows_from_the_seed() -> None:
    env = made(seat=None)
    seats = []
    for seed in range(4):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert sorted(seats) == [0, 1, 2, 3]


def test_blocks_are_the_flat_numbers() -> None:
    flat, structured = made(), made(structured=True)
    one, other = flat.reset(seed=5)[0], structured.reset(seed=5)[0]
    assert np.array_equal(one, np.concatenate([block.ravel() for block in other.values()]))


def test_points_can_be_rewarded_too() -> None:
    env = PointsBonus(made(players=2, victory_points=4), 0.25)
    total, _ = played(env, 2)
    core = env.unwrapped.core  # type: ignore[attr-defined]
    assert total == pytest.approx(core.reward(0) + 0.25 * core.points(0))


def test_a_record_is_the_game(tmp_path: Path) -> None:
    env = made(opponents="greedy", victory_points=4)
    played(env, 2)
    env.save_record(tmp_path / "game.jsonl")
    assert Game.load(tmp_path / "game.jsonl").state == env.core.worker.state


def test_an_illegal_action_is_refused() -> None:
    env = made()
    env.reset(seed=1)
    before = env.core.worker.state.copy()
    with pytest.raises(EnvError, match=r"action 0 \(end turn\) is not allowed now"):
        env.step(0)
    assert env.core.worker.state == before


def test_an_illegal_action_may_lose_the_game() -> None:
    env = made(illegal="lose")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, 0)
    with pytest.raises(EnvError, match=r"the game has ended: call reset\(\)"):
        env.step(0)


def test_a_game_that_is_over_cannot_be_stepped() -> None:
    env = made(players=2, victory_points=2)
    played(env, 0)
    with pytest.raises(EnvError, match=r"the game has ended: call reset\(\)"):
        env.step(0)
    with pytest.raises(EnvError, match=r"there is no game yet: call reset\(\)"):
        made().step(0)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": "gredy"}, "did you mean greedy"),
        ({"opponents": ["random"]}, "4 players need 1 or 3 opponents, not 1"),
        ({"seat": 4}, "seat is a number from 0 to 3"),
        ({"illegal": "ignore"}, "illegal is error or lose, not 'ignore'"),
        ({"render_mode": "film"}, "render_mode is one of"),
        ({"rules": "chess"}, "rules are base or cities_knights"),
        ({"board_setup": "custom"}, "board_setup=custom needs a board"),
        ({"victory_point": 5}, "did you mean victory_points"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], words: str) -> None:
    wrong = (EnvError, BotError, ValueError)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Gymnasium tells of render modes in its own way too
        with pytest.raises(wrong, match=words):
            made(**settings)
