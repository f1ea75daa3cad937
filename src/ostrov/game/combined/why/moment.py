"""Which kinds of both games belong to which step, and the clause of each."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.ask import Ask
from ostrov.game.base.why.moment import awaited
from ostrov.game.cities_knights.why.moment import STEPS_OF
from ostrov.game.refusal import Refusal

PHASES_OF = {
    c.MOVE_ROBBER: (c.ROBBING, c.CHASING_ROBBER),
    c.MOVE_PIRATE: (c.ROBBING, c.CHASING_PIRATE),
    c.DONE: (*STEPS_OF[c.DONE], c.RELAYING_SHIP),
    c.RELAY_SHIP: (c.RELAYING_SHIP,),
}
"""Where a kind belongs."""

KIND_CLAUSES = {c.CHASE_PIRATE: "CK-ACT-1/moment", c.RELAY_SHIP: "CK-PROG-DIPLOMAT-3/moment"}
"""The clause that a kind out of its step offends."""

STEPS = {
    c.CHASING_ROBBER: "CK-ACT-CHASE-1",
    c.CHASING_PIRATE: "CK-SEA-29",
    c.RELAYING_SHIP: "CK-SEA-34",
}
"""The clause of a step that has to be finished first."""

OTHER_LINE = ((c.RELAYING, c.RELAY_SHIP), (c.RELAYING_SHIP, c.RELAY_ROAD))
"""A ship is laid again as a ship, a road as a road."""


def needs_both(ask: Ask) -> Refusal | None:
    """Knights chase and the Diplomat comes in Cities & Knights only (CK-COMP-3)."""
    return Refusal("CK-COMP-3") if ask.kind in (c.CHASE_PIRATE, c.RELAY_SHIP) else None


def unfinished(ask: Ask) -> Refusal | None:
    """The refusal by a step that has to be finished first, where it is one of both games."""
    phase = ask.state.phase
    if (phase, ask.kind) in OTHER_LINE:
        return Refusal("CK-SEA-34", {}, "kind")
    return Refusal(STEPS[phase], awaited(ask), "pending") if phase in STEPS else None
