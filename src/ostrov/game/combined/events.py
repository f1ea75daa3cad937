"""What is told where both games are played: the pirate chased, ships and the Diplomat. CK-SEA-8, -34."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.change import Change, Events
from ostrov.game.cities_knights.events.tellers import EVENTS as KNIGHTS
from ostrov.game.cities_knights.events.words import knight_facts
from ostrov.game.cities_knights.names import PROGRESS
from ostrov.game.event import Event
from ostrov.game.expansion import EventsPart

DIPLOMAT = c.PLAY + c.DIPLOMAT

KINDS: dict[str, tuple[str, ...]] = {
    "pirate-chased": ("CK-SEA-8",),
    "ship-removed": ("CK-SEA-34",),
    "ship-relaid": ("CK-SEA-34",),
    "ship-kept": ("CK-SEA-34",),
}


def pirate_chased(ch: Change) -> Events:
    """A knight drives the pirate away; where to is chosen next (CK-SEA-8)."""
    knight = {"place": ch.places.nodes[ch.first], **knight_facts(ch.after.knight[ch.first])}
    yield Event("pirate-chased", "CK-SEA-8", {**ch.by, **knight, "hex": ch.places.figure(ch.before.pirate)})


def diplomat(ch: Change) -> Events:
    """A road or a ship leaves the board (CK-PROG-DIPLOMAT-2, CK-SEA-34)."""
    owner = ch.before.ship[ch.first]
    if not owner:
        yield from KNIGHTS.tellers[DIPLOMAT](ch)
        return
    yield Event("progress-played", "CK-PROG-DIPLOMAT-1", {**ch.by, "card": PROGRESS[c.DIPLOMAT]})
    facts = {**ch.by, "owner": ch.player(owner - 1), "place": ch.places.edges[ch.first]}
    yield Event("ship-removed", "CK-SEA-34", facts)


def ship_relaid(ch: Change) -> Events:
    """The ship that was removed lies elsewhere (CK-SEA-34)."""
    yield Event("ship-relaid", "CK-SEA-34", {**ch.by, "place": ch.places.edges[ch.first]})


def done(ch: Change) -> Events:
    """The ship stays in the supply (CK-SEA-34), or what else is done."""
    if ch.before.phase == c.RELAYING_SHIP:
        yield Event("ship-kept", "CK-SEA-34", ch.by)
    else:
        yield from KNIGHTS.tellers[c.DONE](ch)


EVENTS = EventsPart(
    kinds=KINDS,
    tellers={c.CHASE_PIRATE: pirate_chased, DIPLOMAT: diplomat, c.RELAY_SHIP: ship_relaid, c.DONE: done},
)
