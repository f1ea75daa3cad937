"""Worked examples: positions to look at, and what becomes of them when something is tried."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ostrov.protocol.messages import GameEvent, ProblemBody
from ostrov.protocol.scene import Scene
from ostrov.protocol.static import Static
from ostrov.protocol.table import RecordInfo

MOST_STEPS = 60
LONGEST_STEP = 200
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class ExampleTitle(Struct):
    """An example in the list."""

    id: str
    title: str
    clauses: list[str]


class ExampleList(Struct):
    """All examples in the order of the rules."""

    examples: list[ExampleTitle]


class ExampleStep(Struct, forbid_unknown_fields=True):
    """What a seat does; what chance does has no seat."""

    seat: SeatNumber | None
    do: Annotated[str, Meta(min_length=1, max_length=LONGEST_STEP)]


class ExampleTry(Struct):
    """Something prepared to be tried from the beginning, and the clause that refuses its last step."""

    steps: list[ExampleStep]
    refused: str | None


class ExamplePosition(Struct):
    """The position after some steps. A step that was refused is not among them; `problem` says why."""

    steps: list[ExampleStep]
    """With what chance did."""
    scene: Scene
    """Its legal actions are those of the seat `acting`."""
    acting: int | None
    """Null when the game is over."""
    able: list[int]
    """The seats that have a legal action."""
    events: list[GameEvent]
    """What the steps did; `seq` is the number of the step, from 1 on."""
    problem: ProblemBody | None


class ExamplePage(Struct):
    """An example in English, its map, and its position before anything is tried."""

    id: str
    title: str
    tells: str
    clauses: list[str]
    table: RecordInfo
    static: Static
    tries: list[ExampleTry]
    position: ExamplePosition
    before: str | None
    """The example before this one in the list."""
    after: str | None


class TriedSteps(Struct, forbid_unknown_fields=True):
    """The steps tried so far, and whose legal actions are wanted; those of the next to act by default."""

    steps: Annotated[list[ExampleStep], Meta(max_length=MOST_STEPS)]
    seat: SeatNumber | None = None
