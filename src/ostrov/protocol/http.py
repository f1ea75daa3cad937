"""The bodies of HTTP calls, as the OpenAPI document describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ostrov.protocol.commands import Level, Milliseconds
from ostrov.protocol.static import Static
from ostrov.protocol.table import Clock, MapWish, TableInfo, Watching
from ostrov.protocol.words import Dice, Good, Goods, OptionValue, SeatKind, Stage, Track

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


class MapAsked(MapWish, forbid_unknown_fields=True, frozen=True):
    """Where the board comes from: the options, chance until it is even, or the host."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is asked for."""

    options: dict[str, OptionValue]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    public: bool = False
    clock: ClockWish = ClockWish()
    pace: Milliseconds = 600
    dice: Dice = "plain"
    watching: WatchingWish = WatchingWish()
    map: MapAsked = MapAsked()


class Invitations(Struct):
    """Paths that let others in: to sit or to watch; null when one may not invite to that."""

    seat: str | None
    watch: str | None


class TablePage(Struct):
    """One table: what the lobby shows, and the invitations of those who are in."""

    table: TableInfo
    invitations: Invitations


class BalanceShown(Struct):
    """How even a board is, docs/maps.md; `even` when it counts as balanced."""

    seats: int
    goods: float
    clumps: int
    even: bool


class BoardShown(Struct):
    """The board of a table, also before the start: the map, its numbers, the robber, how even it is."""

    static: Static
    tokens: dict[str, int]
    robber: str
    balance: BalanceShown
    board: dict[str, Any]
    """The same as a file, which another table can be made with."""


class SeatShown(Struct):
    """A seat in the list of tables."""

    kind: SeatKind
    name: str | None
    level: str | None
    kept: bool = False
    """Only those take it who were invited."""


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
    """The last part of an invitation link: T.MAC; `sit` asks for any free seat at once."""

    invitation: Text
    sit: bool = False


class InvitationShown(Struct):
    """What somebody is invited to; `seat` is the reader's own, if there is one already."""

    table: str
    allows: Literal["seat", "watch"]
    stage: Stage
    host: str | None
    options: dict[str, OptionValue]
    seats: list[SeatShown]
    clock: Clock
    dice: Dice
    watching: Watching
    seat: int | None


class Accepted(Struct):
    """The table that one is in now, and what the invitation allowed."""

    table: str
    allows: Literal["seat", "watch"]
    seat: int | None


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
    ratings: dict[str, int]
    """By game, where it was measured; 1000 is Medium, and 400 more win ten times as often."""


class ClockShown(Struct):
    """A usual clock."""

    name: str
    turn: int
    answer: int


class PriceList(Struct):
    """What things cost in a game, how many of each card there are, and the points that win."""

    costs: dict[str, Goods]
    cards: dict[str, int]
    goal: int
    commodities: dict[Track, Good] | None
    """What pays for the improvements of each track; null in a game without them."""


class RulesPage(Struct):
    """What a table can be made of."""

    options: list[OptionShown]
    bots: list[BotShown]
    clocks: list[ClockShown]
    dice: list[Dice]
    prices: dict[str, PriceList]
    """By game."""


class ClauseShown(Struct):
    """A clause in English; `why` is one sentence for a refusal, or nothing, `cases` those of its cases."""

    id: str
    title: str
    text: str
    why: str
    cases: dict[str, str]
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
