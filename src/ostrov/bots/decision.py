"""What a game asks of a bot. Reads whole states: for referees and drivers of bots, never players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.awaiting import may_answer
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.action import Action
from ostrov.game.memory import Memory
from ostrov.game.view import View, observe


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat: what it sees and what it may do."""

    view: View
    legal: list[Action]
    answering: bool
    """It has to answer an offer, and may do nothing else."""

    @classmethod
    def of(
        cls, info: GameInfo, state: State, seat: int, recall: Callable[[], Memory] | None = None
    ) -> Decision:
        """What a seat is asked in a position; `recall` gives its view a memory of what came before."""
        found = legal_actions(info.board, info.rules, state, seat)
        legal = [info.notation.action(packed) for packed in found]
        answering = may_answer(info.rules, state) >> seat & 1 != 0
        if answering:
            legal = [action for action in legal if action.kind in ("accept", "decline")]
        return cls(observe(state, info.rules, seat, recall), legal, answering)

    def put_to(self, bot: Bot, rng: BotRng) -> Action | None:
        """The choice of a bot; one that had better wait with an answer declines."""
        chosen = bot.choose(self.view, self.legal, rng)
        if chosen is None and self.answering:
            return next(action for action in self.legal if action.kind == "decline")
        return chosen
