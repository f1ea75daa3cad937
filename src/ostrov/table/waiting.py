"""What each seat is asked for; clocks and bots follow it. Viewers have `scene.awaited` instead."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ostrov.engine.base.constants import END_TURN, OFFER
from ostrov.engine.core.actions import kind_of
from ostrov.engine.dispatch.awaiting import may_answer, must_act, seats_in
from ostrov.game.game import Game

Reason = tuple[str, int, int]


def unanswered(game: Game, only: Collection[int] | None = None) -> list[int]:
    """The seats that owe the active seat's offer an answer; an offer of their own that stands is one too.

    An offer that asks some seats `only` is owed none by the others.
    """
    asked = [p for p in seats_in(may_answer(game.rules, game.state)) if only is None or p in only]
    if not asked:
        return []
    s, countered = game.state, set[int]()
    for earlier in reversed(game.history):
        if kind_of(earlier.packed) == OFFER:
            if earlier.seat == s.active:
                break
            countered.add(earlier.seat)
    return [p for p in asked if p not in countered or s.offer[p] == 0]


def have_passed(game: Game, seats: Sequence[int]) -> bool:
    """These seats said nothing to the offer that the active seat made before this one, in the same turn."""
    offers, heard = 0, set[int]()
    for earlier in reversed(game.history):
        kind = kind_of(earlier.packed)
        if kind == END_TURN:
            return False
        if kind == OFFER and earlier.seat == game.state.active:
            offers += 1
            if offers == 2:
                return heard.isdisjoint(seats)
        elif offers == 1:
            heard.add(earlier.seat)
    return False


def reasons(game: Game, only: Collection[int] | None = None) -> dict[int, Reason]:
    """Each seat that is asked for something, with what it is: `turn`, `step` or `answer`.

    As long as the reason is the same, the same clock runs. `only` is as above.
    """
    s = game.state
    found: dict[int, Reason] = dict.fromkeys(unanswered(game, only), ("answer", s.turn, s.offer[s.active]))
    for p in seats_in(must_act(game.rules, s)):
        found[p] = ("turn", s.turn, s.founded) if p == s.active else ("step", s.turn, s.phase)
    return found
