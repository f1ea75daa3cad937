"""The net as NumPy sees it: its opinion of many positions, and how it learns from them."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ostrov.bots.weights import LAYERS, own_weights
from ostrov.players.constants import LAYER_ONE, LAYER_TWO

Floats = NDArray[np.float32]
Layers = list[Floats]
BATCH = 512
HELD_OUT = 0.1


def fresh(inputs: int, seed: int) -> Layers:
    """Weights that know nothing."""
    rng = np.random.default_rng(seed)

    def drawn(*shape: int) -> Floats:
        return rng.normal(0, np.sqrt(2 / shape[0]), shape).astype(np.float32)

    def zeros(n: int) -> Floats:
        return np.zeros(n, np.float32)

    first, second = drawn(inputs, LAYER_ONE), drawn(LAYER_ONE, LAYER_TWO)
    return [first, zeros(LAYER_ONE), second, zeros(LAYER_TWO), drawn(LAYER_TWO) * np.float32(0.2), zeros(1)]


def save(layers: Layers, path: Path) -> None:
    """Writes a file of just this name, whole or not at all, that `ostrov.bots.weights` reads."""
    named: dict[str, Any] = dict(zip(LAYERS, layers, strict=True))
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("wb") as file:
            np.savez(file, **named)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def load(path: Path, game: str) -> Layers:
    """Reads what `save` wrote for a game; WeightsError when it is something else."""
    inputs, weights = own_weights(str(path), game)
    shapes = ((inputs, LAYER_ONE), (LAYER_ONE,), (LAYER_ONE, LAYER_TWO), (LAYER_TWO,), (LAYER_TWO,), (1,))
    ends = np.cumsum([math.prod(shape) for shape in shapes])
    parts = np.split(np.array(weights, np.float32), ends[:-1])
    return [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]


def logits(layers: Layers, positions: Floats) -> Floats:
    """The opinion of each position."""
    first, first_bias, second, second_bias, last, last_bias = layers
    one = np.maximum(positions @ first + first_bias, 0)
    two = np.maximum(one @ second + second_bias, 0)
    return np.asarray(two @ last + last_bias[0])


@dataclass(frozen=True, slots=True)
class Quality:
    """How well opinions fit results."""

    log_loss: float
    order: float
    """The chance that a won position is thought better than a lost one."""

    @classmethod
    def of(cls, layers: Layers, positions: Floats, results: Floats) -> Quality:
        """On positions that were not learned from it is honest."""
        z = logits(layers, positions)
        won = results > 0.5
        ranks = np.empty(len(z))
        ranks[np.argsort(z)] = np.arange(len(z))
        n = int(won.sum())
        order = (ranks[won].sum() - n * (n - 1) / 2) / max(1, n * (len(z) - n))
        return cls(float(np.mean(np.logaddexp(0, z) - results * z)), float(order))


def slopes(layers: Layers, x: Floats, y: Floats) -> Layers:
    """The gradient of the mean log-loss of a batch."""
    first, first_bias, second, second_bias, last, last_bias = layers
    a = x @ first + first_bias
    one = np.maximum(a, 0)
    b = one @ second + second_bias
    two = np.maximum(b, 0)
    z = two @ last + last_bias[0]
    dz = ((1 / (1 + np.exp(-z)) - y) / len(y)).astype(np.float32)
    db = np.outer(dz, last) * (b > 0)
    da = (db @ second.T) * (a > 0)
    return [x.T @ da, da.sum(0), one.T @ db, db.sum(0), two.T @ dz, dz.sum(keepdims=True)]


def fit(
    layers: Layers,
    positions: Floats,
    results: Floats,
    *,
    epochs: int,
    seed: int,
    rate: float = 7e-4,
    tell: Callable[[str], None] = lambda _: None,
) -> Layers:
    """Learns from positions and results (Adam, falling rate); the last tenth is held out and reported."""
    layers = [layer.copy() for layer in layers]
    kept = len(results) - int(HELD_OUT * len(results))
    held = positions[kept:], results[kept:]
    rng = np.random.default_rng(seed)
    mean = [np.zeros_like(layer) for layer in layers]
    square = [np.zeros_like(layer) for layer in layers]
    steps, step = max(1, epochs * (kept // BATCH)), 0
    for epoch in range(epochs):
        order = rng.permutation(kept)
        for start in range(0, kept - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            step += 1
            now = rate * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            for k, slope in enumerate(slopes(layers, positions[batch], results[batch])):
                mean[k] += np.float32(0.1) * (slope - mean[k])
                square[k] += np.float32(0.001) * (slope * slope - square[k])
                size = np.sqrt(square[k] / (1 - 0.999**step)) + 1e-8
                layers[k] -= (now * (mean[k] / (1 - 0.9**step)) / size).astype(np.float32)
        found = Quality.of(layers, *held)
        tell(f"epoch {epoch + 1}, held out: log-loss {found.log_loss:.4f}, order {found.order:.4f}")
    return layers
