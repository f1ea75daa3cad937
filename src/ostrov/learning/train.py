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
GREEDY_TIMES = 7  # so many times the positions of a round are taken from the greedy player at first
GROUND = 2  # and so many times stay in view later
FIRST_EPOCHS, FIRST_RATE = 4, 1.5e-3
EPOCHS, RATE = 2, 5e-4


@dataclass(frozen=True, slots=True)
class Course:
    """One training from its beginning, or from a value that has been learned before."""

    game: str
    rounds: int
    positions: int
    """To be gathered in a round."""
    seed: int
    jobs: int
    foundings: bool = False
    """It learns the worth of foundings, not of turns."""


def as_weights(layers: Layers) -> Weights:
    """What the engine's net takes."""
    return len(layers[0]), tuple(float(x) for layer in layers for x in layer.ravel())


def gathered(course: Course, number: int, layers: Layers | None) -> tuple[Floats, Floats]:
    """The positions of a round; those of the greedy player cost little, so there are many more."""
    positions = course.positions * (GREEDY_TIMES if layers is None else 1)
    seed = course.seed + (number << 48)
    weights = None if layers is None else as_weights(layers)
    return play(
        orders(course.game, positions, seed, weights, course.jobs, course.foundings), course.jobs, seed
    )


def together(parts: list[tuple[Floats, Floats]]) -> tuple[Floats, Floats]:
    """Positions and results of several rounds."""
    return np.concatenate([part for part, _ in parts]), np.concatenate([part for _, part in parts])


def train(course: Course, out: Path, start: Path | None, tell: Callable[[str], None]) -> Layers:
    """Learns, and writes the value after every round.

    The first round has games of the greedy player, unless there is a value to start from; then the player
    that searches with the value of the round before plays against itself, now and then against the greedy
    player. When foundings are learned, the value only founds and the greedy player plays on. Some positions
    of the greedy player stay in view, so that what they taught is not forgotten. The same course on the
    same machine gives the same value.
    """
    layers = None if start is None else load(start, course.game)
    ground: list[tuple[Floats, Floats]] = []
    window: list[tuple[Floats, Floats]] = []
    for number in range(course.rounds):
        begun = time.perf_counter()
        found = gathered(course, number, layers)
        tell(f"round {number + 1}: {len(found[1])} positions in {time.perf_counter() - begun:.0f} s")
        seed = course.seed + (number << 48)
        if layers is None:
            kept = GROUND * course.positions
            ground = [(found[0][:kept], found[1][:kept])]
            layers = fresh(found[0].shape[1], course.seed)
            layers = fit(layers, *found, epochs=FIRST_EPOCHS, seed=seed, rate=FIRST_RATE, tell=tell)
        else:
            old = Quality.of(layers, *found)
            tell(f"the value so far, on them: log-loss {old.log_loss:.4f}, order {old.order:.4f}")
            window = [*window, found][-WINDOW:]
            layers = fit(
                layers, *together([*ground, *window]), epochs=EPOCHS, seed=seed, rate=RATE, tell=tell
            )
        save(layers, out)
    assert layers is not None, "a course has rounds"
    return layers
