"""A reference player among bots that are asked one by one."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.engine.core.constants import SEATS
from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.view import View
from ostrov.players.game_loop import GameLoop, decide


class OmniscientBot:
    """A native player that looks at the state of the game, not at its view. It needs no chance."""

    def __init__(self, info: GameInfo, state: State, policy: int) -> None:
        self.position = info.board, info.rules, state
        self.notation, self.loop = info.notation, GameLoop()
        self.loop.policy = [policy] * SEATS

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """What the player does; None where it need not act."""
        assert view.seat is not None, "a spectator has no action to choose"
        packed = decide(*self.position, view.seat, self.loop)
        return None if packed < 0 else self.notation.action(packed)
