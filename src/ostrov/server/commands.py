"""The commands of a client, checked for form. What they mean is the table's business."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ostrov.server.problems import malformed
from ostrov.table import Problem

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=5)]
GuestId = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
SayText = Annotated[str, Meta(min_length=1, max_length=300)]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]
Delay = Annotated[int, Meta(ge=0, le=600)]


class Command(Struct, tag_field="do", forbid_unknown_fields=True):
    """What all commands have: an id that the client makes up."""

    id: Id


class Sit(Command, tag="sit"):
    """Takes a free seat."""

    seat: Seat


class Stand(Command, tag="stand"):
    """Leaves the seat."""


class SeatBot(Command, tag="bot"):
    """Puts a bot on a seat, or opens it."""

    seat: Seat
    level: Level | None


class Remove(Command, tag="remove"):
    """Sends somebody away."""

    guest: GuestId


class Start(Command, tag="start"):
    """Starts the game."""


class Play(Command, tag="play"):
    """An action of the game."""

    action: ActionText


class Why(Command, tag="why"):
    """Asks why an action is refused."""

    action: ActionText


class Undo(Command, tag="undo"):
    """Takes the last own action back."""


class Say(Command, tag="say"):
    """Chat."""

    text: SayText


class TakeOver(Command, tag="takeover"):
    """Lets a bot play for a seat."""

    seat: Seat


class Return(Command, tag="return"):
    """Takes the own seat back from the bot."""

    seat: Seat


class Time(Command, tag="time"):
    """More time for the seat that is to act."""


class Abort(Command, tag="abort"):
    """Votes on ending the game without a winner."""

    agree: bool


class Rematch(Command, tag="rematch"):
    """Votes for another game: who begins is drawn again, or it is the next seat."""

    order: Literal["same", "rotated"] = "same"


class Pace(Command, tag="pace"):
    """The pause before a bot acts."""

    milliseconds: Milliseconds


class Watching(Command, tag="watching"):
    """Whether others may watch, and how many seconds late."""

    allowed: bool
    delay: Delay


AnyCommand = (
    Sit | Stand | SeatBot | Remove | Start | Play | Why | Undo | Say | TakeOver | Return | Time | Abort
    | Rematch | Pace | Watching
)  # fmt: skip
WORDS = frozenset(str(kind.__struct_config__.tag) for kind in AnyCommand.__args__)
_decoder = msgspec.json.Decoder(AnyCommand)


def read_command(text: str | bytes) -> AnyCommand:
    """A command from its JSON; Problem with the place of the error."""
    try:
        command: AnyCommand = _decoder.decode(text)
        return command
    except msgspec.ValidationError as error:
        word = _loose(text).get("do")
        if isinstance(word, str) and word not in WORDS:
            raise Problem("unknown-command", "There is no such command.", facts={"do": word[:40]}) from None
        raise malformed(f"{error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise malformed("That is no JSON.") from None


def id_of(text: str | bytes) -> str | None:
    """The id of a command that could not be read, so that the client knows which one it was."""
    id = _loose(text).get("id")
    return id if isinstance(id, str) and len(id) <= 40 else None


def _loose(text: str | bytes) -> dict[str, Any]:
    """Any JSON object; an empty one for everything else."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def as_json(command: AnyCommand) -> dict[str, Any]:
    """The command as the table takes it."""
    found = msgspec.to_builtins(command)
    assert isinstance(found, dict)
    return found
