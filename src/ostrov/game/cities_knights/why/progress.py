"""What every progress card asks for: to be in hand, and to have an effect."""

from __future__ import annotations

from collections.abc import Callable

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import holds
from ostrov.game.ask import Ask, Check, Rule
from ostrov.game.cities_knights.names import PROGRESS
from ostrov.game.refusal import Params, Refusal

POINTS = (c.PRINTER, c.CONSTITUTION)


def holds_progress(ask: Ask) -> Refusal | None:
    """Only a card in the own hand is played (CK-PROG-2); points are laid open at once (CK-PROG-6)."""
    card = ask.kind - c.PLAY
    if holds(ask.state, ask.seat, card):
        return None
    params = {"card": PROGRESS[card]}
    return Refusal("CK-PROG-6", params, "points") if card in POINTS else Refusal("CK-PROG-2", params, "card")


def drawn_card(ask: Ask) -> Refusal | None:
    """Before the roll goes on only the card just drawn is played (X-58)."""
    s = ask.state
    if s.phase != c.PLAYING_DRAWN or ask.kind == c.PLAY + s.drawn - 1:
        return None
    return Refusal("CK-PROG-3", {"card": PROGRESS[ask.kind - c.PLAY], "because": ["X-58"]}, "other")


def effect(clause: str) -> Callable[[Callable[[Ask], bool]], Rule]:
    """A card whose effect, of this clause, everybody sees to be none is not played (X-71)."""

    def decorate(has_effect: Callable[[Ask], bool]) -> Rule:
        def test(ask: Ask) -> Params | None:
            if ask.rules.void_cards or has_effect(ask):
                return None
            return {"card": PROGRESS[ask.kind - c.PLAY], "because": [clause]}

        return Rule("X-71/card", test)

    return decorate


def play(card: int, *checks: Check) -> dict[int, tuple[Check, ...]]:
    """The checks of one card."""
    return {c.PLAY + card: (holds_progress, drawn_card, *checks)}
