"""A reference player among bots that are asked one by one."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import Luck, Table
from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.view import View
from ostrov.players.matches import decide
from ostrov.players.scratch import Brain


class Insider:
    """A player of the engine that looks at the state of the game, not at its view. It has no luck."""

    def __init__(self, table: Table, state: State, policy: int) -> None:
        self.world = table.board, table.rules, state
        self.notation, self.policy, self.brain = table.notation, policy, Brain()

    def choose(self, view: View, legal: Sequence[Action], luck: Luck) -> Action | None:
        """What the player does; None where it need not act."""
        assert view.seat is not None, "a spectator has no action to choose"
        packed = decide(*self.world, view.seat, self.policy, 0, 0, 0, self.brain)
        return None if packed < 0 else self.notation.action(packed)
