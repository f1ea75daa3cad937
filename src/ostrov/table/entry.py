"""One row of a table's log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from ostrov.table.trial import Trial

Json = dict[str, Any]


class Entry(Struct, frozen=True):
    """Something that changed a table. `body` may hold secrets: only what `Table` tells goes to players."""

    seq: int  # 1, 2, 3 …
    kind: str  # `created`, or one that `ostrov.table.fold` knows
    at: float  # seconds since the epoch, as told by the caller
    by: str | None  # a guest; None for the table itself
    command: str | None  # id of the command that made it
    body: Json

    def to_json(self) -> Json:
        """A plain object for storage."""
        return {
            "seq": self.seq,
            "kind": self.kind,
            "at": self.at,
            "by": self.by,
            "command": self.command,
            "body": self.body,
        }

    @classmethod
    def from_json(cls, data: Json) -> Entry:
        """Reads what `to_json` wrote."""
        return cls(**data)


class Draft(Struct, frozen=True):
    """An entry that a command would add, before it has a number."""

    kind: str
    body: Json
    trial: Trial | None = None
    """What trying it out did; not for the log."""
