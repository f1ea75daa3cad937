"""Who tells what happened in the base game."""

from __future__ import annotations

from ostrov.game.base.events import building, cards, robber, trading, turn
from ostrov.game.expansion import Teller

TELLERS: dict[int, Teller] = {
    **turn.TELLERS,
    **robber.TELLERS,
    **building.TELLERS,
    **cards.TELLERS,
    **trading.TELLERS,
}
AFTER: tuple[Teller, ...] = (
    trading.lapsed,
    building.route,
    building.army,
    turn.turn_begins,
    turn.victory,
)
"""Consequences that any action may have, in the order in which they are told."""
