"""An event: what happened, by which clause, and who may know how much of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Facts = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Only `seen_by` is fit to be sent to anybody.

    Players are objects with `seat` and `colour`; goods, cards and places stand by name. An event with
    nothing in `public` is for those alone who have a part in `private`.
    """

    kind: str
    clause: str
    public: Facts
    private: dict[int, Facts] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Facts:
        """What a seat, or a spectator (None), may know; empty when the event is none of theirs."""
        own = {} if seat is None else self.private.get(seat, {})
        if not self.public and not own:
            return {}
        return {"event": self.kind, "clause": self.clause, **self.public, **own}

    def to_json(self) -> Facts:
        """All of it, the private parts of every seat included."""
        private = {str(seat): facts for seat, facts in self.private.items()}
        return {"event": self.kind, "clause": self.clause, "public": self.public, "private": private}
