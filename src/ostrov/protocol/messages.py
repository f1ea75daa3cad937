"""What a socket or stream of a table carries to its reader."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType

from ostrov.protocol.commands import Id
from ostrov.protocol.scene import Scene
from ostrov.protocol.static import Static
from ostrov.protocol.table import TableInfo, You


class GameEvent(TypedDict):
    """One thing that happened; what else stands in it depends on the kind."""

    seq: int
    event: str
    clause: NotRequired[str]


class ProblemBody(Struct):
    """What was wrong: a code, a sentence for developers, perhaps a clause with its case, and facts."""

    code: str
    text: str
    clause: str | None = None
    facts: dict[str, Any] = {}
    case: str = ""


class Message(Struct, tag_field="kind"):
    """What all messages have: their kind."""


class Welcome(Message, tag="welcome"):
    """The first message: all that the reader may know, and the events after the number that was asked for."""

    you: You
    table: TableInfo
    static: Static | None
    """Null before the start."""
    scene: Scene | None
    events: list[GameEvent]
    seq: int


class Update(Message, tag="update"):
    """Something has happened; `static` comes with the start of the game."""

    seq: int
    events: list[GameEvent]
    scene: Scene | None
    table: TableInfo
    static: Static | UnsetType | None = UNSET


class Answer(Message, tag="answer"):
    """What became of a command: the number that was reached, or the problem."""

    id: Id | None
    """That of the command; null when it could not be read."""
    ok: bool
    seq: int | UnsetType = UNSET
    problem: ProblemBody | UnsetType = UNSET


class Presence(Message, tag="presence"):
    """The guests who are connected to the same server process."""

    here: list[str]


FromServer = Welcome | Update | Answer | Presence
