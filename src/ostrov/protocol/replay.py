"""Finished games: their story, and the positions after each step. Nothing is hidden any more."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from ostrov.protocol.messages import GameEvent
from ostrov.protocol.scene import Scene
from ostrov.protocol.static import Static
from ostrov.protocol.table import RecordInfo, TableInfo

InfoT = TypeVar("InfoT")


class TurnShown(Struct):
    """A turn, the step after which it begins, and whose it is."""

    turn: int
    step: int
    seat: int


class PointsShown(Struct):
    """The points of all seats from a step on, hidden cards included."""

    step: int
    turn: int
    points: list[int]


class FinalPoints(Struct):
    """The points of a seat in the end, and what they were for."""

    seat: int
    points: int
    sources: dict[str, int]


class BaseStory(Struct, Generic[InfoT]):
    """What stories of tables and of records have."""

    table: InfoT
    static: Static
    seconds: float | None
    """How long it took; null for a record, which does not tell."""
    steps: int
    turns: list[TurnShown]
    points: list[PointsShown]
    final: list[FinalPoints]
    events: list[GameEvent]
    """Their `seq` is the step."""


class Story(BaseStory[TableInfo]):
    """A finished game: its table and map, how long it took, its turns, how points grew."""


class RecordStory(BaseStory[RecordInfo]):
    """The same of a record."""


class Moment(Struct):
    """The position after a step, nothing hidden, and the action of the step; step 0 is the beginning."""

    step: int
    action: str | None
    seat: int | None
    scene: Scene


class ReplayShown(Struct):
    """The name under which a record can be looked at."""

    replay: str
