"""Rewards on the way: wrappers for those who want more than victory and defeat."""

from __future__ import annotations

from typing import Any

import gymnasium
from pettingzoo.utils import BaseWrapper


class PointsBonus(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Gymnasium: adds `factor` for each victory point that the learner wins, and takes it for each it loses.

    Sums over a game to factor × points at its end, so it changes which of two games is better only by that.
    """

    def __init__(self, env: gymnasium.Env[Any, Any], factor: float = 0.1) -> None:
        super().__init__(env)
        self.factor = factor
        self._points = 0

    def reset(self, **settings: Any) -> Any:
        """Begins a game."""
        told = self.env.reset(**settings)
        self._points = self._now()
        return told

    def step(self, action: Any) -> Any:
        """Adds what the points of the learner have changed by."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        before, self._points = self._points, self._now()
        bonus = self.factor * (self._points - before)
        return observation, float(reward) + bonus, terminated, truncated, info

    def _now(self) -> int:
        env: Any = self.env.unwrapped
        return int(env.core.points(env.seat))


class PointsReward(BaseWrapper):  # type: ignore[misc]
    """PettingZoo: the same for every agent."""

    def __init__(self, env: Any, factor: float = 0.1) -> None:
        super().__init__(env)
        self.factor = factor
        self._points: list[int] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game."""
        super().reset(seed=seed, options=options)
        self._points = self._now()

    def step(self, action: Any) -> None:
        """Adds what the points of each agent have changed by."""
        alive = not self.unwrapped.terminations[self.unwrapped.agent_selection]
        super().step(action)
        if not alive:
            return
        before, self._points = self._points, self._now()
        env = self.unwrapped
        for seat, agent in enumerate(env.possible_agents):
            bonus = self.factor * (self._points[seat] - before[seat])
            env.rewards[agent] = env.core.reward(seat) + bonus
            env._cumulative_rewards[agent] += bonus

    def _now(self) -> list[int]:
        env = self.unwrapped
        return [env.core.points(seat) for seat in range(len(env.possible_agents))]
