"""What each kind of entry changes, and what is told about it. `Table.apply` is the only caller."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from ostrov.game.events import Event
from ostrov.game.game import Game
from ostrov.game.record import loads
from ostrov.game.seats import default_colours
from ostrov.protocol.table import Conduct, MapWish, Person, Watching
from ostrov.protocol.words import Stage
from ostrov.table.entry import Entry
from ostrov.table.trial import Trial
from ostrov.table.undo import may_be_silent

if TYPE_CHECKING:
    from ostrov.table.table import Table

Facts = dict[str, Any]
Said = list[Event | Facts]


def joined(table: Table, entry: Entry) -> Said:
    """Somebody is at the table, or has another name."""
    person = Person(entry.body["guest"], entry.body["name"])
    if not entry.body.get("watch"):
        table.watch_only.discard(person.guest)
    elif person.guest not in table.people:
        table.watch_only.add(person.guest)
    table.people[person.guest] = person.name
    if entry.body.get("invited"):
        table.invited.add(person.guest)
    if "conduct" in entry.body:
        table.conduct[person.guest] = Conduct(**entry.body["conduct"])
    if table.host not in table.people:
        table.host = person.guest
    for seat in table.seats:
        if seat.person is not None and seat.person.guest == person.guest:
            seat.person = person
    return [{"event": "joined", **asdict(person)}]


def left(table: Table, entry: Entry) -> Said:
    """Somebody is gone: before the start the seat is free. The next person is host."""
    guest = entry.body["guest"]
    name = table.people.pop(guest)
    number = table.seat_of(guest)
    if number is not None and table.stage == "open":
        table.seats[number].give_to(None)
    if guest == table.host:
        seated = [s.person.guest for s in table.seats if s.person and s.person.guest in table.people]
        table.host = next(iter([*seated, *table.people]), guest)
    return [{"event": "left", "guest": guest, "name": name, "host": table.host}]


def seated(table: Table, entry: Entry) -> Said:
    """A seat has a person, a bot, or nobody, and may be kept then."""
    seat, person = table.seats[entry.body["seat"]], entry.body.get("person")
    if person is not None:
        earlier = table.seat_of(person["guest"])
        if earlier is not None:
            table.seats[earlier].give_to(None)
    seat.give_to(Person(**person) if person else None)
    seat.kept = entry.body.get("kept", False)
    if "level" in entry.body:
        seat.give_to_bot(entry.body["level"])
    return [{"event": "seated", "player": seat.facts(), "kind": seat.kind, "name": seat.name}]


def started(table: Table, entry: Entry) -> Said:
    """The game begins on the board that was written down."""
    table.stage, table.began = "playing", entry.at
    table.game = loads(json.dumps(entry.body["header"]))
    table.starter = table.game.state.starter
    table.delayed = table.watching.delay > 0
    game_moved(table, entry)
    return [{"event": "started", "seed_hash": table.seed_hash}]


def did(table: Table, entry: Entry, trial: Trial | None = None) -> Said:
    """An action with the outcomes that were written down; what was tried out is not played again."""
    game, body = running(table), entry.body
    seat, by_person = table.seats[body["seat"]], "cause" not in body
    action = game.parse(body["action"], seat.number) if trial is None else trial.actions[0]
    before = game.copy() if by_person and may_be_silent(action) else None
    if asked := body.get("asked"):
        table.asked.note(len(game.history), asked)
    if trial is not None:
        game.follow(trial.actions, trial.state)
        told = trial.events
    else:
        told = game.play(action)
        for outcome in body["chance"]:
            told += game.happen(outcome)
    if by_person:
        if seat.strikes:
            seat.strikes, table.info_changed = 0, entry.seq
        table.clocks.come_back(seat.number, entry.at)
    table.trail.note(before, game, action)
    game_moved(table, entry)
    return [_asking(table, event, asked) if asked and event.kind == "offer" else event for event in told]


def _asking(table: Table, event: Event, asked: list[int]) -> Event:
    """An offer is told with whom it asks."""
    players = [table.seats[number].facts() for number in asked]
    return replace(event, public={**event.public, "asked": players})


def undone(table: Table, entry: Entry) -> Said:
    """The game is as it was before the last action."""
    taken_back = running(table).history[-1].text
    table.game = table.trail.back()
    game_moved(table, entry)
    seat = table.seats[entry.body["seat"]]
    return [{"event": "undone", "player": seat.facts(), "action": taken_back}]


def said(table: Table, entry: Entry) -> Said:
    """Words for all."""
    guest = entry.by or ""
    number = table.seat_of(guest)
    player = {} if number is None else {"player": table.seats[number].facts()}
    name = table.people.get(guest)
    return [
        {"event": "said", "guest": guest, "name": name, **player, "text": entry.body["text"], "at": entry.at}
    ]


def called(table: Table, entry: Entry) -> Said:
    """A seat would like a good, or no longer."""
    seat, good = table.seats[entry.body["seat"]], entry.body["good"]
    table.calls.note(seat.number, running(table).state.turn, good)
    if good is None:
        return [{"event": "call-withdrawn", "player": seat.facts()}]
    return [{"event": "called", "player": seat.facts(), "good": good}]


def taken_over(table: Table, entry: Entry) -> Said:
    """A bot plays in the place of a person."""
    seat = table.seats[entry.body["seat"]]
    seat.give_to_bot(entry.body["level"])
    table.trail.clear()
    table.abort_votes.discard(seat.number)
    game_moved(table, entry)
    facts = {"level": seat.level, "cause": entry.body["cause"]}
    return [{"event": "taken-over", "player": seat.facts(), "name": seat.name, **facts}]


def excused(table: Table, entry: Entry) -> Said:
    """A person does not mind that another has left; when nobody who plays minds, it does not count."""
    seat, by = table.seats[entry.body["seat"]], table.seats[entry.body["by"]]
    seat.excused_by.add(by.number)
    seat.excused = {one.number for one in table.seats if one.by_person} <= seat.excused_by
    return [{"event": "excused", "player": by.facts(), "partner": seat.facts()}]


def returned(table: Table, entry: Entry) -> Said:
    """A person plays again."""
    seat = table.seats[entry.body["seat"]]
    seat.give_to(seat.person)
    table.clocks.come_back(seat.number, entry.at)
    game_moved(table, entry)
    return [{"event": "returned", "player": seat.facts(), "name": seat.name}]


def timed_out(table: Table, entry: Entry) -> Said:
    """The time of a seat is up."""
    seat = table.seats[entry.body["seat"]]
    seat.strikes += 1
    table.clocks.restart(seat.number, entry.at)
    game_moved(table, entry)
    return [{"event": "timed-out", "player": seat.facts(), "strikes": seat.strikes}]


def more_time(table: Table, entry: Entry) -> Said:
    """A minute more."""
    seat = table.seats[entry.body["seat"]]
    table.clocks.extend(seat.number, entry.body["own"])
    return [{"event": "more-time", "player": seat.facts()}]


def away(table: Table, entry: Entry) -> Said:
    """A person has lost the connection."""
    seat = table.seats[entry.body["seat"]]
    table.clocks.leave(seat.number, entry.at)
    return [{"event": "away", "player": seat.facts(), "name": seat.name}]


def back(table: Table, entry: Entry) -> Said:
    """A person is connected again."""
    seat = table.seats[entry.body["seat"]]
    table.clocks.come_back(seat.number, entry.at)
    return [{"event": "back", "player": seat.facts(), "name": seat.name}]


def abort_voted(table: Table, entry: Entry) -> Said:
    """A person wants to end the game, or does not."""
    seat, agree = table.seats[entry.body["seat"]], entry.body["agree"]
    if agree:
        table.abort_votes.add(seat.number)
    else:
        table.abort_votes.clear()
    return [{"event": "abort-voted", "player": seat.facts(), "agree": agree}]


def ended(table: Table, stage: Stage, at: float) -> Facts:
    """The game is over; the seed is no secret any more."""
    table.stage, table.ended = stage, at
    table.trail.clear()
    table.clocks.follow({}, 0.0)
    return {"seed": str(table.seed), "seed_hash": table.seed_hash}


def aborted(table: Table, entry: Entry) -> Said:
    """The game ends without a winner."""
    return [{"event": "aborted", **ended(table, "aborted", entry.at)}]


def over(table: Table, entry: Entry) -> Said:
    """The game ends with a winner."""
    winner = table.seats[entry.body["winner"]].facts()
    return [{"event": "over", "player": winner, **ended(table, "over", entry.at)}]


def rematch_voted(table: Table, entry: Entry) -> Said:
    """A person wants to play again, in the same order or another."""
    seat, order = table.seats[entry.body["seat"]], entry.body.get("order", "same")
    table.rematch_votes[seat.number] = order
    return [{"event": "rematch-voted", "player": seat.facts(), "order": order}]


def rematch(table: Table, entry: Entry) -> Said:
    """There is another table."""
    table.next_table = entry.body["table"]
    return [{"event": "rematch", "table": table.next_table}]


def paced(table: Table, entry: Entry) -> Said:
    """Bots wait longer, or less."""
    table.pace = entry.body["milliseconds"]
    return [{"event": "paced", "milliseconds": table.pace}]


def watching(table: Table, entry: Entry) -> Said:
    """Others may watch, or may not; those who do are so many seconds behind."""
    table.watching = Watching(**entry.body)
    table.delayed |= table.stage == "playing" and table.watching.delay > 0
    return [{"event": "watching", **entry.body}]


def mapped(table: Table, entry: Entry) -> Said:
    """There is another board; some are for other colours (X-2)."""
    options = table.plan.options.with_(board_setup=entry.body["board_setup"])
    table.plan = replace(table.plan, options=options, map=MapWish(**entry.body["map"]))
    table.draw = entry.body["draw"]
    for seat, colour in zip(table.seats, default_colours(options), strict=True):
        seat.colour = colour
    return [{"event": "map", "kind": table.plan.map.kind}]


def running(table: Table) -> Game:
    """The game of a table that has begun."""
    assert table.game is not None, "the log has an action before the start"
    return table.game


def game_moved(table: Table, entry: Entry) -> None:
    """The position, or who plays it, is another one: clocks follow, earlier choices of bots are stale."""
    table.moved = entry.seq
    table.follow_clocks(entry.at)


KEEP_INFO = frozenset({"did", "undone", "said", "called", "more-time", "away", "back"})
"""Entries after which `Table.info` is as before; `did` says itself when it is not."""

FOLD: dict[str, Callable[[Table, Entry], Said]] = {
    "joined": joined,
    "left": left,
    "seated": seated,
    "started": started,
    "did": did,
    "undone": undone,
    "said": said,
    "called": called,
    "taken-over": taken_over,
    "excused": excused,
    "returned": returned,
    "timed-out": timed_out,
    "more-time": more_time,
    "away": away,
    "back": back,
    "abort-voted": abort_voted,
    "aborted": aborted,
    "over": over,
    "rematch-voted": rematch_voted,
    "rematch": rematch,
    "paced": paced,
    "watching": watching,
    "map": mapped,
}
