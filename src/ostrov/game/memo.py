"""What was worked out once is remembered, up to a limit."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

LIMIT = 20_000


class Memo(dict[K, V]):
    """`memo[key]` is what `make(key)` gave the first time; errors are not remembered."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        value = self._make(key)
        if len(self) >= LIMIT:
            self.clear()
        self[key] = value
        return value
