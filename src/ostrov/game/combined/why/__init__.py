"""Everything that is said about why an action is refused where Seafarers meets Cities & Knights.

`knights` has checks of knights and their ways, `ships` of ships that are moved or laid again, `cards` of
progress cards; `moment` is asked first.
"""

from __future__ import annotations

from ostrov.game.combined.why import cards, knights, moment, ships
from ostrov.game.expansion import MeetingWhy

WHY = MeetingWhy(
    checks={**knights.CHECKS, **ships.CHECKS, **cards.CHECKS},
    phases_of=moment.PHASES_OF,
    kind_clauses=moment.KIND_CLAUSES,
    unfinished=moment.unfinished,
    absent=moment.needs_both,
)
