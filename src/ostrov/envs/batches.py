"""Thousands of games stepped at once in native code, into arrays that stay where they are."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ostrov.engine.core.constants import SEATS
from ostrov.engine.core.state_constants import STATE_BYTES
from ostrov.envs.chronicle import Chronicle
from ostrov.envs.errors import EnvError
from ostrov.envs.expansions import observed
from ostrov.envs.memory import Room, locked
from ostrov.envs.native.constants import BOARD_WORDS, EPISODE_WORDS
from ostrov.envs.native.rows import Rows, begin_rows, sample_rows, show_rows, step_rows, wrong_row
from ostrov.envs.opponents import refuse_asked
from ostrov.envs.setup import Setup, checked_seed, fresh_seed
from ostrov.game.game import SEED_LIMIT, Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROW = EPISODE_WORDS + BOARD_WORDS + (STATE_BYTES + 7) // 8
CHOICES = 600
"""Room for the allowed indices of one game: more than there can be, and no power of two, for the caches."""

SMALLEST = 64
"""Games below which a thread is not worth waking."""


class Step(NamedTuple):
    """What a step leaves in the arrays of the batch; the next step writes over them."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Games as they stood; they can be put back into any batch of the same setup."""

    games: NDArray[np.int64]
    key: tuple[object, ...]


