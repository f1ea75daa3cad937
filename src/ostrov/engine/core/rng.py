"""Seeded chance without a generator: the k-th draw of a stream is a function of seed, stream and k.

So the k-th roll of a seed is the same whatever the players do, and a search that looks ahead uses
nothing up. Products stay below 2**63, so plain and compiled runs agree.
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.core.constants import DRAW_STEP, MASK32, MIX_ONE, MIX_TWO, STREAM_STEP
from ostrov.engine.core.types import I64


def mix(x: I64) -> I64:
    """A bijection of 32-bit numbers in which every input bit moves about half of the output bits."""
    y: I64 = x ^ (x >> 16)
    y = (y * MIX_ONE) & MASK32
    y = y ^ (y >> 15)
    y = (y * MIX_TWO) & MASK32
    return y ^ (y >> 15)


def draw(low: I64, high: I64, stream: I64, k: I64) -> I64:
    """32 random bits: draw k of a stream of the seed with these halves."""
    place: I64 = (stream * STREAM_STEP + k * DRAW_STEP) & MASK32
    return mix(low ^ mix(high ^ mix(place)))


def below(bits: I64, n: I64) -> int:
    """32 random bits as a number in range(n)."""
    return (bits * n) >> 32
