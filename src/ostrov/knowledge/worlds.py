"""Worlds that a seat takes for possible: states that it cannot tell from the true one."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.knowledge.belief import Belief
    from ostrov.knowledge.constants import SAMPLES_MAX
    from ostrov.knowledge.determinize import determinize, determinize_afresh


class Worlds:
    """Some worlds for one decision."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.n: int = 8  # how many, at most SAMPLES_MAX
        self.remembers: int = 0  # 1: `belief` holds what the seat has concluded from the game so far
        self.low: I64 = 0  # halves of the seed of the decision
        self.high: I64 = 0
        self.belief: Belief = Belief()
        self.rows: list[I64] = [0] * (SAMPLES_MAX * STATE_WORDS)
        self.work: State = State()


def sample_world(r: Rules, s: State, p: int, low: I64, high: I64, k: I64, w: Worlds) -> None:
    """World k of a seed, in `work`; of the state only what seat p may see is read."""
    if w.remembers != 0:
        determinize(r, w.belief, s, low, high, k, w.work)
    else:
        determinize_afresh(r, s, p, low, high, k, w.belief, w.work)


def sample_worlds(r: Rules, s: State, p: int, low: I64, high: I64, k: I64, w: Worlds) -> None:
    """Fills the worlds for decision k of a seed; of the state only what seat p may see is read."""
    w.low = low
    w.high = high
    for i in range(w.n):
        sample_world(r, s, p, low, high, SAMPLES_MAX * k + i, w)
        w.work.to_row(w.rows, STATE_WORDS * i)
