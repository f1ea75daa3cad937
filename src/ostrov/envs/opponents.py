"""Bots that the engine does not have: they are asked one decision at a time, and see views."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.bots.decision import Decision
from ostrov.bots.registry import BOTS, BotError, entry
from ostrov.engine.core.moves import Moves
from ostrov.engine.dispatch.legal import is_legal
from ostrov.envs.errors import EnvError
from ostrov.envs.native.step import enact_whole
from ostrov.envs.native.worker import EnvWorker
from ostrov.game.game import Game


def asked(bots: Sequence[str | None]) -> dict[int, str]:
    """The seats of bots that the engine does not have."""
    return {seat: name for seat, name in enumerate(bots) if name is not None and entry(name).policy is None}


def refuse_asked(bots: Sequence[str | None] | None) -> None:
    """EnvError when one of the bots cannot play in native code."""
    for name in asked(bots or ()).values():
        native = ", ".join(other for other, one in BOTS.items() if one.policy is not None)
        raise EnvError(
            f"{name} cannot play in a batch, only bots of the engine can ({native}); Gymnasium takes all bots"
        )


class Opponents:
    """The bots of one game. Much slower than those of the engine, for which this is empty."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        self.names = asked(bots)
        self._moves = Moves()

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, seat: int) -> bool:
        return seat in self.names

    def sit_down(self, game: Game, seed: int) -> None:
        """Begins the game of a seed with bots that know nothing of earlier ones."""
        self._table, self._seed = GameInfo.of(game), seed
        makers = {seat: entry(name).make for seat, name in self.names.items()}
        self._bots: dict[int, Bot] = {seat: make(self._table) for seat, make in makers.items() if make}

    def play(self, worker: EnvWorker) -> int:
        """The bot of the acting seat acts; returns the action. BotError when it breaks a rule."""
        seat = int(worker.episode.seat)
        rng = BotRng(self._seed, int(worker.episode.steps))
        action = Decision.of(self._table, worker.state, seat).put_to(self._bots[seat], rng)
        name, where = self.names[seat], f"in the game of seed {self._seed}"
        if action is None:
            raise BotError(f"{name} has to act and did not, {where}")
        if not is_legal(worker.board, worker.rules, worker.state, action.packed, self._moves):
            raise BotError(f"{name} chose {action.text!r}, which is not legal, {where}")
        worker.episode.steps += 1
        enact_whole(worker, action.packed)
        return action.packed
