"""Ships on their way, and the islands that they lead to. S-SHIP, S-FOUND-2, S-DEV-2, S-MOVE, S-CHIP."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import pack_dict

CLAUSES = {c.SHIP: "S-SHIP-1", c.FOUND_SHIP: "S-FOUND-2", c.FREE_SHIP: "S-DEV-2"}


def built(ch: Change) -> Events:
    """A ship with its place and what it cost."""
    cost = pack_dict(ch.rules.ship_cost if ch.kind == c.SHIP else 0)
    facts = {**ch.by, "piece": "ship", "place": ch.places.edges[ch.first], "cost": cost}
    yield Event("built", CLAUSES[ch.kind], facts)


def moved(ch: Change) -> Events:
    """A ship lies elsewhere, at no cost (S-MOVE-8)."""
    facts = {**ch.by, "from": ch.places.edges[ch.first], "to": ch.places.edges[ch.second]}
    yield Event("ship-moved", "S-MOVE-8", facts)


def explored(ch: Change) -> Events:
    """Chips for the first settlement in a zone, at once (S-CHIP-1, -2)."""
    before, after = ch.before.chips, ch.after.chips
    if ch.kind == c.SETTLEMENT and after[ch.seat] != before[ch.seat]:
        points = after[ch.seat] - before[ch.seat]
        facts = {**ch.by, "place": ch.places.nodes[ch.first], "points": points}
        yield Event("explored", "S-CHIP-1", facts)


TELLERS = {**dict.fromkeys(CLAUSES, built), c.MOVE_SHIP: moved}
