"""How long decisions take: counts in classes of equal ratio, which add up over games and machines."""

from __future__ import annotations

import math
from collections import Counter

CLASSES = 8
"""Classes for each doubling: a quantile is right within 5 percent."""

Histogram = dict[str, int]


class Watch:
    """CPU times of the decisions of one bot."""

    def __init__(self, counts: Histogram | None = None) -> None:
        self.counts: Counter[int] = Counter({int(key): n for key, n in (counts or {}).items()})

    def add(self, seconds: float) -> None:
        """One decision."""
        microseconds = max(seconds * 1e6, 0.1)
        self.counts[round(CLASSES * math.log2(microseconds))] += 1

    def merge(self, other: Watch) -> None:
        """The decisions of another game too."""
        self.counts += other.counts

    def __len__(self) -> int:
        return sum(self.counts.values())

    def quantile(self, share: float) -> float | None:
        """The seconds that this share of the decisions stays below; None without decisions."""
        wanted = share * len(self)
        seen = 0
        for key in sorted(self.counts):
            seen += self.counts[key]
            if seen >= wanted:
                return float(2 ** (key / CLASSES)) / 1e6
        return None

    def to_json(self) -> Histogram:
        """A plain object."""
        return {str(key): self.counts[key] for key in sorted(self.counts)}
