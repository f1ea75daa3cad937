"""The rounds of learning: play, fit, look how strong it has become, go on."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ostrov.bots.weights import Weights
from ostrov.learning.fit import Floats, Layers, Quality, fit, fresh, load, save
from ostrov.learning.games import orders, play

WINDOW = 4  # rounds whose positions are learned from
FIRST_EPOCHS, EPOCHS = 3, 2


@dataclass(frozen=True, slots=True)
class Course:
    """One training from its beginning, or from a value that has been learned before."""

    game: str
    rounds: int
    positions: int
    """To be gathered in a round."""
    seed: int
    jobs: int


def as_weights(layers: Layers) -> Weights:
    """What the engine's net takes."""
    return len(layers[0]), tuple(float(x) for layer in layers for x in layer.ravel())


def train(course: Course, out: Path, start: Path | None, tell: Callable[[str], None]) -> Layers:
    """Learns, and writes the value after every round.

    The first round has games of the greedy player, unless there is a value to start from; then the player
    that searches with the value of the round before plays against itself, now and then against the greedy
    player. The same course on the same machine gives the same value.
    """
    layers = None if start is None else load(start)
    window: list[tuple[Floats, Floats]] = []
    for number in range(course.rounds):
        begun = time.perf_counter()
        seed = course.seed + (number << 48)
        weights = None if layers is None else as_weights(layers)
        found = play(orders(course.game, course.positions, seed, weights, course.jobs), course.jobs, seed)
        tell(f"round {number + 1}: {len(found[1])} positions in {time.perf_counter() - begun:.0f} s")
        first = layers is None
        if layers is None:
            layers = fresh(found[0].shape[1], course.seed)
        else:
            old = Quality.of(layers, *found)
            tell(f"the value so far, on them: log-loss {old.log_loss:.4f}, order {old.order:.4f}")
        window = [] if first else [*window, found][-WINDOW:]
        positions = np.concatenate([part for part, _ in window or [found]])
        results = np.concatenate([part for _, part in window or [found]])
        layers = fit(
            layers, positions, results, epochs=FIRST_EPOCHS if first else EPOCHS, seed=seed, tell=tell
        )
        save(layers, out)
    assert layers is not None, "a course has rounds"
    return layers
