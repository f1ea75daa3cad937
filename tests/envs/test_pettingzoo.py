"""PettingZoo's own checks, and what it does not check."""

from __future__ import annotations

import warnings
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper, turn_based_aec_to_parallel

from ostrov import Game
from ostrov.envs import EnvError, aec
from ostrov.envs.wrappers import PointsReward
from ostrov.envs.zoo import OstrovAEC
from ostrov.table.replay import overview
from ostrov.testing import engine_mode

CYCLES = 300 if engine_mode() == "compiled" else 40
TABLES = [(rules, players) for rules in ("base", "cities_knights") for players in (2, 3, 4)]
SHORT: dict[str, Any] = {"victory_points": 3, "max_steps": 200}


def tolerant(rules: str, players: int, render_mode: str | None = None) -> TerminateIllegalWrapper:
    """An environment for checks that do not look at masks."""
    return TerminateIllegalWrapper(aec(rules, players, render_mode=render_mode), illegal_reward=-1)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_api_is_as_it_should_be(rules: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(aec(rules, players, **SHORT), num_cycles=CYCLES, verbose_progress=False)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_seeds_decide_everything(rules: str, players: int) -> None:
    seed_test(partial(aec, rules, players, **SHORT), num_cycles=CYCLES // 4)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_all_pictures_can_be_made(rules: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(tolerant, rules, players), custom_tests={"svg": lambda text: text.startswith("<svg")})
    assert capsys.readouterr().out.count("\n") > 20  # the mode for people prints


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_parallel_wrapper_passes(rules: str, players: int) -> None:
    env = tolerant(rules, players)
    env.unwrapped.metadata = {**env.unwrapped.metadata, "is_parallelizable": True}
    parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=CYCLES // 4)


def played(env: OstrovAEC, seed: int, steps: int = 100_000) -> OstrovAEC:
    """Plays at random until the end, or for so many steps."""
    env.reset(seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if not env.agents or env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            break
        env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    return env


def test_the_winner_gets_one_and_the_others_lose_one() -> None:
    env = played(aec(victory_points=3), 1)
    winner = env.core.winner
    assert winner is not None
    expected = {f"seat_{p}": 1.0 if p == winner else -1.0 for p in range(4)}
    assert env.rewards == expected
    assert all(env.terminations.values())
    for agent in list(env.agents):
        assert env.agent_selection == agent
        assert env.last()[1] == expected[agent]
        env.step(None)
    assert env.agents == []


def test_a_long_game_is_broken_off_without_rewards() -> None:
    env = played(aec(max_steps=50), 1)
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_a_record_is_the_game(tmp_path: Path, rules: str) -> None:
    env = played(aec(rules, victory_points=4), 7)
    env.save_record(tmp_path / "game.jsonl")
    game = Game.load(tmp_path / "game.jsonl")
    assert game.state == env.core.worker.state
    assert game.winner == env.core.winner
    assert overview(game).steps == len(env.core.history)  # as the replay page shows it


def test_only_who_acts_has_a_mask() -> None:
    env = played(aec(), 2, 30)
    for agent in env.agents:
        assert env.infos[agent]["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = aec()
    env.reset(4)
    before = env.core.worker.state.copy()
    road = env.actions.kinds()["road"][0]
    with pytest.raises(EnvError, match=r"action 128 \(road .+\) is not allowed now \(B-[A-Z]+-\d+\)"):
        env.step(road)
    assert env.core.worker.state == before
    for wrong in (-1, len(env.actions), 1.5, "roll"):
        with pytest.raises(EnvError, match="an action is a whole number from 0 to 797"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.core.worker.state == before


def test_a_game_that_is_over_cannot_be_stepped() -> None:
    env = played(aec(victory_points=2), 1)
    with pytest.raises(EnvError, match=r"the game has ended: seat_\d can only step\(None\)"):
        env.step(0)
    while env.agents:
        env.step(None)
    with pytest.raises(EnvError, match=r"call reset\(\) before the next step\(\)"):
        env.step(None)


def test_a_game_has_to_be_reset_first() -> None:
    with pytest.raises(EnvError, match=r"call reset\(\) before step\(\)"):
        aec().step(0)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "x", True])
def test_wrong_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(EnvError, match="a seed is a whole number from 0 to 9223372036854775807"):
        aec().reset(seed)


def test_unknown_pictures_are_refused() -> None:
    with pytest.raises(EnvError, match="render_mode is one of human, ansi, svg, rgb_array, not 'video'"):
        aec(render_mode="video")


def test_points_can_be_rewarded_too() -> None:
    env = PointsReward(aec(victory_points=4), 0.1)
    env.reset(3)
    rng = np.random.default_rng(0)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, broken, info = env.last()
        sums[agent] += reward
        env.step(None if ended or broken else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    core = env.unwrapped.core
    for p, agent in enumerate(env.possible_agents):
        assert sums[agent] == pytest.approx(core.reward(p) + 0.1 * core.points(p))
