"""The bodies of HTTP calls, as the OpenAPI document describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ostrov.protocol.commands import Level, Milliseconds
from ostrov.protocol.table import Clock, TableInfo, Watching
from ostrov.protocol.words import Dice, OptionValue, SeatKind

Text = Annotated[str, Meta(min_length=1, max_length=200)]


class GuestName(Struct, forbid_unknown_fields=True):
    """How a guest wants to be called: 1 to 24 characters after control characters are removed."""

    name: Text


class NewGuest(Struct):
    """A guest and the only copy of the token."""

    guest: str
    name: str
    token: str


class Me(Struct):
    """Who sent the request."""

    guest: str
    name: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: the host, a bot of a level, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: Level | None = None


class ClockWish(Clock, forbid_unknown_fields=True, frozen=True):
    """Seconds for a turn and for an answer out of turn; 0 is no limit."""


class WatchingWish(Watching, forbid_unknown_fields=True, frozen=True):
    """Whether people without a seat may watch, and how many seconds late they see the game."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is asked for."""

    options: dict[str, OptionValue]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    public: bool = False
    clock: ClockWish = ClockWish()
    pace: Milliseconds = 600
    dice: Dice = "plain"
    watching: WatchingWish = WatchingWish()


class Invitations(Struct):
    """Paths that let others in: to sit or to watch; null when one may not invite to that."""

    seat: str | None
    watch: str | None


class TablePage(Struct):
    """One table: what the lobby shows, and the invitations of those who are in."""

    table: TableInfo
    invitations: Invitations


class SeatShown(Struct):
    """A seat in the list of tables."""

    kind: SeatKind
    name: str | None
    level: str | None


class TableShown(Struct):
    """A table in the list."""

    id: str
    stage: Literal["open", "playing"]
    created_at: float
    options: dict[str, OptionValue]
    seats: list[SeatShown]
    host: str | None
    clock: Clock
    dice: Dice = "plain"
    watching: Watching = Watching()


class TableList(Struct):
    """Public tables, the newest first."""

    tables: list[TableShown]


class InvitationText(Struct, forbid_unknown_fields=True):
    """The last part of an invitation link: T.MAC."""

    invitation: Text


class Accepted(Struct):
    """The table that one is in now, and what the invitation allowed."""

    table: str
    allows: Literal["seat", "watch"]


class OptionChoice(Struct):
    """What an option can be in one game, and what it is when nothing is said."""

    values: list[OptionValue]
    default: OptionValue


class OptionShown(Struct):
    """An option of the rules; `low` and `high` when it is a free number.

    `games` has the games that leave a choice to those who make a table.
    """

    name: str
    clause: str
    values: list[OptionValue]
    default: OptionValue
    low: int | None
    high: int | None
    games: dict[str, OptionChoice]


class BotShown(Struct):
    """A level of bots to choose from, and the games that it plays."""

    level: str
    games: list[str]


class ClockShown(Struct):
    """A usual clock."""

    name: str
    turn: int
    answer: int


class RulesPage(Struct):
    """What a table can be made of."""

    options: list[OptionShown]
    bots: list[BotShown]
    clocks: list[ClockShown]
    dice: list[Dice]


class ClauseShown(Struct):
    """A clause of the rules in English; `why` is one sentence for a refusal, or nothing."""

    id: str
    title: str
    text: str
    why: str
    source: str
    kind: str
    option: list[str]
    see: list[str]


class ClausePage(Struct):
    """All clauses in the order of the catalogue."""

    clauses: list[ClauseShown]


class Health(Struct):
    """The server answers, and so does its database."""

    ok: bool
    version: str
    tables: int
    viewers: int
