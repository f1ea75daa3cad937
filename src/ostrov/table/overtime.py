"""Commands about time: ticks, a minute more, bots in the place of people, and people who return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.protocol.commands import Return, TakeOver, Tick, Time
from ostrov.table.bot_turn import SUBSTITUTE, BotTurn
from ostrov.table.command import Command
from ostrov.table.entry import Draft
from ostrov.table.lobby import own_seat, seat_named, taken_over, while_playing
from ostrov.table.moves import attempt
from ostrov.table.problem import not_now
from ostrov.table.waiting import reasons

if TYPE_CHECKING:
    from ostrov.table.table import Table

STRIKES = 3
"""Times out in a row that give a seat to a bot."""
LEAST_HARM = (c.ROLL, c.END_TURN)
"""What is done for a person who does nothing, when it is legal."""


def tick(table: Table, command: Command[Tick]) -> list[Draft]:
    """The time of a seat is up: the table acts for it, after the third time a bot takes over."""
    game = while_playing(table, command)
    due = table.clocks.next()
    if due is None or command.now < due[0]:
        raise not_now("no time is up")
    number = due[1]
    reason = table.clocks.windows[number].reason
    if reason[0] == "answer":
        colour = table.seats[game.state.active].colour
        return attempt(game.copy(), f"decline {colour}", number, table.chance, "clock")
    found = [Draft("timed-out", {"seat": number})]
    if table.seats[number].strikes + 1 >= STRIKES:
        return [*found, taken_over(number, "clock")]
    trial = game.copy()
    while reasons(trial).get(number) == reason:
        found += attempt(trial, least_harm(table, trial, number).text, number, table.chance, "clock")
    return found


def least_harm(table: Table, game: Game, seat: int) -> Action:
    """Roll, or end the turn; where something must be chosen, the choice of a bot."""
    legal = game.legal(seat)
    for action in legal:
        if kind_of(action.packed) in LEAST_HARM:
            return action
    returns = [action for action in legal if kind_of(action.packed) == c.RETURN_CARD]  # CK-PROG-5
    turn = BotTurn.of(game, seat, SUBSTITUTE, table.moved, table.seed, returns or legal)
    return game.notation.parse(turn.choose(), seat)


def more_time(table: Table, command: Command[Time]) -> list[Draft]:
    """A minute more for the seat whose time is up next; a seat may ask for itself once."""
    while_playing(table, command)
    asking = own_seat(table, command).number
    due = table.clocks.next()
    if due is None:
        raise not_now("no clock runs")
    number = asking if table.clocks.deadline(asking) is not None else due[1]
    if number == asking and table.clocks.windows[number].asked_for_more:
        raise not_now("you have asked for more time already")
    return [Draft("more-time", {"seat": number, "own": number == asking})]


def takeover(table: Table, command: Command[TakeOver]) -> list[Draft]:
    """A bot plays for a seat that ran out of time, or whose person is gone."""
    while_playing(table, command)
    own_seat(table, command)
    seat = seat_named(table, command)
    if not seat.by_person:
        raise not_now("a bot plays there already")
    if not seat.strikes:
        raise not_now(f"{seat.name} is here and in time")
    return [taken_over(seat.number, "vote")]


def come_back(table: Table, command: Command[Return]) -> list[Draft]:
    """A person takes the seat back from the bot."""
    while_playing(table, command)
    seat = own_seat(table, command)
    if seat_named(table, command) is not seat:
        raise not_now("that is not your seat")
    if not seat.bot_plays:
        raise not_now("you play yourself already")
    return [Draft("returned", {"seat": seat.number})]
