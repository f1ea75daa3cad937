"""One hash of batches of all games: two builds with the same one play the same games and see the same.

python -m tests.envs.fingerprint    prints it
"""

from __future__ import annotations

import hashlib

from ostrov.envs import batch
from ostrov.testing import engine_mode


def fingerprint() -> str:
    """Games, masks, observations, rewards and ends of some steps."""
    found = hashlib.sha256()
    for rules in ("base", "cities_knights"):
        games = batch(3, rules, victory_points=3, max_steps=120, full_information=True)
        games.reset(1)
        for _ in range(150):
            for array in (games.snapshot().games, *games.step(games.sample())):
                found.update(array.tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    print(engine_mode(), fingerprint())
