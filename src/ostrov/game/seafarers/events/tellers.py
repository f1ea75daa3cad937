"""Who tells what happened in Seafarers."""

from __future__ import annotations

from ostrov.game.expansion import EventsPart
from ostrov.game.seafarers.events import discovery, gifts, gold, pirate, ships, villages, wonders
from ostrov.game.seafarers.events.kinds import KINDS

EVENTS = EventsPart(
    kinds=KINDS,
    tellers={
        **ships.TELLERS,
        **pirate.TELLERS,
        **gold.TELLERS,
        **discovery.TELLERS,
        **wonders.TELLERS,
        **gifts.TELLERS,
    },
    after=(ships.explored, gifts.taken, *gold.AFTER, *villages.AFTER),
)
