"""Seafarers with Cities & Knights, put together from its parts."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.combined.events import EVENTS
from ostrov.game.combined.notation import both_notation
from ostrov.game.combined.options import OF, OPTIONS, add_rules
from ostrov.game.combined.universe import both_universe
from ostrov.game.combined.why import WHY
from ostrov.game.expansion import Meeting

PHASES = {
    c.CHASING_ROBBER: "chasing robber",
    c.CHASING_PIRATE: "chasing pirate",
    c.RELAYING_SHIP: "relaying ship",
}

SEAFARERS_WITH_KNIGHTS = Meeting(
    of=OF,
    options=OPTIONS,
    add_rules=add_rules,
    phases=PHASES,
    notation=both_notation,
    universe=both_universe,
    events=EVENTS,
    why=WHY,
)
