"""Calls: somebody at the table would like a good and names no price. UX S9.

A call is talk: it changes neither the game nor its record, and binds nobody. Who would trade answers with an
offer by the rules (B-DOM-2). Bots do so at once when it is the seat on turn that calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.bots import GameInfo, answer_to_call
from ostrov.game.game import Game
from ostrov.game.names import GOODS, Good
from ostrov.protocol.commands import Call
from ostrov.table.command import Command
from ostrov.table.entry import Draft
from ostrov.table.lobby import while_playing
from ostrov.table.moves import attempt, playing_seat
from ostrov.table.problem import Problem, malformed, not_now

if TYPE_CHECKING:
    from ostrov.table.table import Table

MOST = 4
"""Calls of a seat in one turn: more would be a nuisance (UX §5)."""


class Calls:
    """What each seat has called for in the turn that runs."""

    def __init__(self) -> None:
        self._turn = 0
        self._made: dict[int, list[Good | None]] = {}

    def of(self, seat: int, turn: int) -> list[Good | None]:
        """The calls of a seat in a turn, the last one last; None where one was taken back."""
        return self._made.get(seat, []) if turn == self._turn else []

    def note(self, seat: int, turn: int, good: Good | None) -> None:
        """A seat has called, or takes its call back."""
        if turn != self._turn:
            self._turn, self._made = turn, {}
        self._made.setdefault(seat, []).append(good)


def call(table: Table, command: Command[Call]) -> list[Draft]:
    """Somebody would like a good, or no longer."""
    game = while_playing(table, command)
    seat, good = playing_seat(table, command).number, command.body.good
    made = table.calls.of(seat, game.state.turn)
    standing = made[-1] if made else None
    if good is None:
        return [] if standing is None else [Draft("called", {"seat": seat, "good": None})]
    if not game.offers_open:
        raise not_now("a call is for the time when players may trade with each other")
    if good not in GOODS[: game.rules.goods]:
        raise malformed(f"call: there is no {good} in this game")
    if good == standing:
        return []
    if len([one for one in made if one is not None]) >= MOST:
        raise Problem("called-often", "you have called often enough; wait for the next turn")
    return [Draft("called", {"seat": seat, "good": good}), *_answers(table, game, seat, good)]


def _answers(table: Table, game: Game, seat: int, good: Good) -> list[Draft]:
    """The offers of bots to the seat on turn."""
    if seat != game.state.active:
        return []
    trial, found = game.copy(), list[Draft]()
    known = GameInfo.of(game)
    for bot in table.bots():
        text = answer_to_call(known, trial.observe(bot), good) if bot != seat else None
        if text is not None:
            found += attempt(trial, text, bot, table.chance, "bot")
    return found
