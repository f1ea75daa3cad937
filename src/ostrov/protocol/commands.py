"""The commands of players, and those that a server says for them and for the table itself."""

from __future__ import annotations

from typing import Annotated, Any, get_args

from msgspec import Meta, Struct

from ostrov.protocol.table import Conduct
from ostrov.protocol.words import ID_LENGTH, LONGEST_PAUSE, SAYING, Good, MapKind, Order, WatchDelay

Id = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
GuestId = Annotated[str, Meta(max_length=ID_LENGTH)]
Level = Annotated[str, Meta(max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
SayText = Annotated[str, Meta(min_length=1, max_length=SAYING)]
BoardSetup = Annotated[str, Meta(max_length=40)]
AskedSeats = Annotated[list[SeatNumber], Meta(max_length=6)]
Milliseconds = Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)]


class CommandBody(Struct, tag_field="do", forbid_unknown_fields=True):
    """What all commands may have."""

    id: Id | None = None


class ClientBody(CommandBody):
    """What players and watchers may send, each with an id that the client makes up."""

    id: Id


class Sit(ClientBody, tag="sit"):
    """Takes a free seat."""

    seat: SeatNumber


class Stand(ClientBody, tag="stand"):
    """Leaves the seat."""


class SeatBot(ClientBody, tag="bot"):
    """Puts a bot on a seat, or opens it."""

    seat: SeatNumber
    level: Level | None


class Keep(ClientBody, tag="keep"):
    """Keeps an open seat for those who were invited, or lets anybody take it again."""

    seat: SeatNumber
    kept: bool


class Remove(ClientBody, tag="remove"):
    """Sends somebody away."""

    guest: GuestId


class Start(ClientBody, tag="start"):
    """Starts the game."""


class Play(ClientBody, tag="play"):
    """An action of the game; an offer of the player on turn may ask some of the others alone."""

    action: ActionText
    asked: AskedSeats | None = None


class Why(ClientBody, tag="why"):
    """Asks why an action is refused."""

    action: ActionText


class Undo(ClientBody, tag="undo"):
    """Takes the last own action back."""


class Say(ClientBody, tag="say"):
    """Chat."""

    text: SayText


class Call(ClientBody, tag="call"):
    """Tells the table that one would like a good, without naming a price; null takes that back."""

    good: Good | None


class TakeOver(ClientBody, tag="takeover"):
    """Lets a bot play for a seat."""

    seat: SeatNumber


class Return(ClientBody, tag="return"):
    """Takes the own seat back from the bot."""

    seat: SeatNumber


class Time(ClientBody, tag="time"):
    """More time for the seat that is to act."""


class Abort(ClientBody, tag="abort"):
    """Votes on ending the game without a winner."""

    agree: bool


class Excuse(ClientBody, tag="excuse"):
    """Does not mind that a person has left: when nobody minds, it is not held against them."""

    seat: SeatNumber


class Rematch(ClientBody, tag="rematch"):
    """Votes for another game: who begins is drawn again, or it is the next seat."""

    order: Order = "same"


class Pace(ClientBody, tag="pace"):
    """The pause before a bot acts after something usual; `table.rhythm` has the weights of the rest."""

    milliseconds: Milliseconds


class SetWatching(ClientBody, tag="watching"):
    """Whether others may watch, and how many seconds late."""

    allowed: bool
    delay: WatchDelay


class SetMap(ClientBody, tag="map"):
    """Another board before the start: as the options say, even, or given; what is drawn is drawn anew."""

    kind: MapKind
    board_setup: BoardSetup | None = None
    """Of the options, where the kind is `agreed`: printed or drawn; as before when it is missing."""
    board: dict[str, Any] | None = None


ClientCommand = (
    Sit | Stand | SeatBot | Keep | Remove | Start | Play | Why | Undo | Say | Call | TakeOver | Return | Time
    | Abort | Excuse | Rematch | Pace | SetWatching | SetMap
)  # fmt: skip


class Join(CommandBody, tag="join", kw_only=True):
    """A guest whom the server has let in is at the table, to watch only or to sit too."""

    name: str
    watch: bool = False
    invited: bool = False
    """By an invitation to sit, and not because the table is public."""
    conduct: Conduct | None = None


class Leave(CommandBody, tag="leave"):
    """A guest goes."""


class RematchAt(Rematch, tag="rematch", kw_only=True):
    """A vote for another game, with the name and the secret seed of the table that there may be."""

    table: str
    seed: int


GuestCommand = Join | Leave
"""What a server says for a guest."""


class OwnBody(CommandBody):
    """What a server says for the table itself."""


class Tick(OwnBody, tag="tick"):
    """Time has passed."""


class Away(OwnBody, tag="away", kw_only=True):
    """A guest has lost the connection."""

    guest: str


class Back(OwnBody, tag="back", kw_only=True):
    """A guest is connected again."""

    guest: str


class BotPlay(OwnBody, tag="bot-play", kw_only=True):
    """What a bot chose in the position that an entry made."""

    seat: int
    action: str
    seq: int


class BotsPlay(OwnBody, tag="bots-play", kw_only=True):
    """Quick bots are to act one after the other from the position that an entry made."""

    seq: int


OwnCommand = Tick | Away | Back | BotPlay | BotsPlay
AnyCommand = ClientCommand | GuestCommand | OwnCommand


def word_of(kind: type[CommandBody]) -> str:
    """The word by which a command is called."""
    return str(kind.__struct_config__.tag)


CLIENT_WORDS = frozenset(word_of(kind) for kind in get_args(ClientCommand))
