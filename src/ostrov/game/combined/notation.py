"""How actions of both games together are written and read, and what they name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ostrov.engine import constants as c
from ostrov.engine.core.actions import first_of, pack
from ostrov.game.combined.options import OF

if TYPE_CHECKING:
    from ostrov.game.action import Notation
    from ostrov.game.options import Options

Json = dict[str, Any]

KIND_NAMES = {c.CHASE_PIRATE: "chase pirate", c.RELAY_SHIP: "relay ship"}


class BothNotation:
    """A knight that chases the pirate by its node, a ship that is laid again by its edge."""

    kinds = KIND_NAMES
    rewritten: tuple[int, ...] = ()

    def __init__(self, in_play: bool) -> None:
        self.in_play = in_play

    def write(self, n: Notation, kind: int, packed: int) -> str:
        """What follows the first words."""
        places = n.places.nodes if kind == c.CHASE_PIRATE else n.places.edges
        return places[first_of(packed)]

    def read(self, n: Notation, kind: int, seat: int, text: str) -> int:
        """The packed action that a detail names; NameErrorOf when it names none."""
        place = n.places.node(text) if kind == c.CHASE_PIRATE else n.places.edge(text)
        return pack(kind, seat, place, 0, 0)

    def name_parts(self, n: Notation, kind: int, packed: int) -> Json:
        """What the action names, part by part."""
        return {"place": self.write(n, kind, packed)}


@cache
def _notation(in_play: bool) -> BothNotation:
    return BothNotation(in_play)


def both_notation(options: Options) -> BothNotation:
    """The notation under these options."""
    return _notation(set(OF) <= set(options.expansions))
