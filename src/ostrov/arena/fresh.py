"""Boards that no bot has learned from."""

from __future__ import annotations

FRESH = 5_000_000_000
"""Matches begin here unless another seed is asked for.

From here to 2^40 nothing is learned: `ostrov train` begins below 2^32, and further parts from 2^40 on.
"""
