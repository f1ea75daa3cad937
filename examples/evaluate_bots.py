"""How often a policy wins against our bots: `python3 run.py python examples/evaluate_bots.py`.

The policy here takes the first allowed action of the kinds that it likes best; put your own in its place.
"""

from __future__ import annotations

from statistics import NormalDist

import numpy as np

import ostrov.envs

LIKES = ("claim victory", "city", "settlement", "found settlement", "found road", "road", "buy card", "roll")
BOTS = ("random", "greedy")
GAMES = 200


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = NormalDist().inv_cdf(0.975)
    middle = (won + z * z / 2) / (played + z * z)
    half = z / (played + z * z) * (won * (played - won) / played + z * z / 4) ** 0.5
    return middle - half, middle + half


def main() -> None:
    """Plays each bot in the three other seats."""
    kinds = ostrov.envs.actions("base").kinds()
    rank = np.zeros(len(ostrov.envs.actions("base")), np.float32)
    for place, kind in enumerate(LIKES):
        rank[kinds[kind].start : kinds[kind].stop] = len(LIKES) - place
    rng = np.random.default_rng(0)
    for bot in BOTS:
        games = ostrov.envs.batch(GAMES, bots=[None, bot, bot, bot], offers_per_turn=0, observations=False)
        games.reset(seed=0)
        result = np.full(GAMES, -2)
        while (result == -2).any():
            chance = rng.random(games.masks.shape, np.float32)
            step = games.step(np.where(games.masks, rank + chance, -1).argmax(axis=1))
            ended = (step.terminated | step.truncated) & (result == -2)  # the first game of each row counts
            result[ended] = games.winners[ended]
        won = int((result == 0).sum())
        low, high = wilson(won, GAMES)
        print(f"against three {bot} bots: {won} of {GAMES} games won ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
