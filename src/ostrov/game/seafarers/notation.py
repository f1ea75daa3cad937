"""How actions and outcomes of Seafarers are written and read, and what they name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ostrov.engine import constants as c
from ostrov.engine.core.actions import first_of, pack, second_of, third_of
from ostrov.game import names
from ostrov.game.board import TOKENS
from ostrov.game.names import NameErrorOf
from ostrov.game.seafarers.agreement import NAME
from ostrov.game.seafarers.names import WONDERS
from ostrov.game.seafarers.sea_map import TERRAIN_WORDS

if TYPE_CHECKING:
    from ostrov.game.action import Notation
    from ostrov.game.options import Options

Json = dict[str, Any]

KIND_NAMES = {
    c.SHIP: "ship",
    c.MOVE_SHIP: "move ship",
    c.FOUND_SHIP: "found ship",
    c.FREE_SHIP: "free ship",
    c.MOVE_PIRATE: "pirate",
    c.CHOOSE_GOLD: "gold",
    c.CLAIM_WONDER: "claim wonder",
    c.BUILD_WONDER: "wonder",
    c.LAY_HARBOUR: "lay harbour",
    c.TILE: "tile",
    c.TOKEN: "token",
}
WONDER_KINDS = (c.CLAIM_WONDER, c.BUILD_WONDER)
EDGES = (c.SHIP, c.FOUND_SHIP, c.FREE_SHIP)
BOLT = " cloth"
"""What the pirate takes in place of a card: S-CL-6."""
FOUND = TERRAIN_WORDS[: c.FOG]
"""What may be found in the fog."""


class SeaNotation:
    """The part of Seafarers."""

    kinds = KIND_NAMES
    rewritten: tuple[int, ...] = ()

    def __init__(self, in_play: bool) -> None:
        self.in_play = in_play

    def write(self, n: Notation, kind: int, packed: int) -> str:
        """What follows the first words."""
        first, second = first_of(packed), second_of(packed)
        if kind in EDGES:
            return n.places.edges[first]
        if kind == c.MOVE_SHIP:
            return f"{n.places.edges[first]} to {n.places.edges[second]}"
        if kind == c.MOVE_PIRATE:
            place = n.places.figure(first) + (BOLT if third_of(packed) else "")
            return place if second == c.NOBODY else f"{place} from {n.colours[second]}"
        if kind == c.CHOOSE_GOLD:
            return names.GOODS[first]
        if kind in WONDER_KINDS:
            return WONDERS[first]
        if kind == c.LAY_HARBOUR:
            return f"{names.HARBOURS[second]} {n.places.edges[first]}"
        return FOUND[first] if kind == c.TILE else str(first)

    def read(self, n: Notation, kind: int, seat: int, text: str) -> int:
        """The packed action that a detail names; NameErrorOf when it names none."""
        if kind in EDGES:
            return pack(kind, seat, n.places.edge(text), 0, 0)
        if kind == c.MOVE_SHIP:
            return _move(n, seat, text)
        if kind == c.MOVE_PIRATE:
            place, _, victim = text.partition(" from ")
            robbed = n.seat(victim) if victim else c.NOBODY
            bolt = int(bool(victim) and place.endswith(BOLT))
            return pack(kind, seat, n.places.figure_at(place.removesuffix(BOLT * bolt)), robbed, bolt)
        if kind == c.CHOOSE_GOLD:
            return pack(kind, seat, names.index_of(text, names.GOODS, "good"), 0, 0)
        if kind in WONDER_KINDS:
            return pack(kind, seat, names.index_of(text, WONDERS, "wonder"), 0, 0)
        if kind == c.LAY_HARBOUR:
            return _harbour(n, seat, text)
        if kind == c.TILE:
            return pack(kind, seat, names.index_of(text, FOUND, "terrain"), 0, 0)
        return pack(kind, seat, _token(text), 0, 0)

    def name_parts(self, n: Notation, kind: int, packed: int) -> Json:
        """What the action names, part by part."""
        first, second = first_of(packed), second_of(packed)
        if kind in EDGES:
            return {"place": n.places.edges[first]}
        if kind == c.MOVE_SHIP:
            return {"place": n.places.edges[first], "to": n.places.edges[second]}
        if kind == c.MOVE_PIRATE:
            seat = {} if second == c.NOBODY else {"seat": second}
            cloth = {"good": "cloth"} if third_of(packed) else {}
            return {"place": n.places.figure(first), **seat, **cloth}
        if kind == c.CHOOSE_GOLD:
            return {"good": names.GOODS[first]}
        if kind in WONDER_KINDS:
            return {"wonder": WONDERS[first]}
        if kind == c.LAY_HARBOUR:
            return {"place": n.places.edges[first], "harbour": names.HARBOURS[second]}
        return {"terrain": FOUND[first]} if kind == c.TILE else {"token": first}


def _move(n: Notation, seat: int, text: str) -> int:
    """A ship by its edge, and the edge that it goes to."""
    old, to, new = text.partition(" to ")
    if not to:
        raise NameErrorOf("a ship is moved like 'move ship (0,0)NE to (0,0)E'")
    return pack(c.MOVE_SHIP, seat, n.places.edge(old), n.places.edge(new), 0)


def _harbour(n: Notation, seat: int, text: str) -> int:
    """A harbour by its kind, and the edge that it is laid on."""
    harbour, _, edge = text.partition(" ")
    kind = 1 + names.index_of(harbour, names.HARBOURS[1:], "harbour")
    return pack(c.LAY_HARBOUR, seat, n.places.edge(edge), kind, 0)


def _token(text: str) -> int:
    """The number of a token."""
    if text not in map(str, TOKENS):
        raise NameErrorOf(f"{text!r} is no number token; there are {', '.join(map(str, TOKENS))}")
    return int(text)


@cache
def _notation(in_play: bool) -> SeaNotation:
    return SeaNotation(in_play)


def sea_notation(options: Options) -> SeaNotation:
    """The notation under these options."""
    return _notation(NAME in options.expansions)
