"""Sets of nodes and edges as words of 60 bits, and the lists that actions are pushed onto."""

# Inlined.
from __future__ import annotations

from ostrov.engine.core.constants import WORD
from ostrov.engine.core.moves import Moves, Outcomes
from ostrov.engine.core.types import I64


def word_of(i: int) -> int:
    """The word that holds member i."""
    return i // WORD


def bit_of(i: int) -> I64:
    """The bit of member i in its word."""
    bit: I64 = 1
    return bit << (i % WORD)


def push(out: Moves, action: I64) -> None:
    """Appends an action."""
    out.action[out.n] = action
    out.n += 1


def push_outcome(out: Outcomes, outcome: I64, weight: int) -> None:
    """Appends an outcome with its weight."""
    out.outcome[out.n] = outcome
    out.weight[out.n] = weight
    out.n += 1
    out.total += weight
