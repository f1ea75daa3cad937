"""One named part of an observation, and all of them in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RELATIVE = ("own", "seat +1", "seat +2", "seat +3")
Columns = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One part of an observation: an array of `shape` whose last axis has the named columns."""

    name: str
    shape: tuple[int, ...]
    high: float
    meaning: str
    columns: tuple[str, ...]
    low: float = 0.0

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.shape[0] * self.shape[1] if len(self.shape) == 2 else self.shape[0]


class Blocks:
    """All blocks of an observation in their order."""

    def __init__(self, found: tuple[Block, ...]) -> None:
        places: dict[str, slice] = {}
        at = 0
        for block in found:
            places[block.name] = slice(at, at + block.size)
            at += block.size
        self.all = found
        self.places: Mapping[str, slice] = MappingProxyType(places)
        self.size = at

    def split(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The observation by blocks, without copying; leading axes stay."""
        return {
            block.name: observation[..., self.places[block.name]].reshape(
                observation.shape[:-1] + block.shape
            )
            for block in self.all
        }


@dataclass(frozen=True, slots=True)
class ObservedPart:
    """What an expansion adds to observations: columns behind those of the base game, and blocks."""

    goods: int
    """Kinds of goods in play."""
    cards: Columns
    """Cards instead of the development cards; none where these stay."""
    hexes: Columns
    nodes: Columns
    edges: Columns
    players: Columns
    phases: Columns
    turn: Callable[[Columns], Columns]
    """By the goods in play."""
    blocks: Callable[[Columns], tuple[Block, ...]]
    """The same."""
    choices: int
    """How many more indices may be allowed at once."""
