"""Words for the numbers that every game has: goods, cards, terrains, colours, nodes, edges and hexes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, TypeVar, get_args, overload

from ostrov.engine import constants as c
from ostrov.engine.core.geometry import Geometry, Hex
from ostrov.engine.setup.maps import CORNER_NAMES, SIDE_NAMES

Good = Literal["lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"]
Terrain = Literal["forest", "hills", "pasture", "fields", "mountains", "desert", "sea", "gold"]
Card = Literal["knight", "victory point", "road building", "year of plenty", "monopoly"]
Colour = Literal["red", "blue", "orange", "white"]
Word = TypeVar("Word", bound=str)

GOODS: tuple[Good, ...] = get_args(Good)
"""What hands hold and trades name; progress cards are none of it (CK-TRADE-6)."""

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
CARDS: tuple[Card, ...] = get_args(Card)
COLOURS: tuple[Colour, ...] = get_args(Colour)
HARBOURS = ("none", *GOODS[: c.RESOURCES], "3:1")
BESIDE = "frame"
"""Where a robber stands beside the board, and a pirate on its frame (S-SETUP-3, SX-1)."""
PLACE = re.compile(r"\(\s*([-−]?\d{1,4})\s*,\s*([-−]?\d{1,4})\s*\)\s*([A-Z]*)")


class NameErrorOf(ValueError):
    """A word that names nothing on this board or at this table."""


def index_of(word: str, words: Sequence[str], what: str) -> int:
    """The number of a word; an error that lists the right ones."""
    if word in words:
        return words.index(word)
    raise NameErrorOf(f"{word!r} is no {what}; there are {', '.join(words)}")


@overload
def pack_dict(pack: int) -> dict[Good, int]: ...
@overload
def pack_dict(pack: int, words: Sequence[Word]) -> dict[Word, int]: ...
def pack_dict(pack: int, words: Sequence[str] = GOODS) -> dict[Any, int]:
    """The kinds in a pack that are there, with their numbers."""
    found: dict[Any, int] = {}
    for word in words:
        if not pack:
            break
        if number := pack & c.PACK_MAX:
            found[word] = number
        pack >>= c.PACK_BITS
    return found


def pack_text(pack: int) -> str:
    """A pack as people say it: `2 lumber, 1 ore`."""
    return ", ".join(f"{n} {word}" for word, n in pack_dict(pack).items()) or "nothing"


def parse_cards(text: str, words: Sequence[str] = GOODS) -> dict[int, int]:
    """`2 lumber, 1 ore` as kinds with numbers; the inverse of `pack_text`."""
    counts: dict[int, int] = {}
    for part in text.split(","):
        number, _, word = part.strip().partition(" ")
        if not (number.isdecimal() and len(number) <= 4 and int(number)):
            raise NameErrorOf(
                f"{part.strip()!r} should be a number and a kind of card, such as '2 {words[0]}'"
            )
        kind = index_of(word.strip(), words, "kind of card")
        if kind in counts:
            raise NameErrorOf(f"{words[kind]} is named twice in {text!r}")
        counts[kind] = int(number)
    return counts


def parse_dice(text: str) -> tuple[int, int]:
    """`3 4` as two dice."""
    numbers = text.split()
    if len(numbers) != 2 or any(len(n) != 1 or n not in "123456" for n in numbers):
        raise NameErrorOf(f"{text!r} should be two dice, like '3 4', each from 1 to 6")
    return int(numbers[0]), int(numbers[1])


class Places:
    """Names of the hexes, nodes and edges of a map: (q,r), (q,r)N and (q,r)NE.

    A node or edge may be named from any hex that it touches; its own name is the one from the first hex.
    """

    def __init__(self, g: Geometry) -> None:
        self.geometry = g
        self.hex_at: dict[Hex, int] = {place: h for h, place in enumerate(g.hexes)}
        self.node_at: dict[tuple[Hex, str], int] = {}
        self.edge_at: dict[tuple[Hex, str], int] = {}
        for h, place in enumerate(g.hexes):
            for name, v in zip(CORNER_NAMES, g.hex_nodes[h], strict=True):
                self.node_at[place, name] = v
            for name, e in zip(SIDE_NAMES, g.hex_edges[h], strict=True):
                self.edge_at[place, name] = e
        self.hexes = [f"({q},{r})" for q, r in g.hexes]
        self.nodes = self._names(self.node_at, g.node_count)
        self.edges = self._names(self.edge_at, len(g.edge_nodes))

    def _names(self, places: dict[tuple[Hex, str], int], n: int) -> list[str]:
        """The first name of each number."""
        names = [""] * n
        for ((q, r), side), i in places.items():
            names[i] = names[i] or f"({q},{r}){side}"
        return names

    def hex(self, text: str) -> int:
        """The number of a hex by name."""
        place, side = self._parse(text, "hex", "(0,0)")
        if side or place not in self.hex_at:
            raise NameErrorOf(f"{text!r} is no hex of this map")
        return self.hex_at[place]

    def figure(self, place: int) -> str:
        """Where a figure stands: a hex, or beside the board."""
        return self.hexes[place] if place < len(self.hexes) else BESIDE

    def figure_at(self, text: str) -> int:
        """The inverse of `figure`."""
        return c.FRAME if text.strip() == BESIDE else self.hex(text)

    def node(self, text: str) -> int:
        """The number of a node by any of its names."""
        place, side = self._parse(text, "node", "(0,0)N")
        if (place, side) not in self.node_at:
            raise NameErrorOf(
                f"{text!r} is no node of this map: corners are {', '.join(CORNER_NAMES)} of a land hex"
            )
        return self.node_at[place, side]

    def edge(self, text: str) -> int:
        """The number of an edge by any of its names."""
        place, side = self._parse(text, "edge", "(0,0)NE")
        if (place, side) not in self.edge_at:
            raise NameErrorOf(
                f"{text!r} is no edge of this map: sides are {', '.join(SIDE_NAMES)} of a land hex"
            )
        return self.edge_at[place, side]

    def _parse(self, text: str, what: str, example: str) -> tuple[Hex, str]:
        """Coordinates and side; typographic minus signs are understood."""
        found = PLACE.fullmatch(text.strip())
        if not found:
            raise NameErrorOf(f"{text!r} is no {what}: write it like {example}")
        q, r = (int(found[i].replace("−", "-")) for i in (1, 2))
        return (q, r), found[3]


@lru_cache(maxsize=64)
def places_of(g: Geometry) -> Places:
    """The names of a map, made once; nobody changes them."""
    return Places(g)
