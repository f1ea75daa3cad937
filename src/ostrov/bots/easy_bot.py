"""The greedy player with lapses: an opponent for beginners."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.engine.base.constants import (
    BANK_TRADE,
    CITY,
    CLAIM,
    END_TURN,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    ROAD,
    SETTLEMENT,
)
from ostrov.engine.cities_knights.constants import IMPROVE, RECRUIT
from ostrov.engine.core.actions import first_of, kind_of, second_of
from ostrov.game.action import Action
from ostrov.game.view import View

LAPSES = 15
"""Decisions in a hundred of which it does not make the best."""
WHETHER, WHICH = 0, 1
"""Lanes of the random numbers."""
ELSEWHERE = (FOUND_ROAD, ROAD, SETTLEMENT, CITY, IMPROVE, RECRUIT)
"""What it may do in another place than the best one."""


class EasyBot:
    """Now and then founds on a lesser place, builds or improves elsewhere, trades for another good or ends
    its turn too early.

    Answers to offers, discards, the robber and all other steps that the game asks for are the greedy
    player's. A lapse uses something up or ends the turn, as all that the greedy player does: turns end.
    """

    def __init__(self, info: GameInfo) -> None:
        self.greedy = GreedyBot(info)

    def sit_at(self, info: GameInfo) -> None:
        """The next decisions are those of this game."""
        self.greedy.sit_at(info)

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """What the greedy player does, most of the time."""
        best = self.greedy.choose(view, legal, rng)
        if best is None or rng.below(100, WHETHER) >= LAPSES:
            return best
        lesser = [action for action in self._lapses(best, legal) if action != best]
        return lesser[rng.below(len(lesser), WHICH)] if lesser else best

    def _lapses(self, best: Action, legal: Sequence[Action]) -> list[Action]:
        """What it might do instead of its best action; that one may be among it."""
        kind = kind_of(best.packed)
        if kind in (END_TURN, CLAIM):
            return []
        alike = [action for action in legal if kind_of(action.packed) == kind]
        if kind == FOUND_SETTLEMENT:
            value = self.greedy.context.notes.node
            alike.sort(key=lambda action: value[first_of(action.packed)], reverse=True)
            return alike[: len(alike) // 2]
        if kind == BANK_TRADE:
            alike = [action for action in alike if _gives(action) == _gives(best)]
        elif kind not in ELSEWHERE:
            alike = []
        return alike + [action for action in legal if kind_of(action.packed) == END_TURN]


def _gives(trade: Action) -> tuple[int, int]:
    """The good that goes to the bank, and how many of it."""
    return first_of(trade.packed), second_of(trade.packed)
