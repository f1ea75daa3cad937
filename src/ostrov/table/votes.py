"""Commands that need everybody: ending a game without a winner, and playing again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.protocol.commands import Abort, Rematch, RematchAt
from ostrov.table.command import Command
from ostrov.table.entry import Draft
from ostrov.table.lobby import own_seat, while_playing
from ostrov.table.moves import playing_seat
from ostrov.table.problem import not_now

if TYPE_CHECKING:
    from ostrov.table.table import Table


def abort(table: Table, command: Command[Abort]) -> list[Draft]:
    """Agrees to end the game, or does not; it ends when all people who play agree."""
    while_playing(table, command)
    seat = playing_seat(table, command)
    agree = command.body.agree
    found = [Draft("abort-voted", {"seat": seat.number, "agree": agree})]
    players = {s.number for s in table.seats if s.by_person}
    if agree and players <= table.abort_votes | {seat.number}:
        found.append(Draft("aborted", {"seed": str(table.seed)}))
    return found


def rematch(table: Table, command: Command[Rematch]) -> list[Draft]:
    """Wants to play again; when all who sat and are here want the same order, the new table is named."""
    if table.stage not in ("over", "aborted"):
        raise not_now("rematch is for the time after the game")
    if table.next_table is not None:
        raise not_now("the next table is made already")
    seat, order = own_seat(table, command), command.body.order
    found = [Draft("rematch-voted", {"seat": seat.number, "order": order})]
    votes = table.rematch_votes | {seat.number: order}
    here = {s.number for s in table.seats if s.person and s.person.guest in table.people}
    if {votes.get(number) for number in here} == {order} and isinstance(command.body, RematchAt):
        named = {"table": command.body.table, "seed": str(command.body.seed), "order": order}
        found.append(Draft("rematch", named))
    return found
