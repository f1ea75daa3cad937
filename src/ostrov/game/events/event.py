"""An event: what happened, by which clause, and who may know how much of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Facts = dict[str, Any]

BASE_KINDS: dict[str, tuple[str, ...]] = {
    "dice": ("B-PROD-1", "B-SEVEN-1"),
    "production": ("B-PROD-2",),
    "blocked": ("B-PROD-5",),
    "shortage": ("B-PROD-7",),
    "no-production": ("B-PROD-1", "B-PROD-7"),
    "discards-due": ("B-SEVEN-2",),
    "discard-chosen": ("B-SEVEN-5",),
    "discarded": ("B-SEVEN-2",),
    "robber-moved": ("B-ROB-2",),
    "robber-stays": ("H-1",),
    "stolen": ("B-ROB-4",),
    "nothing-stolen": ("B-ROB-6", "B-ROB-8"),
    "built": ("B-FOUND-1", "B-FOUND-2", "B-BUILD-1", "B-PROG-ROAD"),
    "income": ("B-FOUND-5",),
    "card-paid": ("B-BUILD-1",),
    "card-bought": ("B-DEV-1",),
    "card-played": ("B-KNIGHT-1", "B-PROG-ROAD", "B-PROG-YOP", "B-PROG-MONO"),
    "year-of-plenty": ("B-PROG-YOP",),
    "monopoly": ("B-PROG-MONO",),
    "bank-trade": ("B-MAR-1", "B-MAR-2", "B-MAR-3"),
    "offer": ("B-DOM-2",),
    "counter-offer": ("B-DOM-2",),
    "accepted": ("B-DOM-2",),
    "declined": ("B-DOM-6",),
    "withdrawn": ("B-DOM-2",),
    "lapsed": ("B-DOM-2", "B-DOM-7", "B-PHASE-2", "B-TURN-6"),
    "exchanged": ("B-DOM-1",),
    "route-gained": ("B-LR-5", "B-LR-6", "B-LR-8", "B-LR-9"),
    "route-lost": ("B-LR-10",),
    "route-set-aside": ("B-LR-8",),
    "army-gained": ("B-LA-1", "B-LA-2"),
    "turn": ("B-FOUND-6", "B-TURN-6"),
    "revealed": ("B-VPC-2",),
    "victory": ("B-WIN-1", "B-WIN-3"),
}
"""Every kind of event of the base game with the clauses that it may cite."""


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
