"""An event as it goes out: the same for all, or what each seat may hear of it."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from ostrov.game.events import Event
from ostrov.protocol.messages import GameEvent


class OutgoingEvent(Struct, frozen=True):
    """One event of the game or of the table, with the number of the entry that caused it."""

    seq: int
    what: Event | dict[str, Any]

    @property
    def begins(self) -> bool:
        """The game has started: from now on there is a board."""
        return isinstance(self.what, dict) and self.what["event"] == "started"

    def seen_by(self, seat: int | None) -> GameEvent | None:
        """What a seat, or a spectator (None), may know; None when it is none of theirs."""
        if isinstance(self.what, Event):
            seen = self.what.seen_by(seat)
            return cast("GameEvent", {"seq": self.seq, **seen}) if seen else None
        return cast("GameEvent", {"seq": self.seq, **self.what})
