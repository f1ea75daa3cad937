"""Commands around the game: coming, sitting, starting, talking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from ostrov.bots import BotError, bot_names, check_options
from ostrov.game.game import Game
from ostrov.game.record import header
from ostrov.protocol.commands import (
    BotPlay,
    CommandBody,
    Excuse,
    Join,
    Keep,
    Leave,
    Pace,
    Remove,
    Return,
    Say,
    SeatBot,
    SetWatching,
    Sit,
    Stand,
    Start,
    TakeOver,
)
from ostrov.protocol.table import Watching
from ostrov.table import words
from ostrov.table.bot_turn import SUBSTITUTE
from ostrov.table.chance import small_number
from ostrov.table.command import Command
from ostrov.table.entry import Draft
from ostrov.table.plan import named_options
from ostrov.table.problem import Problem, malformed, no_watching, not_now
from ostrov.table.seat import TableSeat

if TYPE_CHECKING:
    from ostrov.table.table import Table

CROWD = 100
"""People at one table, watchers included."""


SeatCommand = Sit | SeatBot | Keep | TakeOver | Return | Excuse | BotPlay
"""Commands that name a seat."""


def seat_named(table: Table, command: Command[SeatCommand]) -> TableSeat:
    """The seat that a command names."""
    number = command.body.seat
    if not 0 <= number < len(table.seats):
        raise malformed(f"there is no seat {number}; there are 0 to {len(table.seats) - 1}")
    return table.seats[number]


def own_seat(table: Table, command: Command[CommandBody]) -> TableSeat:
    """The seat of who sent the command."""
    number = table.seat_of(command.guest)
    if number is None:
        raise Problem("not-seated", f"{command.do} is for those who sit at the table")
    return table.seats[number]


def host_only(table: Table, command: Command[CommandBody]) -> None:
    """Only the host may."""
    if command.guest != table.host:
        raise Problem("not-host", f"{command.do} is for the host of the table")


def before_start(table: Table, command: Command[CommandBody]) -> None:
    """Only while people gather."""
    if table.stage != "open":
        raise not_now(f"{command.do} is for the time before the start")


def while_playing(table: Table, command: Command[CommandBody]) -> Game:
    """Only while the game runs."""
    if table.stage != "playing" or table.game is None:
        raise not_now(f"{command.do} is for a game that runs")
    return table.game


def join(table: Table, command: Command[Join]) -> list[Draft]:
    """A guest opens the table, to watch only or to sit too, or has another name."""
    name = words.plain(command.body.name, words.NAME_LENGTH)
    if not name:
        raise malformed("a name needs at least one character that shows")
    watch = command.body.watch
    if not table.may_look(command.guest) or (watch and not table.watching.allowed):
        raise no_watching()
    conduct = command.body.conduct
    invited = command.body.invited and command.guest not in table.invited
    known = not invited and (conduct is None or conduct == table.conduct.get(command.guest))
    if known and table.people.get(command.guest) == name and (watch or table.may_sit(command.guest)):
        return []
    if command.guest not in table.people and len(table.people) >= CROWD:
        raise Problem("full", f"{CROWD} people are at this table already")
    more: dict[str, Any] = {"watch": True} if watch else {}
    if invited:
        more["invited"] = True
    if conduct is not None:
        more["conduct"] = asdict(conduct)
    return [Draft("joined", {"guest": command.guest, "name": name, **more})]


def leave(table: Table, command: Command[Leave]) -> list[Draft]:
    """A guest goes; in a running game a bot plays on."""
    if command.guest not in table.people:
        return []
    return [*hand_over(table, command.guest), Draft("left", {"guest": command.guest})]


def hand_over(table: Table, guest: str) -> list[Draft]:
    """A bot takes the place of a person who plays."""
    number = table.seat_of(guest)
    if table.stage != "playing" or number is None or table.seats[number].bot_plays:
        return []
    return [taken_over(number, "left")]


def taken_over(seat: int, cause: str) -> Draft:
    """A bot plays for a person. The cause: `left`, `clock` (late too often) or `vote` (of those who wait)."""
    return Draft("taken-over", {"seat": seat, "level": SUBSTITUTE, "cause": cause})


def sit(table: Table, command: Command[Sit]) -> list[Draft]:
    """A guest takes an open seat, from another one if need be."""
    before_start(table, command)
    if not table.may_sit(command.guest):
        raise Problem("watch-only", "you were invited to watch")
    seat = seat_named(table, command)
    if seat.kind != "open":
        raise Problem("seat-taken", f"seat {seat.number} is taken")
    if not table.may_take(command.guest, seat):
        raise Problem("seat-kept", f"seat {seat.number} is kept for somebody who was invited")
    person = {"guest": command.guest, "name": table.people[command.guest]}
    return [Draft("seated", {"seat": seat.number, "person": person})]


def stand(table: Table, command: Command[Stand]) -> list[Draft]:
    """A person gives up the seat; in a running game a bot plays on until the person returns."""
    seat = own_seat(table, command)
    if table.stage == "open":
        return [Draft("seated", {"seat": seat.number})]
    while_playing(table, command)
    found = hand_over(table, command.guest)
    if not found:
        raise not_now("a bot plays for you already")
    return found


def bot(table: Table, command: Command[SeatBot]) -> list[Draft]:
    """The host gives a seat to a bot, or opens it."""
    host_only(table, command)
    before_start(table, command)
    seat, level = seat_named(table, command), command.body.level
    if seat.kind == "person":
        raise Problem("seat-taken", f"{seat.name} sits on seat {seat.number}")
    if level is not None and level not in bot_names():
        raise malformed(f"level: should be one of {', '.join(bot_names())}, or null")
    try:
        check_options([level] if level is not None else [], table.plan.options)
    except BotError as error:
        raise malformed(f"level: {error}") from None
    return [Draft("seated", {"seat": seat.number} | ({"level": level} if level else {}))]


def keep(table: Table, command: Command[Keep]) -> list[Draft]:
    """The host keeps an open seat for those who were invited, or no longer."""
    host_only(table, command)
    before_start(table, command)
    seat, kept = seat_named(table, command), command.body.kept
    if seat.kind != "open":
        raise Problem("seat-taken", f"seat {seat.number} is taken")
    return [] if seat.kept == kept else [Draft("seated", {"seat": seat.number, "kept": kept})]


def remove(table: Table, command: Command[Remove]) -> list[Draft]:
    """The host sends somebody away."""
    host_only(table, command)
    before_start(table, command)
    guest = command.body.guest
    if guest not in table.people:
        raise malformed("remove: nobody of this id is at the table")
    if guest == table.host:
        raise malformed("remove: you cannot send yourself away")
    return [Draft("left", {"guest": guest})]


def start(table: Table, command: Command[Start]) -> list[Draft]:
    """The host begins the game. The board and the starter are drawn here and written down."""
    host_only(table, command)
    before_start(table, command)
    empty = [seat.number for seat in table.seats if seat.kind == "open"]
    if empty:
        raise not_now(f"every seat must be taken; seat {empty[0]} is open")
    agreed = table.plan.options
    options: dict[str, Any] = {"board_setup": agreed["board_setup"], **named_options(agreed)}
    game = Game.new(
        small_number(table.seed, "board"),
        board=table.layout,
        names=[seat.name or "" for seat in table.seats],
        starter=table.starter,
        **options,
    )
    started = Draft("started", {"header": header(game)})
    if not game.over:
        return [started]
    return [started, Draft("over", {"winner": game.winner, "seed": str(table.seed)})]  # the goal is that low


def say(table: Table, command: Command[Say]) -> list[Draft]:
    """Somebody at the table says something; who watches a running game is silent, as hands could be seen."""
    if table.stage == "playing" and table.seat_of(command.guest) is None:
        raise Problem("not-seated", "those who watch can talk before the game and after it")
    text = words.plain(command.body.text, len(command.body.text))
    if not text:
        raise malformed("say needs a text that shows")
    return [Draft("said", {"text": text})]


def pace(table: Table, command: Command[Pace]) -> list[Draft]:
    """The host sets the pause before a bot acts."""
    host_only(table, command)
    return [Draft("paced", {"milliseconds": command.body.milliseconds})]


def watching(table: Table, command: Command[SetWatching]) -> list[Draft]:
    """The host says whether others may watch, and how late they see what happens from now on."""
    host_only(table, command)
    wanted = Watching(command.body.allowed, command.body.delay)
    return [] if wanted == table.watching else [Draft("watching", asdict(wanted))]
