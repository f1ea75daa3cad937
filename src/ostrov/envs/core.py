"""One game of an environment, stepped by indices: what the PettingZoo and the Gymnasium face share."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING

import numpy as np

from ostrov.engine.base.constants import OVER
from ostrov.engine.seams import score
from ostrov.envs.errors import EnvError
from ostrov.envs.native.codes import decode
from ostrov.envs.native.step import (
    allowed,
    begin_game,
    bot_is_next,
    ended,
    list_choices,
    play_bot,
    take,
    write_mask,
)
from ostrov.envs.native.view import write_view
from ostrov.envs.opponents import Opponents
from ostrov.envs.setup import Setup
from ostrov.game.game import Game
from ostrov.game.view import View, observe

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Core:
    """A game, the bots at its table, and its history. An action that is refused changes nothing."""

    def __init__(self, setup: Setup, bots: Sequence[str | None] | None = None) -> None:
        self.setup = setup
        self.worker = setup.worker(bots)
        self._opponents = Opponents(bots or ())
        self.seed: int | None = None
        self.history: list[int] = []
        """The engine's actions so far, those of bots included; outcomes of chance follow from the seed."""
        self._size = len(setup.actions)
        self._width = setup.blocks.size

    def reset(self, seed: int) -> None:
        """Begins the game of a seed and plays up to the first action of a learner."""
        begin_game(self.worker, seed)
        self.seed = seed
        self.history = []
        if self._opponents:
            self._opponents.sit_down(self.setup.game(seed), seed)
        self._play_bots()

    def step(self, index: int) -> None:
        """Does the action of an index for the acting seat; EnvError when it is not allowed now."""
        if self.seed is None:
            raise EnvError("there is no game yet: call reset() before step()")
        worker = self.worker
        if ended(worker):
            raise EnvError("the game has ended: call reset() before the next step()")
        if self.refuses(index):
            raise EnvError(self.refusal(int(index)))
        packed = take(worker, int(index))
        if packed >= 0:
            self.history.append(packed)
        self._play_bots()

    def refuses(self, index: int) -> bool:
        """Whether an index is not allowed now; EnvError when it is none."""
        if not isinstance(index, (int, np.integer)) or not 0 <= index < self._size:
            raise EnvError(f"an action is a whole number from 0 to {self._size - 1}, not {index!r}")
        return not allowed(self.worker, int(index))

    def _play_bots(self) -> None:
        worker = self.worker
        while True:
            while bot_is_next(worker):
                self.history.append(play_bot(worker))
            if self.seat not in self._opponents or ended(worker):
                break
            self.history.append(self._opponents.play(worker))
        self.refresh()

    def refresh(self) -> None:
        """Finds the allowed actions anew, after the worker was changed by hand."""
        list_choices(self.worker)

    @property
    def seat(self) -> int:
        """Who acts."""
        return int(self.worker.episode.seat)

    @property
    def terminated(self) -> bool:
        """Somebody has won."""
        return bool(self.worker.state.phase == OVER)

    @property
    def truncated(self) -> bool:
        """The limit of steps has broken the game off."""
        return bool(ended(self.worker)) and not self.terminated

    @property
    def winner(self) -> int | None:
        """The seat that has won."""
        winner = self.worker.state.winner
        return int(winner) - 1 if winner else None

    def reward(self, seat: int) -> float:
        """1 for the winner, -1 for the others after a game that was won, else 0."""
        winner = self.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0

    def points(self, seat: int) -> int:
        """All victory points of a seat, hidden ones included."""
        return int(score(self.worker.state, seat))

    def mask(self) -> NDArray[np.int8]:
        """1 for every index that the acting seat may choose; all 0 after the end."""
        mask = np.zeros(self._size, np.int8)
        if not ended(self.worker):
            write_mask(self.worker, mask)
        return mask

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers; `setup.blocks` names them."""
        found = np.zeros(self._width, np.float32)
        write_view(self.worker, seat, found)
        return found

    def view(self, seat: int) -> View:
        """What a seat sees, by names of fields."""
        return observe(self.worker.state, self.worker.rules, seat)

    def game(self) -> Game:
        """The game so far in the game layer: to look at, to save, to play on."""
        if self.seed is None:
            raise EnvError("there is no game yet: call reset() first")
        return self.setup.replay(self.seed, self.history)

    def now(self) -> Game:
        """The position as a game without history; for drawing and asking, much faster than `game`."""
        if self.seed is None:
            raise EnvError("there is no game yet: call reset() first")
        game = self.setup.game(self.seed)
        game.state = self.worker.state.copy()
        return game

    def save_record(self, path: str | PathLike[str]) -> None:
        """Writes the record of the game so far; `ostrov replay` and the web table open it."""
        self.game().save(path)

    def refusal(self, index: int) -> str:
        """Why an index is not allowed now: what it means, and the rule where there is one."""
        words = f"action {index} ({self.setup.actions.describe(index)}) is not allowed now"
        packed = decode(self.worker.codes, self.worker.rules, self.seat, index)
        kind = self.setup.actions.kind(index)
        if kind == "discard" and self.worker.episode.chosen:
            return f"{words}: cards are discarded one by one, in ascending order of kinds"
        if kind == "offer" and self.worker.episode.offers[self.seat] >= self.worker.offers:
            return f"{words}: seat {self.seat} has made its offers of this turn"
        try:
            refused = self.now().why_not(packed)
        except ValueError:  # a seat that is not at this table
            refused = None
        return f"{words} ({refused.clause})" if refused else words
