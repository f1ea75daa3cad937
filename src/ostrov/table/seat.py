"""One seat of a live table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ostrov.protocol.table import Conduct, Person, Seat
from ostrov.protocol.words import Colour, SeatKind


@dataclass(slots=True)
class TableSeat:
    """Who sits here, and who plays: the person, or a bot for good or in the person's place."""

    number: int
    colour: Colour
    person: Person | None = None
    level: str | None = None  # of the bot that plays here, or played last
    bot_plays: bool = False
    strikes: int = 0
    excused_by: set[int] = field(default_factory=set)
    excused: bool = False
    kept: bool = False
    """Open only to those who were invited."""

    @property
    def kind(self) -> SeatKind:
        """`person`, `bot` or `open`."""
        if self.person is not None:
            return "person"
        return "bot" if self.bot_plays else "open"

    @property
    def by_person(self) -> bool:
        """A person plays here now."""
        return self.person is not None and not self.bot_plays

    @property
    def name(self) -> str | None:
        """The name to show."""
        if self.person is not None:
            return self.person.name
        return f"{self.level} bot" if self.bot_plays else None

    def give_to(self, person: Person | None) -> None:
        """A person sits down, or the seat is open."""
        self.person, self.level, self.bot_plays, self.strikes = person, None, False, 0
        self.excused, self.excused_by, self.kept = False, set(), False

    def give_to_bot(self, level: str) -> None:
        """A bot plays here, in place of the person if there is one."""
        self.level, self.bot_plays, self.strikes = level, True, 0
        self.excused, self.excused_by, self.kept = False, set(), False

    def facts(self) -> dict[str, Any]:
        """The seat as events name it."""
        return {"seat": self.number, "colour": self.colour}

    def info(self, here: bool, conduct: Conduct | None) -> Seat:
        """What the lobby shows; `here` when the person is connected."""
        return Seat(
            seat=self.number,
            colour=self.colour,
            kind=self.kind,
            guest=self.person.guest if self.person else None,
            name=self.name,
            level=self.level,
            here=here,
            bot_plays=self.bot_plays,
            strikes=self.strikes,
            conduct=conduct,
            excused_by=sorted(self.excused_by),
            kept=self.kept,
        )
