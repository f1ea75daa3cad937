"""How fast the environments step: `python3 run.py python benchmarks/envs.py [--quick]`.

Rates are steps a CPU second, medians of several runs. What two threads gain is wall time, best run to best
run: on a busy machine it is too low.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median

import gymnasium
import numpy as np

from ostrov.bots.summary import is_compiled
from ostrov.envs import aec, batch

RUNS = 7
GAMES = 1024
RULES = ("base", "cities_knights")


def timed(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """Steps a second."""
    start = clock()
    steps = work()
    return steps / max(clock() - start, 1e-9)


def rate(work: Callable[[], int], runs: int) -> float:
    """Steps a CPU second: the median of some runs, after one to warm up."""
    work()
    return median(timed(work, time.process_time) for _ in range(runs))


def gain(one: Callable[[], int], two: Callable[[], int], runs: int) -> float:
    """How much more is done in a second by the second work; the two take turns."""
    pairs = [[timed(work, time.perf_counter) for work in (one, two)] for _ in range(runs + 1)]
    return max(pair[1] for pair in pairs) / max(pair[0] for pair in pairs)


def batch_work(rules: str, observations: bool, threads: int, rounds: int) -> Callable[[], int]:
    """Random play in a batch, sampling and checking included."""
    games = batch(GAMES, rules, observations=observations, threads=threads)
    games.reset(1)
    for _ in range(150):  # past the foundings
        games.step(games.sample())

    def work() -> int:
        for _ in range(rounds):
            games.step(games.sample())
        return rounds * GAMES

    return work


def aec_work(rules: str, steps: int) -> Callable[[], int]:
    """Random play through `agent_iter`, `last` and `step`."""
    env = aec(rules)
    rng = np.random.default_rng(0)

    def work() -> int:
        done = 0
        while done < steps:
            env.reset(seed=done)
            for _ in env.agent_iter():
                _, _, ended, broken, info = env.last()
                if ended or broken or done >= steps:
                    break
                choices = np.flatnonzero(info["action_mask"])
                env.step(int(choices[int(rng.random() * len(choices))]))
                done += 1
        return done

    return work


def gym_work(rules: str, steps: int) -> Callable[[], int]:
    """A learner that plays at random against three greedy bots."""
    env = gymnasium.make("Ostrov-v0", rules=rules, opponents="greedy", disable_env_checker=True)
    rng = np.random.default_rng(0)

    def work() -> int:
        _, info = env.reset(seed=1)
        for _ in range(steps):
            choices = np.flatnonzero(info["action_mask"])
            _, _, ended, broken, info = env.step(int(choices[int(rng.random() * len(choices))]))
            if ended or broken:
                _, info = env.reset()
        return steps

    return work


def main(words: list[str]) -> None:
    """Prints the table."""
    quick = "--quick" in words
    runs, scale = (3, 1) if quick else (RUNS, 4)
    print(f"{'compiled' if is_compiled() else 'plain'}; steps a CPU second, medians of {runs} runs")
    for rules in RULES:
        print(rules)
        for observations in (False, True):
            name = f"batch of {GAMES}, {'observations and masks' if observations else 'masks'}"
            works = [batch_work(rules, observations, threads, 40 * scale) for threads in (1, 2)]
            print(f"  {name:45} {rate(works[0], runs):12,.0f}   two threads: {gain(*works, runs):.2f} times")
        print(f"  {'PettingZoo, from Python':45} {rate(aec_work(rules, 2000 * scale), runs):12,.0f}")
        print(f"  {'Gymnasium, greedy opponents':45} {rate(gym_work(rules, 500 * scale), runs):12,.0f}")


if __name__ == "__main__":
    main(sys.argv[1:])
