"""Commands of the game itself: playing, asking why not, taking back; and what bots do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.game.action import NotationError
from ostrov.game.game import Game
from ostrov.game.refusal import IllegalAction, Refusal
from ostrov.protocol.commands import BotPlay, BotsPlay, CommandBody, Play, Undo, Why
from ostrov.table.asked import checked
from ostrov.table.bot_turn import BotTurn, next_bot
from ostrov.table.chance import TableChance
from ostrov.table.command import Command
from ostrov.table.entry import Draft
from ostrov.table.lobby import own_seat, seat_named, while_playing
from ostrov.table.offer_limit import check_offer
from ostrov.table.problem import Problem, malformed, not_now
from ostrov.table.seat import TableSeat
from ostrov.table.trial import Trial

if TYPE_CHECKING:
    from ostrov.table.table import Table

AT_ONCE = 12
"""Actions of bots that are decided together; other tables wait meanwhile."""


def refused(refusal: Refusal) -> Problem:
    """What the rules say against an action."""
    return Problem("refused", str(refusal), refusal.clause, refusal.params, refusal.case)


def attempt(game: Game, text: str, seat: int, chance: TableChance, cause: str | None = None) -> list[Draft]:
    """Plays an action on this game, which is a trial; tells the entries, the end of the game included.

    A `cause` is why it is not the person of the seat that acts: `bot` or `clock`.
    """
    before = len(game.history)
    try:
        events = chance.play_through(game, text, seat)
    except NotationError as error:
        raise malformed(str(error)) from None
    except IllegalAction as error:
        raise refused(error.refusal) from None
    actions = game.history[before:]
    action, *outcomes = (done.text for done in actions)
    body: dict[str, object] = {"seat": seat, "action": action, "chance": outcomes}
    if cause is not None:
        body["cause"] = cause
    found = [Draft("did", body, Trial(actions, game.state.copy(), events))]
    return [*found, Draft("over", {"winner": game.winner, "seed": str(chance.seed)})] if game.over else found


def playing_seat(table: Table, command: Command[CommandBody]) -> TableSeat:
    """The seat of a person who plays it."""
    seat = own_seat(table, command)
    if seat.bot_plays:
        raise not_now("a bot plays for you; return to your seat first")
    return seat


def play(table: Table, command: Command[Play]) -> list[Draft]:
    """A person acts; an offer may ask some of the others alone."""
    game = while_playing(table, command)
    seat = playing_seat(table, command)
    found = attempt(game.copy(), command.body.action, seat.number, table.chance)
    action, seats = game.parse(found[0].body["action"], seat.number), command.body.asked
    if seats is not None and (seats := checked(game, action, seats)) is not None:
        found[0].body["asked"] = seats
    check_offer(game, action, table.asked, seats)
    return found


def why(table: Table, command: Command[Why]) -> list[Draft]:
    """A person asks whether an action is legal; nothing happens."""
    game = while_playing(table, command)
    seat = own_seat(table, command)
    try:
        refusal = game.why_not(game.parse(command.body.action, seat.number))
    except NotationError as error:
        raise malformed(str(error)) from None
    if refusal is not None:
        raise refused(refusal)
    return []


def undo(table: Table, command: Command[Undo]) -> list[Draft]:
    """A person takes the last action back."""
    while_playing(table, command)
    seat = playing_seat(table, command)
    if table.trail.seat != seat.number:
        raise not_now("nothing to take back: something new was learnt, or it was not you")
    return [Draft("undone", {"seat": seat.number})]


def bot_play(table: Table, command: Command[BotPlay]) -> list[Draft]:
    """A bot has chosen; stale when the game has moved on meanwhile."""
    game = while_playing(table, command)
    seat = seat_named(table, command)
    if not seat.bot_plays or command.body.seq != table.moved:
        raise not_now("this choice of a bot is stale")
    return attempt(game.copy(), command.body.action, seat.number, table.chance, "bot")


def _next_bot(table: Table, trial: Game, bots: dict[int, str]) -> BotTurn | None:
    """The bot that is to act in a trial."""
    return next_bot(trial, bots, table.moved, table.seed, table.asked.now(trial))


def bots_play(table: Table, command: Command[BotsPlay]) -> list[Draft]:
    """Quick bots act one after the other until somebody else is asked, or people have an offer to answer;
    stale as above.
    """
    trial = while_playing(table, command).copy()
    if command.body.seq != table.moved:
        raise not_now("these choices of bots are stale")
    bots, found = table.bots(), list[Draft]()
    while len(found) < AT_ONCE and (turn := _next_bot(table, trial, bots)):
        if turn.waits or not turn.quick:
            break
        found += attempt(trial, turn.choose(), turn.seat, table.chance, "bot")
    return found
