"""Wonders that are claimed and built. S-WO-4, -5, SX-20."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import pack_dict
from ostrov.game.seafarers.names import WONDERS


def claimed(ch: Change) -> Events:
    """The wonder is the player's; where a claim costs something, its first level stands (SX-20)."""
    ship = {"piece": "ship"} if ch.rules.wonder_ship else {}
    yield Event("wonder-claimed", "S-WO-4", {**ch.by, "wonder": WONDERS[ch.first], **ship})
    if ch.rules.wonder_ship:
        yield from level_built(ch)


def level_built(ch: Change) -> Events:
    """A level with what it cost (S-WO-3)."""
    facts = {**ch.by, "wonder": WONDERS[ch.first], "level": ch.after.wonder_level[ch.seat]}
    yield Event("wonder-built", "S-WO-5", {**facts, "cost": pack_dict(ch.rules.wonder_cost[ch.first])})


TELLERS = {c.CLAIM_WONDER: claimed, c.BUILD_WONDER: level_built}
