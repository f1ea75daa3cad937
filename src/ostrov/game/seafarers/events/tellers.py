"""Who tells what happened in Seafarers."""

from __future__ import annotations

from ostrov.game.expansion import EventsPart
from ostrov.game.seafarers.events import discovery, gold, pirate, ships, villages
from ostrov.game.seafarers.events.kinds import KINDS

EVENTS = EventsPart(
    kinds=KINDS,
    tellers={**ships.TELLERS, **pirate.TELLERS, **gold.TELLERS, **discovery.TELLERS},
    after=(ships.explored, *gold.AFTER, *villages.AFTER),
)
