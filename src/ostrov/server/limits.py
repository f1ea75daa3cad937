"""How much one connection or one address may ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

ADDRESSES_MAX = 20_000
"""Addresses that are remembered at most; one that has asked for nothing lately is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """Tokens for one source; a token comes back in time."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._tokens, self._at = rate, rate.burst, now

    def take(self, now: float) -> bool:
        """Takes a token; False when there is none."""
        self._refill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, 1 - self._tokens) / self._rate.per_second

    def full(self, now: float) -> bool:
        """Nothing was asked lately."""
        self._refill(now)
        return self._tokens >= self._rate.burst

    def _refill(self, now: float) -> None:
        grown = self._tokens + max(0.0, now - self._at) * self._rate.per_second
        self._tokens, self._at = min(self._rate.burst, grown), now


class ByAddress:
    """One bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        """Takes a token of the address: 0 when there was one, else the seconds to wait."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket  # the most recent stand last
        if len(self._buckets) > ADDRESSES_MAX:
            self._forget(now)
        return 0.0 if bucket.take(now) else bucket.wait()

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        """Drops those that have all their tokens; the oldest half when that is not enough."""
        self._buckets = {name: one for name, one in self._buckets.items() if not one.full(now)}
        for name in list(self._buckets)[: max(0, len(self._buckets) - ADDRESSES_MAX // 2)]:
            del self._buckets[name]
