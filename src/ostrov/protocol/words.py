"""Literals and limits that several parts of the protocol share. Words of the game are the game's own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ostrov.game.cities_knights.names import EventFace, Track
from ostrov.game.names import Card, Colour, Good, Terrain

__all__ = [
    "ID_LENGTH",
    "LONGEST_DELAY",
    "LONGEST_PAUSE",
    "SAYING",
    "SLOWEST",
    "Card",
    "Cards",
    "Colour",
    "Dice",
    "DiscardCause",
    "EventFace",
    "Expansion",
    "GameName",
    "Good",
    "Goods",
    "HarbourGood",
    "KnightRank",
    "MapKind",
    "OptionValue",
    "Order",
    "Reply",
    "SeatKind",
    "Seconds",
    "Stage",
    "Terrain",
    "Track",
    "WatchDelay",
]

ID_LENGTH = 40
"""Characters of an id."""
SAYING = 300
"""Characters of what is said at once."""
SLOWEST = 3600
"""The longest time for a turn or an answer, in seconds."""
LONGEST_PAUSE = 10_000
"""The longest pause before a bot acts, in milliseconds."""
LONGEST_DELAY = 600
"""The longest time by which those who watch are behind, in seconds."""

GameName = Literal["base", "seafarers", "cities_knights", "seafarers+cities_knights"]
Expansion = Literal["seafarers", "cities_knights"]
Goods = dict[Good, int]
Cards = dict[Card, int]
"""Development cards by kind."""
HarbourGood = Good | Literal["3:1"]
Stage = Literal["open", "playing", "over", "aborted"]
SeatKind = Literal["person", "bot", "open"]
Dice = Literal["plain", "balanced"]
"""How the dice of a table fall; docs/dice.md."""
MapKind = Literal["agreed", "balanced", "given"]
"""The board of a table: as the options say, drawn until it is even (docs/maps.md), or brought by the host."""
Order = Literal["same", "rotated"]
"""How a rematch is played: who begins is drawn again, or it is the next seat."""
Reply = Literal["accepted", "declined"]
KnightRank = Literal["basic", "strong", "mighty"]
DiscardCause = Literal["seven", "saboteur", "wedding"]
OptionValue = bool | int | str

Seconds = Annotated[int, Meta(ge=0, le=SLOWEST)]
WatchDelay = Annotated[int, Meta(ge=0, le=LONGEST_DELAY)]
