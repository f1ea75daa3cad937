"""How long a bot waits before it acts: what people should see stays longer, what they know is over soon.

The pace of a table is the pause after something usual, such as a road; here are the weights of the rest. A
pause is that of what has just happened, or of what the bot is about to do if that is longer. Clocks of people
do not run meanwhile, and at pace 0 nobody waits for anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ostrov.game.event import Event
from ostrov.table.outgoing import OutgoingEvent

USUAL = 1.0
AGAINST_PERSON = 2.5
"""Something is taken from a person."""
HAPPENED: Mapping[str, float] = {
    "turn": 0.2,
    "declined": 0.2,
    "withdrawn": 0.2,
    "discard-chosen": 0.4,
    "card-paid": 0.4,
    "dice": 1.2,
    "robber-moved": 1.6,
    "exchanged": 1.4,
    "monopoly": 2.0,
    "city-lost": 2.5,
    "battle": 4.0,
    "metropolis": 2.0,
    "route-gained": 1.6,
    "army-gained": 1.6,
}
"""By the kind of an event; all others are usual."""
SEVEN = 1.6
ABOUT_TO: Mapping[str, float] = {"end turn": 0.2, "roll": 0.5, "decline": 0.3, "accept": 0.6, "discard": 0.3}
"""By the kind of an action; all others are usual."""
LONGEST = 10.0
"""Seconds, however slow the pace."""


def pause(pace: int, happened: Sequence[OutgoingEvent], action: str, people: Iterable[int]) -> float:
    """Seconds between what has just happened and what a bot has chosen to do next."""
    if not pace:
        return 0.0
    persons = frozenset(people)
    seen = max((weight(one.what, persons) for one in happened), default=0.0)
    return min(LONGEST, max(seen, _before(action)) * pace / 1000)


def weight(what: Event | dict[str, Any], people: frozenset[int]) -> float:
    """How long people want to look at an event; what only some may know takes no time, which would tell."""
    if isinstance(what, dict):
        return HAPPENED.get(what["event"], USUAL)
    if not what.public:
        return 0.0
    if what.kind == "stolen" and what.public["victim"]["seat"] in people:
        return AGAINST_PERSON
    if what.kind == "dice" and what.public["total"] == 7:  # B-SEVEN-1
        return SEVEN
    return HAPPENED.get(what.kind, USUAL)


def _before(action: str) -> float:
    """The weight of an action by its text, the kind of which stands at its beginning."""
    return next((found for kind, found in ABOUT_TO.items() if action.startswith(kind)), USUAL)
