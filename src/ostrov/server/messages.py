"""The bodies of HTTP calls, as the OpenAPI document describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ostrov.server.commands import Delay, Id

Json = dict[str, Any]

Text = Annotated[str, Meta(min_length=1, max_length=200)]


class ProblemBody(Struct):
    """What was wrong: a code, a sentence for developers, perhaps a clause of the rules, and facts."""

    code: str
    text: str
    clause: str | None = None
    facts: Json = {}


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
    level: Annotated[str, Meta(max_length=40)] | None = None


class ClockWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for a turn and for an answer out of turn; 0 is no limit."""

    turn: Annotated[int, Meta(ge=0, le=3600)] = 0
    answer: Annotated[int, Meta(ge=0, le=3600)] = 0


class WatchingWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether people without a seat may watch, and how many seconds late they see the game."""

    allowed: bool = True
    delay: Delay = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is asked for."""

    options: dict[str, bool | int | str]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    public: bool = False
    clock: ClockWish = ClockWish()
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600
    dice: Literal["plain", "balanced"] = "plain"
    watching: WatchingWish = WatchingWish()


class Invitations(Struct):
    """Paths that let others in: to sit or to watch; null when one may not invite to that."""

    seat: str | None
    watch: str | None


class TablePage(Struct):
    """One table: what the lobby shows, and the invitations of those who are in."""

    table: Json
    invitations: Invitations


class SeatShown(Struct):
    """A seat in the list of tables."""

    kind: str
    name: str | None
    level: str | None


class TableShown(Struct):
    """A table in the list."""

    id: str
    stage: Literal["open", "playing"]
    created_at: float
    options: Json
    seats: list[SeatShown]
    host: str | None
    clock: ClockWish
    dice: str = "plain"
    watching: WatchingWish = WatchingWish()


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


class Answer(Struct, tag="answer", tag_field="kind", omit_defaults=True):
    """What became of a command."""

    id: Id | None
    ok: bool
    seq: int | None = None
    problem: ProblemBody | None = None


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


class Story(Struct):
    """A finished game: its table and map, how long it took, its turns, how points grew.

    The `seq` of an event is its step; nothing is hidden. Of a record the time is not known.
    """

    table: Json
    static: Json
    seconds: float | None
    steps: int
    turns: list[TurnShown]
    points: list[PointsShown]
    final: list[FinalPoints]
    events: list[Json]


class Moment(Struct):
    """The position after a step, nothing hidden, and the action of the step; step 0 is the beginning."""

    step: int
    action: str | None
    seat: int | None
    scene: Json


class ReplayShown(Struct):
    """The name under which a record can be looked at."""

    replay: str


class OptionChoice(Struct):
    """What an option can be in one game, and what it is when nothing is said."""

    values: list[bool | int | str]
    default: bool | int | str


class OptionShown(Struct):
    """An option of the rules; `low` and `high` when it is a free number.

    `games` has the games that leave a choice to those who make a table.
    """

    name: str
    clause: str
    values: list[bool | int | str]
    default: bool | int | str
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
    dice: list[str]


class ClauseShown(Struct):
    """A clause of the rules in English."""

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
