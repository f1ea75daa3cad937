"""Everything that Cities & Knights says about why an action is refused."""

from __future__ import annotations

from ostrov.game.cities_knights.why import (
    cities,
    knights,
    moment,
    progress_politics,
    progress_science,
    progress_trade,
    steps,
)
from ostrov.game.cities_knights.why.reworded import REWORDED
from ostrov.game.expansion import WhyPart

WHY = WhyPart(
    checks={
        **knights.CHECKS,
        **cities.CHECKS,
        **steps.CHECKS,
        **progress_science.CHECKS,
        **progress_politics.CHECKS,
        **progress_trade.CHECKS,
    },
    reworded=REWORDED,
    phases_of=moment.PHASES_OF,
    kind_clauses=moment.KIND_CLAUSES,
    steps=moment.STEPS_OF,
    step_phases=moment.STEP_CLAUSES.keys(),
    own_step=moment.own_step,
    unfinished=moment.unfinished,
    present=moment.no_development_cards,
    absent=moment.needs_expansion,
)
