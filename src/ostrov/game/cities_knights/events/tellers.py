"""Who tells what happened in Cities & Knights."""

from __future__ import annotations

from ostrov.game.cities_knights.events import cities, knights, progress, progress_played, retold
from ostrov.game.cities_knights.events.kinds import KINDS
from ostrov.game.expansion import EventsPart

EVENTS = EventsPart(
    kinds=KINDS,
    tellers={
        **retold.TELLERS,
        **cities.TELLERS,
        **knights.TELLERS,
        **progress.TELLERS,
        **progress_played.TELLERS,
    },
    after=cities.AFTER,
)
