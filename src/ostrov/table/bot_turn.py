"""A bot is to act: everything that it needs to choose, on its own, in any thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ostrov.bots import Luck, is_quick, make_bot
from ostrov.bots import Table as KnownTable
from ostrov.bots.asking import may_answer, must_act
from ostrov.game.action import Action, Notation
from ostrov.game.game import Game
from ostrov.game.view import View
from ostrov.table.fate import small_number

SUBSTITUTE = "greedy"
"""The bot that plays on for a person."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """One decision of one bot: a view, the legal actions, luck. It shares nothing that changes."""

    seat: int
    level: str
    seq: int
    """The entry that made the position; to be sent back with the choice."""
    view: View
    legal: tuple[Action, ...]
    luck: Luck
    known: KnownTable
    notation: Notation

    @classmethod
    def of(cls, game: Game, seat: int, level: str, seq: int, seed: int, legal: Sequence[Action]) -> BotTurn:
        """The decision of a seat among these actions."""
        luck = Luck(small_number(seed, "bots"), len(game.history))
        known = KnownTable.of(game)
        return cls(seat, level, seq, game.observe(seat), tuple(legal), luck, known, game.notation)

    @property
    def quick(self) -> bool:
        """`choose` takes a fraction of a millisecond; otherwise it had better run beside an event loop."""
        return is_quick(self.level)

    def choose(self) -> str:
        """The text of the action; a bot that had better wait declines."""
        action = make_bot(self.level, self.known).choose(self.view, self.legal, self.luck)
        if action is None:
            action = next((a for a in self.legal if a.kind == "decline"), self.legal[0])
        return self.notation.text(action.packed)


def next_bot(game: Game, bots: dict[int, str], seq: int, seed: int) -> BotTurn | None:
    """The first bot that is to act: who has not answered an offer, then who must act."""
    for seat in may_answer(game.rules, game.state):
        if seat in bots:
            answers = [a for a in game.legal(seat) if a.kind in ("accept", "decline")]
            return BotTurn.of(game, seat, bots[seat], seq, seed, answers)
    for seat in must_act(game.rules, game.state):
        if seat in bots:
            return BotTurn.of(game, seat, bots[seat], seq, seed, game.legal(seat))
    return None
