"""A live table: a fold over its log. No input or output, no clock of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

from msgspec.structs import asdict

from ostrov.game.board import Layout
from ostrov.game.game import Game
from ostrov.game.record import dumps
from ostrov.game.seats import default_colours
from ostrov.protocol import commands as c
from ostrov.protocol.http import BoardShown
from ostrov.protocol.messages import GameEvent
from ostrov.protocol.replay import Moment, Story
from ostrov.protocol.scene import Scene
from ostrov.protocol.static import Static
from ostrov.protocol.table import Conduct, MapShown, Person, TableInfo
from ostrov.protocol.words import Order, Stage
from ostrov.table import absence, calls, conduct, lobby, map_choice, moves, overtime, votes
from ostrov.table.asked import Asked
from ostrov.table.bot_turn import BotTurn, next_bot
from ostrov.table.chance import TableChance, seed_hash
from ostrov.table.clocks import Clocks
from ostrov.table.command import Command
from ostrov.table.entry import Draft, Entry
from ostrov.table.fold import FOLD, KEEP_INFO, did
from ostrov.table.maps import board_shown, layout_for, next_draw
from ostrov.table.outgoing import OutgoingEvent
from ostrov.table.picture import BoardPicture, picture_of
from ostrov.table.plan import SeatPlan, TablePlan, named_options
from ostrov.table.player_rows import reveal_points
from ostrov.table.problem import Problem, not_now
from ostrov.table.replay import moment, overview
from ostrov.table.rhythm import pause
from ostrov.table.scene import scene
from ostrov.table.seat import TableSeat
from ostrov.table.static import static
from ostrov.table.trial import Trials
from ostrov.table.undo import Trail
from ostrov.table.waiting import reasons

STRANGER = ""
"""The id of whoever is no guest: never among the people of a table."""

DECISIONS: dict[type[c.CommandBody], Callable[[Table, Command[Any]], list[Draft]]] = {
    c.Join: lobby.join,
    c.Leave: lobby.leave,
    c.Sit: lobby.sit,
    c.Stand: lobby.stand,
    c.SeatBot: lobby.bot,
    c.Keep: lobby.keep,
    c.Remove: lobby.remove,
    c.Start: lobby.start,
    c.Say: lobby.say,
    c.Call: calls.call,
    c.Pace: lobby.pace,
    c.SetWatching: lobby.watching,
    c.SetMap: map_choice.another,
    c.Play: moves.play,
    c.Why: moves.why,
    c.Undo: moves.undo,
    c.BotPlay: moves.bot_play,
    c.BotsPlay: moves.bots_play,
    c.Tick: overtime.tick,
    c.Away: absence.away,
    c.Back: absence.back,
    c.Time: overtime.more_time,
    c.TakeOver: overtime.takeover,
    c.Return: overtime.come_back,
    c.Abort: votes.abort,
    c.Excuse: conduct.excuse,
    c.Rematch: votes.rematch,
    c.RematchAt: votes.rematch,
}


class Table:
    """The authority of one live game: `decide` checks and changes nothing, `apply` does the change."""

    def __init__(self, id: str, created: Entry) -> None:
        """The table that the first entry of a log describes; `create` and `replay` are what callers want."""
        body = created.body
        self.id = id
        self.plan = TablePlan.from_json(body["plan"])
        self.seed = int(body["seed"])
        self.seed_hash = seed_hash(id, self.seed)
        self.draw = int(body.get("draw", 0))
        """The number of the stream `board` that draws the board."""
        self.chance = TableChance(self.seed, self.plan.dice)
        self.host: str = body["host"]["guest"]
        self.people: dict[str, str] = {self.host: body["host"]["name"]}
        colours = default_colours(self.plan.options)
        self.seats = [TableSeat(i, colour) for i, colour in enumerate(colours)]
        for seat, asked in zip(self.seats, self.plan.seats, strict=True):
            if asked.level is not None:
                seat.give_to_bot(asked.level)
            elif asked.kind == "me":
                seat.give_to(Person(**body["host"]))
        for number, person in body.get("seated", {}).items():
            self.seats[int(number)].give_to(Person(**person))
            self.people[person["guest"]] = person["name"]
        self.starter: int | None = body.get("starter")
        """The seat that begins; None as long as it is to be drawn."""
        self.conduct: dict[str, Conduct] = {}
        """How many of their games people have finished, as they came."""
        self.watching = self.plan.watching
        self.delayed = False
        """Those who watch this game are or were behind: `DelayedTable` is what they see."""
        self.lag = 0.0
        """Seconds by which this fold is behind the clock on the wall."""
        self.watch_only: set[str] = set()
        self.invited: set[str] = set()
        """Who came by an invitation to sit."""
        self.seq = created.seq
        self.stage: Stage = "open"
        self.game: Game | None = None
        self.pace = self.plan.pace
        self.clocks = Clocks(self.plan.clock)
        self.trail = Trail()
        self.calls = calls.Calls()
        self.asked = Asked()
        self.moved = 0
        self.info_changed = created.seq
        """The last entry that may have changed `info`."""
        self.abort_votes: set[int] = set()
        self.rematch_votes: dict[int, Order] = {}
        self.next_table: str | None = None
        self.began: float | None = None
        self.ended: float | None = None
        self.told: list[OutgoingEvent] = []
        self._done: dict[tuple[str | None, str], int] = {}
        self._trials = Trials()

    @classmethod
    def create(
        cls,
        id: str,
        plan: TablePlan,
        host: Person,
        seed: int,
        now: float,
        seated: Mapping[int, Person] | None = None,
        starter: int | None = None,
    ) -> tuple[Table, list[Entry]]:
        """A new table with its first entries. The seed is secret; up to 256 bits are of use."""
        body: dict[str, Any] = {"plan": plan.to_json(), "host": asdict(host), "seed": str(seed)}
        if draw := next_draw(plan, seed, 0):
            body["draw"] = draw
        if seated:
            body["seated"] = {str(number): asdict(person) for number, person in seated.items()}
        if starter is not None:
            body["starter"] = starter
        created = Entry(1, "created", now, host.guest, None, body)
        return cls(id, created), [created]

    @classmethod
    def replay(cls, id: str, entries: Iterable[Entry]) -> Table:
        """The table of a log that begins with the first entry."""
        rest = iter(entries)
        table = cls(id, next(rest))
        for entry in rest:
            table.apply(entry)
        return table

    def decide(self, command: c.CommandBody, by: str | None, now: float) -> list[Entry]:
        """The entries that a command would add; none when it does nothing, or was done already.

        Problem when it cannot be done. The table is as it was in any case.
        """
        if isinstance(command, c.OwnBody) != (by is None):
            raise Problem("unknown-command", f"there is no command {c.word_of(type(command))!r}")
        if command.id is not None and (by, command.id) in self._done:
            return []
        if isinstance(command, c.ClientBody) and by not in self.people:
            raise Problem("not-seated", "you are not at this table")
        drafts = DECISIONS[type(command)](self, Command(command, by, now))
        entries = [
            Entry(self.seq + i, draft.kind, now, by, command.id, draft.body)
            for i, draft in enumerate(drafts, 1)
        ]
        self._trials.keep(zip(entries, (draft.trial for draft in drafts), strict=True))
        return entries

    def apply(self, entry: Entry) -> list[OutgoingEvent]:
        """Adds an entry, which must be the next one; tells what happened."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} cannot follow entry {self.seq}")
        trial = self._trials.take(entry)
        said = FOLD[entry.kind](self, entry) if trial is None else did(self, entry, trial)
        self.seq = entry.seq
        if entry.kind not in KEEP_INFO:
            self.info_changed = entry.seq
        if entry.command is not None:
            self._done[entry.by, entry.command] = entry.seq
        told = [OutgoingEvent(entry.seq, what) for what in said]
        self.told += told
        return told

    def done_at(self, by: str | None, id: str) -> int | None:
        """The last entry of a command that was done already."""
        return self._done.get((by, id))

    def follow_clocks(self, now: float) -> None:
        """Clocks run for the people whom the game asks for something."""
        if self.game is not None and self.stage == "playing":
            asked = reasons(self.game, self.asked.now(self.game))
            self.clocks.follow({p: why for p, why in asked.items() if self.seats[p].by_person}, now)

    def due(self, now: float) -> float | None:
        """When a tick is wanted next; not later than now when one is overdue."""
        found = self.clocks.next()
        return None if found is None else found[0]

    def bot_turn(self) -> BotTurn | None:
        """The decision of the bot that is to act."""
        if self.game is None or self.stage != "playing":
            return None
        return next_bot(self.game, self.bots(), self.moved, self.seed, self.asked.now(self.game))

    def pause(self, action: str) -> float:
        """Seconds from the last move until a bot does what it has chosen."""
        happened = takewhile(lambda one: one.seq >= self.moved, reversed(self.told))
        people = [seat.number for seat in self.seats if seat.by_person]
        return pause(self.pace, [one for one in happened if one.seq == self.moved], action, people)

    def bots(self) -> dict[int, str]:
        """The levels of the seats that bots play."""
        return {seat.number: seat.level for seat in self.seats if seat.bot_plays and seat.level}

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, played by a bot meanwhile or not."""
        owners = (s.number for s in self.seats if guest is not None and s.person and s.person.guest == guest)
        return next(owners, None)

    @property
    def has_ended(self) -> bool:
        """Nothing of the game is a secret any more."""
        return self.stage in ("over", "aborted")

    def may_watch(self, guest: str) -> bool:
        """Those who joined."""
        return guest in self.people

    def may_sit(self, guest: str) -> bool:
        """Those who joined and were not invited to watch only."""
        return guest in self.people and guest not in self.watch_only

    def may_take(self, guest: str, seat: TableSeat) -> bool:
        """Kept seats are for those who were invited, and for the host."""
        return not seat.kept or guest == self.host or guest in self.invited

    def may_invite(self, guest: str) -> bool:
        """Those who may sit; where a seat is kept, only those who could take it."""
        return (self.plan.public or self.may_sit(guest)) and all(self.may_take(guest, s) for s in self.seats)

    def may_look(self, guest: str) -> bool:
        """Those who play, the host, and others before the start or where they may watch."""
        if self.watching.allowed or self.stage == "open":
            return True
        return guest == self.host or self.seat_of(guest) is not None

    def heard(self, guest: str | None, since: int = 0) -> list[GameEvent]:
        """The events after an entry, as far as a guest may know them."""
        seat = self.seat_of(guest)
        return [seen for told in self.told if told.seq > since and (seen := told.seen_by(seat))]

    def scene(self, guest: str | None) -> Scene | None:
        """The position as a guest may see it; None before the start. docs/protocol.md describes it."""
        if self.game is None:
            return None
        seat = self.seat_of(guest)
        found = scene(self.game, seat, self.seq, self.asked.now(self.game))
        asked = found.awaiting if seat is None or seat not in self.clocks.windows else [seat]
        times = [(time, p) for p in asked if (time := self.clocks.deadline(p)) is not None]
        deadline, whose = min(times, default=(None, None))
        if seat is not None and (self.stage != "playing" or self.seats[seat].bot_plays):
            found.legal, found.offers_open = [], False
        if self.stage != "playing":
            found.awaiting = []
            reveal_points(found.players, self.game)
        found.undo = seat is not None and self.trail.seat == seat
        stands = None if whose is None else self.clocks.stands_until(whose)
        found.deadline = None if deadline is None else deadline + self.lag
        found.paused_until = None if stands is None else stands + self.lag
        return found

    def static(self) -> Static | None:
        """What never changes in the game; None before the start."""
        return None if self.game is None else static(self.game)

    def info(self, here: Collection[str]) -> TableInfo:
        """What is not the game; `here` are the guests who are connected."""
        seated = {s.person.guest for s in self.seats if s.person}
        return TableInfo(
            id=self.id,
            options=named_options(self.plan.options),
            seats=[
                s.info(s.person is not None and s.person.guest in here, conduct.shown(self, s))
                for s in self.seats
            ],
            host=self.host,
            watchers=[
                Person(g, name) for g, name in self.people.items() if g not in seated and self.may_look(g)
            ],
            stage=self.stage,
            public=self.plan.public,
            clock=self.plan.clock,
            pace=self.pace,
            dice=self.plan.dice,
            watching=self.watching,
            map=MapShown(self.plan.map.kind, self.draw),
            starter=self.starter,
            abort_votes=sorted(self.abort_votes),
            rematch_votes={str(seat): order for seat, order in sorted(self.rematch_votes.items())},
            next_table=self.next_table,
            seed_hash=self.seed_hash,
            seed=str(self.seed) if self.has_ended else None,
        )

    def _finished(self) -> Game:
        """The game when it has ended; Problem before, as it holds every secret."""
        if self.game is None or not self.has_ended:
            raise not_now("this is for the time after the game")
        return self.game

    def record(self) -> str:
        """The record of the game when it has ended; Problem before."""
        return dumps(self._finished())

    def story(self, reader: str = STRANGER) -> Story:
        """What there is to be seen again of a game that has ended, and how long it took; Problem before.

        Who was never here hears of the game alone: not who watched it, nor where the same people went on.
        """
        game = self._finished()
        info = self.info(())
        if reader not in self.people:
            info.watchers, info.next_table = [], None
        seconds = (self.ended or 0.0) - (self.began or 0.0)
        return Story(info, static(game), seconds, *overview(game))

    def moment(self, number: int) -> Moment:
        """The position after a step, with nothing hidden; Problem when there is no such step."""
        return moment(self._finished(), number)

    @property
    def layout(self) -> Layout:
        """The board that is played on, or will be."""
        return layout_for(self.plan, self.seed, self.draw) if self.game is None else self.game.layout

    def board(self) -> BoardShown:
        """The board for people to look at, also before the start."""
        return board_shown(self.plan, self.layout)

    def picture(self) -> BoardPicture:
        """The board as a spectator sees it."""
        if self.game is None:
            return BoardPicture(self.layout)
        return picture_of(self.game, ended=self.has_ended)

    def successor(self, entries: Iterable[Entry]) -> tuple[Table, list[Entry]] | None:
        """The table that one of these entries names for a rematch: the same people and bots, same seats.

        In the rotated order the seat after the one that began is the first; else it is drawn again.
        """
        named = next((entry for entry in entries if entry.kind == "rematch"), None)
        if named is None:
            return None
        here = {s.number: s.person for s in self.seats if s.person and s.person.guest in self.people}
        kinds = [SeatPlan("open") if s.person else SeatPlan("bot", s.level) for s in self.seats]
        plan = replace(self.plan, seats=tuple(kinds), pace=self.pace, watching=self.watching)
        host = Person(self.host, self.people[self.host])
        rotated = named.body.get("order") == "rotated"
        starter = (self.starter + 1) % len(self.seats) if rotated and self.starter is not None else None
        return Table.create(named.body["table"], plan, host, int(named.body["seed"]), named.at, here, starter)