class Batch:
    """`size` games side by side. A game that ends begins anew at once, with the next seed of its row.

    Arrays are written in place. Game i of `reset(seed)` has the seeds seed + i, seed + i + size, … of
    which each is the game that the other environments play for it.
    """

    def __init__(
        self,
        setup: Setup,
        size: int,
        *,
        bots: Sequence[str | None] | None = None,
        observations: bool = True,
        threads: int | None = None,
        record: bool = False,
    ) -> None:
        """`bots` names a built-in player for each seat, None for a learner; by default all seats learn.

        `threads` is as many as there are cores by default. With `record`, `game` and `save_record` work.
        """
        for name, value in (("size", size), ("threads", 1 if threads is None else threads)):
            if type(value) is not int or value < 1:
                raise EnvError(f"{name} is a whole number from 1 on, not {value!r}")
        self.setup, self.size = setup, size
        self.actions, self.blocks = setup.actions, setup.blocks
        players, actions, width = setup.players, len(setup.actions), setup.blocks.size
        room = Room()
        self._games = room.array((size, ROW), np.int64)
        self._actions = room.array((size,), np.int32)
        self._masks = room.array((size, actions), np.int8)
        choices = CHOICES + sum(part.choices for part in observed(setup.rules))
        self._choices = room.array((size, choices), np.int32)
        self._ends = room.array((size, 2), np.int32)
        self.counts = room.array((size,), np.int32)
        """How many actions are allowed in each game."""
        self.seats = room.array((size,), np.int32)
        """Who acts."""
        self.rewards = room.array((size, players), np.float32)
        """By seat: 1 and -1 after the end of a game, else 0."""
        self.points = room.array((size, players), np.int32)
        """All victory points by seat after the step, before a game that ended began anew."""
        self.observations = room.array((size, width if observations else 0), np.float32)
        self.terminated = room.array((size,), np.bool_)
        self.truncated = room.array((size,), np.bool_)
        self.masks = locked(self._masks)
        """What is allowed; read-only, because actions are checked against it."""
        self.choices = locked(self._choices)
        """The allowed indices of each game, `counts` of them."""
        self._rows = Rows()
        self._rows.games, self._rows.actions = self._games, self._actions
        self._rows.choices, self._rows.counts = self._choices, self.counts
        self._rows.masks, self._rows.seats = self._masks, self.seats
        self._rows.views = self.observations if observations else np.zeros(1, np.float32)
        self._rows.rewards, self._rows.points, self._rows.ends = self.rewards, self.points, self._ends
        self._rows.row, self._rows.stride = ROW, size
        self._rows.width = choices
        self._rows.view = width if observations else 0
        wanted = threads if threads is not None else os.cpu_count() or 1
        self.threads = max(1, min(wanted, size // SMALLEST))
        refuse_asked(bots)
        self._workers = [setup.worker(bots) for _ in range(self.threads)]
        self._pool: ThreadPoolExecutor | None = None
        self._chronicle = Chronicle(setup, size, bots) if record else None
        self._begun = False
        self._sampled = 0

    def reset(self, seed: int | None = None) -> Step:
        """Begins all games anew: game i with seed + i."""
        first = fresh_seed() if seed is None else checked_seed(seed)
        numbers = [(first + i) % SEED_LIMIT for i in range(self.size)]
        seeds = np.array(numbers, np.int64)
        self._each(lambda worker, low, high: begin_rows(worker, self._rows, low, high, seeds))
        for array in (self.rewards, self.points, self.terminated, self.truncated, self._ends):
            array.fill(0)
        self._begun = True
        self._sampled = 0
        if self._chronicle:
            self._chronicle.begin(self.seeds)
        return self._told()

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Steps every game by its action; EnvError when one is not allowed, and then no game has moved."""
        if not self._begun:
            raise EnvError("there are no games yet: call reset() before step()")
        if actions is not self._actions:
            self._actions[:] = self._checked(actions)
        wrong = wrong_row(self._rows, 0, self.size, len(self.actions))
        if wrong >= 0:
            raise EnvError(self._refusal(int(wrong)))
        self._each(lambda worker, low, high: step_rows(worker, self._rows, low, high))
        np.equal(self._ends[:, 0], 1, out=self.terminated)
        np.equal(self._ends[:, 0], 2, out=self.truncated)
        if self._chronicle:
            self._chronicle.note(self._actions, self.terminated | self.truncated, self.seeds)
        return self._told()

    def sample(self, seed: int = 0) -> NDArray[np.int32]:
        """A random allowed action for each game; the same seed samples the same sequence after a reset."""
        if not self._begun:
            raise EnvError("there are no games yet: call reset() before sample()")
        sample_rows(self._rows, 0, self.size, checked_seed(seed), self._sampled)
        self._sampled += 1
        return self._actions

    @property
    def winners(self) -> NDArray[np.int32]:
        """The seat that won the game which ended in the last step; -1 where none did."""
        return self._ends[:, 1]

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of each running game; its halves stand in the episode, after the offers."""
        found: NDArray[np.int64] = self._games[:, SEATS] + (self._games[:, SEATS + 1] << 32)
        return found

    def snapshot(self, games: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> Snapshot:
        """A copy of some games, or of all."""
        kept = self._games if games is None else self._games[self._numbers(games)]
        return Snapshot(np.array(kept), self.setup.key)

    def restore(self, kept: Snapshot, games: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> Step:
        """Puts kept games into these rows, or into all. One kept game may go into many rows."""
        if kept.key != self.setup.key:
            raise EnvError("the snapshot is of a batch with other rules, options or limits")
        rows = np.arange(self.size) if games is None else self._numbers(games)
        if len(kept.games) not in (1, len(rows)):
            raise EnvError(f"{len(kept.games)} kept games do not fit {len(rows)} rows")
        if self._chronicle:
            raise EnvError("a batch that records its games cannot put other games in their place")
        self._games[rows] = kept.games
        self._begun = True
        if len(rows) == self.size:
            self._each(lambda worker, low, high: show_rows(worker, self._rows, low, high))
        else:
            for row in rows:
                show_rows(self._workers[0], self._rows, int(row), int(row) + 1)
        return self._told()

    def game(self, row: int, *, last: bool = False) -> Game:
        """The game of a row so far, or the last one that ended there; needs `record=True`."""
        if self._chronicle is None:
            raise EnvError("this batch keeps no records: make it with record=True")
        return self._chronicle.game(int(self._numbers([row])[0]), last)

    def save_record(self, row: int, path: str | PathLike[str], *, last: bool = False) -> None:
        """Writes the record of a row's game, or of the last one that ended there."""
        self.game(row, last=last).save(path)

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _each(self, work: Callable[[Any, int, int], None]) -> None:
        """Does the work on all rows, a part for each thread."""
        if self.threads == 1:
            work(self._workers[0], 0, self.size)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads, "ostrov-batch")
        cuts = [self.size * k // self.threads for k in range(self.threads + 1)]
        jobs = [
            self._pool.submit(work, worker, low, high)
            for worker, low, high in zip(self._workers, cuts, cuts[1:], strict=False)
        ]
        for job in jobs:
            job.result()

    def _told(self) -> Step:
        return Step(self.observations, self.masks, self.seats, self.rewards, self.terminated, self.truncated)

    def _numbers(self, games: Sequence[int] | NDArray[np.integer[Any]]) -> NDArray[np.intp]:
        found = np.asarray(games)
        if found.ndim != 1 or not np.issubdtype(found.dtype, np.integer):
            raise EnvError(f"games are named by a list of whole numbers, not {games!r}")
        if len(found) and not (found.min() >= 0 and found.max() < self.size):
            raise EnvError(f"games go from 0 to {self.size - 1}, not {games!r}")
        return found.astype(np.intp)

    def _checked(self, actions: object) -> NDArray[np.integer[Any]]:
        found = np.asarray(actions)
        if found.shape != (self.size,) or not np.issubdtype(found.dtype, np.integer):
            raise EnvError(
                f"actions are {self.size} whole numbers, one a game, not {found.dtype} of shape {found.shape}"
            )
        if len(found) and (found.min() < 0 or found.max() >= len(self.actions)):
            row = int(np.flatnonzero((found < 0) | (found >= len(self.actions)))[0])
            raise EnvError(
                f"game {row}: an action is a number from 0 to {len(self.actions) - 1}, not {found[row]}"
            )
        return found

    def _refusal(self, row: int) -> str:
        index = int(self._actions[row])
        words = f"action {index} ({self.actions.describe(index)})"
        return f"game {row}: {words} is not allowed for seat {self.seats[row]} now; no game has moved"
