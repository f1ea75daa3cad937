"""What happened, with the clause that made it happen, in words that each seat may hear.

Events are told from the states on both sides of an action; nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.base.events import building, cards, robber, trading, turn
from ostrov.game.cities_knights.events import cities, knights, progress, progress_played
from ostrov.game.cities_knights.events.kinds import with_expansion
from ostrov.game.cities_knights.restated import in_box
from ostrov.game.events.change import Change, Events
from ostrov.game.events.event import BASE_KINDS, Event, Facts

if TYPE_CHECKING:
    from ostrov.game.game import Game

__all__ = ["KINDS", "Event", "Facts", "events_of"]

KINDS = with_expansion(BASE_KINDS)
"""Every kind of event with the clauses that it may cite."""

TELLERS: dict[int, Callable[[Change], Events]] = {
    **turn.TELLERS,
    **robber.TELLERS,
    **building.TELLERS,
    **cards.TELLERS,
    **trading.TELLERS,
    **cities.TELLERS,
    **knights.TELLERS,
    **progress.TELLERS,
    **progress_played.TELLERS,
}
AFTER: tuple[Callable[[Change], Events], ...] = (
    trading.lapsed,
    building.route,
    building.army,
    turn.turn_begins,
    turn.victory,
)
"""Consequences that any action may have, in the order in which they are told."""


def events_of(game: Game, before: State, action: Action) -> list[Event]:
    """What an action or outcome did; `game` stands right after it, `before` is the state that it met."""
    change = Change(game, before, action)
    teller = TELLERS.get(change.kind)
    told = list(teller(change)) if teller else []
    expansion = cities.AFTER if change.rules.cities_knights else ()
    for consequence in (*expansion, *AFTER):
        told += consequence(change)
    return [in_box(event) for event in told] if expansion else told
