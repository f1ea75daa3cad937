"""What happened, with the clause that made it happen, in words that each seat may hear.

Events are told from the states on both sides of an action; nothing here decides anything.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.base.events.kinds import KINDS as BASE_KINDS
from ostrov.game.base.events.tellers import AFTER, TELLERS
from ostrov.game.change import Change
from ostrov.game.event import Event, Facts
from ostrov.game.expansion import Teller
from ostrov.game.expansions import EXPANSIONS, MEETINGS, Played, active, joined, meetings, restated

if TYPE_CHECKING:
    from ostrov.game.game import Game

__all__ = ["KINDS", "Event", "Facts", "events_of", "telling"]


def _all_kinds() -> dict[str, tuple[str, ...]]:
    """Every kind of event with the clauses that it may cite."""
    kinds = dict(BASE_KINDS)
    for expansion in EXPANSIONS:
        for kind, cited in BASE_KINDS.items():
            kinds[kind] += tuple(expansion.restated[id] for id in cited if id in expansion.restated)
        for kind, cited in expansion.events.kinds.items():
            kinds[kind] = (*kinds.get(kind, ()), *cited)
    for meeting in MEETINGS:
        for kind, cited in meeting.events.kinds.items():
            kinds[kind] = (*kinds.get(kind, ()), *cited)
    return kinds


KINDS = _all_kinds()


class Telling:
    """Who tells what in a game: by kind of action, and what any action may lead to, in this order."""

    def __init__(self, played: Played) -> None:
        self.tellers: dict[int, Teller] = {
            **TELLERS,
            **joined(e.events.tellers for e in played),
            **joined(meeting.events.tellers for meeting in meetings(played)),
        }
        self.after = (*(teller for e in played for teller in e.events.after), *AFTER)


@cache
def telling(played: Played) -> Telling:
    """The telling of games with these expansions."""
    return Telling(played)


def events_of(game: Game, before: State, action: Action) -> list[Event]:
    """What an action or outcome did; `game` stands right after it, `before` is the state that it met."""
    change, played = Change(game, before, action), active(game.rules)
    known = telling(played)
    teller = known.tellers.get(change.kind)
    told = list(teller(change)) if teller else []
    for consequence in known.after:
        told += consequence(change)
    return [restated(event, played) for event in told] if played else told
