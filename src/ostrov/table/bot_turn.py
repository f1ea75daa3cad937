"""A bot is to act: everything that it needs to choose, on its own, in any thread or process."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ostrov.bots import BotRng, GameInfo, is_quick, kept_bot, remembers
from ostrov.engine.dispatch.awaiting import must_act, seats_in
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.game.memory import Memory
from ostrov.game.view import View
from ostrov.table.chance import small_number
from ostrov.table.waiting import have_passed, unanswered

SUBSTITUTE = "greedy"
"""The bot that plays on for a person, and for a bot that comes to no decision."""


class BotTurn(Struct, frozen=True):
    """One decision of one bot: a view, the legal actions, luck. It shares nothing that changes.

    Pickled, it holds nothing of the game that the seat may not know, and the memory of the seat if the bot
    uses it: another process needs no history.
    """

    seat: int
    level: str
    seq: int
    """The entry that made the position; to be sent back with the choice."""
    view: View
    legal: tuple[Action, ...]
    luck: BotRng
    known: GameInfo
    waits: bool = False
    """People have not answered its offer yet: they are to be given some time."""
    ignored: bool = False
    """Nor the one before in this turn: they may be away, and need not be given as much."""

    @classmethod
    def of(
        cls,
        game: Game,
        seat: int,
        level: str,
        seq: int,
        seed: int,
        legal: Sequence[Action],
        asked: Sequence[int] = (),
    ) -> BotTurn:
        """The decision of a seat among these actions, while the asked ones have not answered its offer."""
        luck = BotRng(small_number(seed, "bots"), len(game.history))
        ignored = bool(asked) and have_passed(game, asked)
        return cls(
            *(seat, level, seq, game.observe(seat), tuple(legal), luck, GameInfo.of(game)),
            waits=bool(asked),
            ignored=ignored,
        )

    def __reduce__(self) -> tuple[Callable[..., BotTurn], tuple[Any, ...]]:
        memory = self.view.memory if remembers(self.level) else None
        packed = tuple(action.packed for action in self.legal)
        asked = self.seat, self.level, self.seq
        return _revived, (asked, self.view, memory, packed, self.luck, self.known)

    @property
    def quick(self) -> bool:
        """`choose` takes a fraction of a millisecond; otherwise it had better run beside an event loop."""
        return is_quick(self.level)

    def choose(self) -> str:
        """The text of the action; a bot that had better wait declines."""
        action = kept_bot(self.level, self.known).choose(self.view, self.legal, self.luck)
        if action is None:
            action = next((a for a in self.legal if a.kind == "decline"), self.legal[0])
        return self.known.notation.action(action.packed).text

    def by_substitute(self) -> BotTurn:
        """The same decision for the bot that plays on when another cannot."""
        return replace(self, level=SUBSTITUTE)


def _revived(
    asked: tuple[int, str, int],
    view: View,
    memory: Memory | None,
    legal: tuple[int, ...],
    luck: BotRng,
    known: GameInfo,
) -> BotTurn:
    """A decision after pickling."""
    if memory is not None:
        view.recall = lambda: memory
    return BotTurn(*asked, view, tuple(map(known.notation.action, legal)), luck, known)


def chosen(pickled: bytes) -> str:
    """What the bot of a pickled decision chooses: for worker processes."""
    turn: BotTurn = pickle.loads(pickled)
    return turn.choose()


def next_bot(
    game: Game, bots: dict[int, str], seq: int, seed: int, only: Collection[int] | None = None
) -> BotTurn | None:
    """The first bot that is to act: who has not answered an offer, then who must act.

    The offer may ask some seats `only`.
    """
    asked = unanswered(game, only)
    for seat in asked:
        if seat in bots:
            answers = [a for a in game.legal(seat) if a.kind in ("accept", "decline")]
            return BotTurn.of(game, seat, bots[seat], seq, seed, answers)
    for seat in seats_in(must_act(game.rules, game.state)):
        if seat in bots:
            return BotTurn.of(game, seat, bots[seat], seq, seed, game.legal(seat), asked)
    return None
