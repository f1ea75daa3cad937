"""What is not the game: people, seats, clocks, options, votes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ostrov.protocol.words import (
    Colour,
    Dice,
    MapKind,
    OptionValue,
    Order,
    SeatKind,
    Seconds,
    Stage,
    WatchDelay,
)


class Person(Struct, frozen=True):
    """A guest by id, with the name to show."""

    guest: str
    name: str


class Conduct(Struct, frozen=True):
    """How many of the last games that somebody began with others they finished; none when `of` is 0."""

    finished: int
    of: int


class Seat(Struct):
    """Who sits on a seat, and who plays it."""

    seat: int
    colour: Colour
    kind: SeatKind
    guest: str | None
    name: str | None
    level: str | None
    """Of the bot that plays here, or played last."""
    here: bool
    """The person is connected."""
    bot_plays: bool
    strikes: int
    """Times out in a row."""
    conduct: Conduct | None = None
    """Of the person, before the game."""
    excused_by: list[int] = []
    """Seats that do not mind that the person has left."""
    kept: bool = False
    """An open seat that only those take who were invited."""


class Clock(Struct, frozen=True):
    """Seconds for the own turn and for an answer out of turn (to an offer 15 at most); 0 is no limit."""

    turn: Seconds = 0
    answer: Seconds = 0


class Watching(Struct, frozen=True):
    """Whether people without a seat may see the game, and how many seconds late."""

    allowed: bool = True
    delay: WatchDelay = 0


class MapWish(Struct, frozen=True):
    """Where the board comes from; `board` is one that is given, as `ostrov board --json` writes it."""

    kind: MapKind = "agreed"
    board: dict[str, Any] | None = None


class MapShown(Struct, frozen=True):
    """Which board a table has: its kind, and which number of the stream `board` draws it, from 0 on."""

    kind: MapKind
    draw: int


class TableInfo(Struct):
    """A table and the people at it."""

    id: str
    options: dict[str, OptionValue]
    seats: list[Seat]
    host: str
    watchers: list[Person]
    stage: Stage
    public: bool
    clock: Clock
    pace: int
    """Milliseconds before a bot acts after something usual; `table.rhythm` has the weights of the rest."""
    dice: Dice
    watching: Watching
    map: MapShown
    starter: int | None
    """The seat that begins; null before it is drawn."""
    abort_votes: list[int]
    rematch_votes: dict[str, Order]
    """By seat, as text."""
    next_table: str | None
    seed_hash: str
    seed: str | None
    """Null as long as it is secret."""


class RecordInfo(Struct):
    """What a record has of a table: nobody can sit down at it."""

    id: str
    options: dict[str, OptionValue]
    seats: list[Seat]
    stage: Stage


class You(Struct):
    """Who the reader is at this table."""

    guest: str | None
    """Null for a stranger, who may only watch."""
    seat: int | None
    host: bool
