"""Everything that Seafarers says about why an action is refused.

`lines` has checks of roads and ships, `settling` of settlements, `figures` of robber and pirate, `moving` of
ships that are taken up; `moment` is asked first, `steps` has choices and outcomes;
`wonders` and `gifts` belong to a scenario each.
"""

from __future__ import annotations

from ostrov.game.base.why import building, cards
from ostrov.game.expansion import WhyPart
from ostrov.game.seafarers.why import figures, gifts, lines, moment, moving, settling, steps, wonders

WHY = WhyPart(
    checks={
        **lines.CHECKS,
        **settling.CHECKS,
        **moving.CHECKS,
        **figures.CHECKS,
        **steps.CHECKS,
        **wonders.CHECKS,
        **gifts.CHECKS,
    },
    reworded={
        building.edge_is_free: lines.edge_takes_road,
        building.keeps_distance: settling.keeps_distance,
        cards.robber_may_stand: figures.robber_may_stand,
        cards.roads_fit: steps.lines_fit,
        cards.enough_points: wonders.reaches_goal,
    },
    phases_of=moment.PHASES_OF,
    kind_clauses=moment.KIND_CLAUSES,
    steps=moment.STEPS_OF,
    step_phases=moment.STEP_PHASES,
    own_step=moment.own_step,
    unfinished=moment.unfinished,
    present=moment.turn_goes_on,
    absent=moment.needs_expansion,
)
