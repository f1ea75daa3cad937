"""What lay in the fog: the hex, its token, the reward. S-FOG-1 to -4, SX-38."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.seafarers.fog import tiles_left
from ostrov.engine.seams import terrain_at
from ostrov.game.change import Change, Events
from ostrov.game.event import Event, Facts
from ostrov.game.names import GOODS
from ostrov.game.seafarers.sea_map import TERRAIN_WORDS


def _find(ch: Change) -> Facts:
    """The finder and the hex."""
    return {"player": ch.player(ch.before.finder), "hex": ch.places.hexes[ch.before.fog_hex]}


def tile(ch: Change) -> Events:
    """The hex lies open (S-FOG-2)."""
    facts = {**_find(ch), "terrain": TERRAIN_WORDS[ch.first], "left": tiles_left(ch.after)}
    yield Event("discovered", "S-FOG-2", facts)
    yield from reward(ch)


def token(ch: Change) -> Events:
    """It has its number (S-FOG-3)."""
    yield Event("token-laid", "S-FOG-3", {**_find(ch), "number": ch.first})
    yield from reward(ch)


def reward(ch: Change) -> Events:
    """A card of what the hex produces, unless the bank has none (S-FOG-3, SX-38); gold is told by itself."""
    terrain = terrain_at(ch.board, ch.after, ch.before.fog_hex)
    good = ch.rules.produces[terrain]
    if ch.after.phase == c.LAYING_TOKEN or good == c.NO_RESOURCE:
        return
    gained = ch.gained().get(ch.before.finder)
    if gained:
        yield Event("discovery-reward", "S-FOG-3", {**_find(ch), "goods": gained})
    else:
        yield Event("discovery-unpaid", "SX-38", {**_find(ch), "good": GOODS[good]})


TELLERS = {c.TILE: tile, c.TOKEN: token}
