"""What each seat is asked for; clocks and bots follow it. Viewers have `scene.awaited` instead."""

from __future__ import annotations

from ostrov.bots.asking import may_answer, must_act
from ostrov.engine.actions import kind_of
from ostrov.engine.constants import OFFER
from ostrov.game.game import Game

Reason = tuple[str, int, int]


def unanswered(game: Game) -> list[int]:
    """The seats that owe the active seat's offer an answer; an offer of their own that stands is one too."""
    asked = may_answer(game.rules, game.state)
    if not asked:
        return []
    s, countered = game.state, set[int]()
    for earlier in reversed(game.history):
        if kind_of(earlier.packed) == OFFER:
            if earlier.seat == s.active:
                break
            countered.add(earlier.seat)
    return [p for p in asked if p not in countered or s.offer[p] == 0]


def reasons(game: Game) -> dict[int, Reason]:
    """Each seat that is asked for something, with what it is: `turn`, `step` or `answer`.

    As long as the reason is the same, the same clock runs.
    """
    s = game.state
    found: dict[int, Reason] = dict.fromkeys(unanswered(game), ("answer", s.turn, s.offer[s.active]))
    for p in must_act(game.rules, s):
        found[p] = ("turn", s.turn, s.founded) if p == s.active else ("step", s.turn, s.phase)
    return found
