"""Whom a game waits for, and what it asks of a bot. Reads whole states: for referees, clocks and drivers of
bots, never players.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.engine import constants as c
from ostrov.engine.base.offers import addressed
from ostrov.engine.base.robber import must_discard
from ostrov.engine.cities_knights.expansion import step_actor
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.chance import chance_is_next
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.action import Action
from ostrov.game.memory import Memory
from ostrov.game.view import View, observe


def must_act(rules: Rules, s: State) -> list[int]:
    """The seats without whose action the game does not go on."""
    if s.phase == c.OVER or chance_is_next(s):
        return []
    if s.phase == c.DISCARDING:
        return [p for p in range(rules.seats) if must_discard(rules, s, p)]
    if s.phase == c.LOSING_CITY:
        return [p for p in range(rules.seats) if s.step_seats >> p & 1]
    return [step_actor(rules, s) if s.phase >= c.CK_PHASES else s.active]


def may_answer(rules: Rules, s: State) -> list[int]:
    """The seats that have not answered the active seat's offer. Nobody has to wait for them."""
    if s.offers == 0:
        return []
    return [p for p in range(rules.seats) if addressed(s, p) and s.answer[p] == c.NO_ANSWER]


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
        answering = seat in may_answer(info.rules, state)
        if answering:
            legal = [action for action in legal if action.kind in ("accept", "decline")]
        return cls(observe(state, info.rules, seat, recall), legal, answering)

    def put_to(self, bot: Bot, rng: BotRng) -> Action | None:
        """The choice of a bot; one that had better wait with an answer declines."""
        chosen = bot.choose(self.view, self.legal, rng)
        if chosen is None and self.answering:
            return next(action for action in self.legal if action.kind == "decline")
        return chosen
