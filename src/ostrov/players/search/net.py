"""A learned value: a small network over the numbers of a position."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import Floats

if not cython.compiled:
    from ostrov.engine.core.bits import add_row, floats_of
    from ostrov.players.constants import FEATURES_MAX, LAYER_ONE, LAYER_TWO


class Net:
    """Weights of two hidden layers with rectifiers; the result is the logit of winning."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every weight; a net that has learned nothing gives 0."""
        self.inputs: int = 0
        self.first: list[float] = [0.0] * (FEATURES_MAX * LAYER_ONE)  # row by row: an input's weights
        self.first_bias: list[float] = [0.0] * LAYER_ONE
        self.second: list[float] = [0.0] * (LAYER_ONE * LAYER_TWO)
        self.second_bias: list[float] = [0.0] * LAYER_TWO
        self.last: list[float] = [0.0] * LAYER_TWO
        self.last_bias: float = 0.0
        # The position that others are compared with, and what the first layer makes of it.
        self.known: list[float] = [0.0] * FEATURES_MAX
        self.sums: list[float] = [0.0] * LAYER_ONE
        self.trial: list[float] = [0.0] * FEATURES_MAX  # a position to be judged
        self.one: list[float] = [0.0] * LAYER_ONE
        self.two: list[float] = [0.0] * LAYER_TWO

    def learn(self, inputs: int, weights: Sequence[float]) -> None:  # gil
        """Takes the weights of all layers in the order of the fields, biases after their layer's weights."""
        sizes = (inputs * LAYER_ONE, LAYER_ONE, LAYER_ONE * LAYER_TWO, LAYER_TWO, LAYER_TWO, 1)
        if inputs > FEATURES_MAX or len(weights) != sum(sizes):
            raise ValueError(f"a net of {inputs} inputs has {sum(sizes)} weights, not {len(weights)}")
        self.inputs = inputs
        at = 0
        for i in range(sizes[0]):
            self.first[i] = weights[i]
        at += sizes[0]
        for i in range(LAYER_ONE):
            self.first_bias[i] = weights[at + i]
        at += sizes[1]
        for i in range(LAYER_ONE * LAYER_TWO):
            self.second[i] = weights[at + i]
        at += sizes[2]
        for i in range(LAYER_TWO):
            self.second_bias[i] = weights[at + i]
        at += sizes[3]
        for i in range(LAYER_TWO):
            self.last[i] = weights[at + i]
        self.last_bias = weights[at + LAYER_TWO]


def get_to_know(net: Net, inputs: Floats) -> None:
    """Later positions are compared with this one: they differ in few numbers, and only those cost time."""
    for j in range(LAYER_ONE):
        net.sums[j] = net.first_bias[j]
    for i in range(net.inputs):
        net.known[i] = inputs[i]
        if inputs[i] != 0.0:
            add_row(net.sums, net.first, LAYER_ONE * i, inputs[i], LAYER_ONE)


def logit(net: Net, inputs: Floats) -> float:
    """The net's opinion of a position."""
    for j in range(LAYER_ONE):
        net.one[j] = net.sums[j]
    for i in range(net.inputs):
        if inputs[i] != net.known[i]:
            add_row(net.one, net.first, LAYER_ONE * i, inputs[i] - net.known[i], LAYER_ONE)
    for j in range(LAYER_TWO):
        net.two[j] = net.second_bias[j]
    for i in range(LAYER_ONE):
        if net.one[i] > 0.0:
            add_row(net.two, net.second, LAYER_TWO * i, net.one[i], LAYER_TWO)
    result: float = net.last_bias
    for j in range(LAYER_TWO):
        if net.two[j] > 0.0:
            result += net.two[j] * net.last[j]
    return result


def opinion(net: Net, numbers: object) -> float:
    """`logit` of one position for callers from Python, whose array has as many 32-bit floats as the net."""
    inputs: Floats = floats_of(numbers)
    get_to_know(net, inputs)
    return logit(net, inputs)
