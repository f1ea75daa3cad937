"""The greedy player of the engine as a bot that sees views."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.engine.base.constants import DISCARDING
from ostrov.game.action import Action
from ostrov.game.view import View
from ostrov.game.view_state import state_from_view
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_pick


class GreedyBot:
    """Looks one action ahead; `ostrov.players.greedy` has the rest."""

    def __init__(self, info: GameInfo) -> None:
        self.context = GreedyContext()
        self.sit_at(info)

    def sit_at(self, info: GameInfo) -> None:
        """The next decisions are those of this game."""
        self.board, self.rules, self.notation = info.board, info.rules, info.notation

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """The action that leaves the position of most value; None where no answer to an offer is wise."""
        if view.seat is None:
            raise ValueError("a spectator has no action to choose")
        state = state_from_view(view, self.rules)
        if state.phase != DISCARDING:
            self.context.moves.fill([action.packed for action in legal])
        packed = greedy_pick(self.board, self.rules, state, view.seat, self.context)
        return None if packed < 0 else self.notation.action(packed)
