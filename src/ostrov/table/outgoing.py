"""An event as it goes out: the same for all, or what each seat may hear of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ostrov.game.events import Event

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class OutgoingEvent:
    """One event of the game or of the table, with the number of the entry that caused it."""

    seq: int
    what: Event | Json

    @property
    def begins(self) -> bool:
        """The game has started: from now on there is a board."""
        return isinstance(self.what, dict) and self.what["event"] == "started"

    def seen_by(self, seat: int | None) -> Json | None:
        """What a seat, or a spectator (None), may know; None when it is none of theirs."""
        if isinstance(self.what, Event):
            seen = self.what.seen_by(seat)
            return {"seq": self.seq, **seen} if seen else None
        return {"seq": self.seq, **self.what}
