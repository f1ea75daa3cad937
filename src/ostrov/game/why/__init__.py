"""The specification of legality: for each kind of action, the checks in the order in which they teach.

`ostrov.engine.dispatch.legal` is its fast twin; a test holds the two together over all actions there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.game.base.why import building, cards, trading
from ostrov.game.cities_knights.restated import in_box
from ostrov.game.cities_knights.why import (
    cities,
    knights,
    progress_politics,
    progress_science,
    progress_trade,
    steps,
)
from ostrov.game.refusal import Refusal
from ostrov.game.why.ask import Ask, Check
from ostrov.game.why.moment import MOMENT

if TYPE_CHECKING:
    from ostrov.game.game import Game

CHECKS: dict[int, tuple[Check, ...]] = {
    **building.CHECKS,
    **trading.CHECKS,
    **cards.CHECKS,
    **knights.CHECKS,
    **cities.CHECKS,
    **steps.CHECKS,
    **progress_science.CHECKS,
    **progress_politics.CHECKS,
    **progress_trade.CHECKS,
}


def why_not(game: Game, packed: int) -> Refusal | None:
    """The first clause that forbids an action now, or None when it is legal."""
    ask = Ask(game, packed)
    for check in (*MOMENT, *CHECKS.get(ask.kind, ())):
        refusal = check(ask)
        if refusal is not None:
            return in_box(refusal) if ask.rules.cities_knights else refusal
    return None
