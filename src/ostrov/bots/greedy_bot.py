"""The greedy player of the engine as a bot that sees views."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.engine.base.constants import DISCARDING
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.view import View
from ostrov.game.view_state import state_from_view
from ostrov.players.greedy.policy import greedy_pick
from ostrov.players.greedy.weights import Mind


class GreedyBot:
    """Looks one action ahead; `engine.greedy` has the rest."""

    def __init__(self, table: GameInfo) -> None:
        self.mind = Mind()
        self.moves = Moves()
        self.scratch = State(), State()
        self.sit_at(table)

    def sit_at(self, table: GameInfo) -> None:
        """The next decisions are those of this table."""
        self.board, self.rules, self.notation = table.board, table.rules, table.notation

    def choose(self, view: View, legal: Sequence[Action], luck: BotRng) -> Action | None:
        """The action that leaves the position of most worth; None where no answer to an offer is wise."""
        if view.seat is None:
            raise ValueError("a spectator has no action to choose")
        state = state_from_view(view, self.rules)
        if state.phase != DISCARDING:
            self.moves.fill([action.packed for action in legal])
        packed = greedy_pick(self.board, self.rules, state, view.seat, self.mind, self.moves, *self.scratch)
        return None if packed < 0 else self.notation.action(packed)
