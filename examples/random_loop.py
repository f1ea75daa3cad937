"""Random play in all three environments: `python3 run.py python examples/random_loop.py`."""

from __future__ import annotations

import gymnasium
import numpy as np

import ostrov.envs

rng = np.random.default_rng(0)


def any_of(mask: np.ndarray) -> int:
    """A random allowed action."""
    return int(rng.choice(np.flatnonzero(mask)))


# PettingZoo: every seat is an agent.
env = ostrov.envs.aec(rules="cities_knights", players=3, max_steps=2000)
env.reset(seed=1)
for _ in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else any_of(info["action_mask"]))
print("PettingZoo: the winner is", env.core.winner, "after", len(env.core.history), "actions")

# Gymnasium: one seat learns, bots have the others.
single = gymnasium.make("Ostrov-v0", opponents=["greedy", "random", "random"])
observation, info = single.reset(seed=1)
ended = False
while not ended:
    observation, reward, terminated, truncated, info = single.step(any_of(info["action_mask"]))
    ended = terminated or truncated
print("Gymnasium: the reward is", reward)

# A batch: many games at once, in arrays.
games = ostrov.envs.batch(256, offers_per_turn=0)
games.reset(seed=1)
finished = 0
for _ in range(1500):
    step = games.step(games.sample())
    finished += int(step.terminated.sum())
print("Batch:", 1500 * games.size, "steps,", finished, "games won")
