"""What a bot answers to a decision, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from reprlib import repr as short

from ostrov.bots.bot import Bot, BotRng
from ostrov.bots.decision import Decision
from ostrov.bots.faults import RAISED, told
from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of
from ostrov.game.action import Action, NotationError
from ostrov.game.game import Game


@dataclass(frozen=True, slots=True)
class Answer:
    """What `choose` returned, or what it raised and where."""

    chosen: object = None
    error: str = ""
    cause: str = ""

    def __str__(self) -> str:
        if self.error:
            return f"raised {self.error}"
        if isinstance(self.chosen, Action):
            return f"chose {self.chosen.text!r}"
        return f"returned {short(self.chosen)}"

    def same(self, other: Answer) -> bool:
        """Both chose the same action."""
        actions = isinstance(self.chosen, Action) and isinstance(other.chosen, Action)
        return actions and self.chosen == other.chosen


@dataclass(frozen=True, slots=True)
class Fault:
    """Why an answer cannot be played; equal causes are told once."""

    kind: str
    cause: str
    sentence: str


def ask(bot: Bot, decision: Decision, rng: BotRng) -> Answer:
    """The answer of a bot, whatever it may raise."""
    try:
        return Answer(decision.put_to(bot, rng))
    except RAISED as error:
        return Answer(None, *told(error))


def fault_in(game: Game, seat: int, answer: Answer) -> Fault | None:
    """What is wrong with an answer of this seat now; None when it can be played."""
    if answer.error:
        return Fault("raise", answer.cause, f"It raised {answer.error}")
    chosen = answer.chosen
    if chosen is None:
        why = "None is only for a seat that may leave an offer unanswered"
        return Fault("none", "", f"It returned None where it had to act: {why}")
    if not isinstance(chosen, Action) or type(chosen.packed) is not int or not 0 <= chosen.packed < 1 << 63:
        kind = type(chosen).__name__
        right = "choose one of the legal actions that it is given"
        return Fault("type", kind, f"It returned {short(chosen)} of type {kind}, which is no Action: {right}")
    return _refused(game, seat, chosen)


def _refused(game: Game, seat: int, chosen: Action) -> Fault | None:
    if kind_of(chosen.packed) < c.DICE and chosen.seat != seat:
        said = f"It chose {chosen.text!r} for seat {chosen.seat}, and has seat {seat}"
        return Fault("illegal", "other seat", said)
    try:
        refusal = game.why_not(chosen)
    except NotationError as error:
        return Fault("illegal", "notation", f"It chose {chosen.text!r}: {error}")
    if kind_of(chosen.packed) >= c.DICE:
        return Fault("illegal", "chance", f"It chose {chosen.text!r}, which only chance does")
    if refusal is None:
        return None
    text = game.notation.text(chosen.packed)
    return Fault("illegal", refusal.clause, f"It chose {text!r}, which is not allowed: {refusal}")
