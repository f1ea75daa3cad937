"""What was chosen in a batch, kept so that any of its games can be played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ostrov.envs.core import Core
from ostrov.envs.errors import EnvError
from ostrov.envs.setup import Setup
from ostrov.game.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Chronicle:
    """The actions of all steps since the oldest game that may still be asked for began."""

    def __init__(self, setup: Setup, size: int, bots: Sequence[str | None] | None) -> None:
        self.setup, self.bots = setup, bots
        self._steps: list[NDArray[np.int32]] = []
        self._first = 0
        """The number of the oldest step that is kept."""
        self._began = np.zeros((2, size), np.int64)
        """The first step of the running game of a row, and of the one before; -1: there was none."""
        self._seeds = np.zeros((2, size), np.int64)

    def begin(self, seeds: NDArray[np.int64]) -> None:
        """All rows begin anew."""
        self._steps, self._first = [], 0
        self._began[0], self._began[1] = 0, -1
        self._seeds[0] = seeds

    def note(self, actions: NDArray[np.int32], ended: NDArray[np.bool_], seeds: NDArray[np.int64]) -> None:
        """One step: what was chosen, where games ended, and the seeds of those that run now."""
        self._steps.append(actions.copy())
        if not ended.any():
            return
        self._began[1][ended], self._seeds[1][ended] = self._began[0][ended], self._seeds[0][ended]
        self._began[0][ended], self._seeds[0][ended] = self._first + len(self._steps), seeds[ended]
        oldest = int(np.where(self._began[1] < 0, self._began[0], self._began[1]).min())
        del self._steps[: oldest - self._first]
        self._first = oldest

    def game(self, row: int, last: bool) -> Game:
        """The running game of a row, or the one that ended there last."""
        start = int(self._began[int(last)][row])
        if start < 0:
            raise EnvError(f"no game has ended in row {row} yet")
        stop = int(self._began[0][row]) if last else self._first + len(self._steps)
        core = Core(self.setup, self.bots)  # bots do the same again
        core.reset(int(self._seeds[int(last)][row]))
        for actions in self._steps[start - self._first : stop - self._first]:
            core.step(int(actions[row]))
        return core.game()
