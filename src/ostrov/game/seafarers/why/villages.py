"""What villages add to refusals: three foundings, and lines that they close. S-CL-1, S-CL-7."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.seafarers.rings import is_closed
from ostrov.game.ask import Ask
from ostrov.game.base.why.moment import ANSWERS, awaited
from ostrov.game.refusal import Refusal


def founds_in_turn(ask: Ask) -> Refusal | None:
    """One seat after the other, in three rounds (S-CL-1)."""
    s = ask.state
    if ask.seat in (s.active, c.CHANCE) or ask.kind in (c.DISCARD, *ANSWERS):
        return None
    return Refusal("S-CL-1", {"active": ask.colour(s.active)}, "turn")


def founds_first(ask: Ask) -> Refusal:
    """The founding comes before all else (S-CL-1)."""
    case = "settlement" if ask.state.phase == c.FOUND_SETTLEMENT_PHASE else "line"
    return Refusal("S-CL-1", awaited(ask), case)


def village_holds(ask: Ask) -> bool:
    """The ship would be open but for a village with relations (S-CL-7)."""
    without = ask.state.copy()
    without.friends = [0] * len(without.friends)
    return not is_closed(ask.board, without, ask.seat, ask.first)
