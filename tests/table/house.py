"""A live table for tests: people, a log, a clock that stands still until it is told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from msgspec import ValidationError, convert, to_builtins
from msgspec.json import encode

from ostrov.engine.dispatch.awaiting import may_answer, must_act, seats_in
from ostrov.protocol.commands import CLIENT_WORDS, AnyCommand, CommandBody, RematchAt
from ostrov.table import Entry, OutgoingEvent, Person, Problem, Table, TablePlan
from ostrov.table.problem import malformed
from ostrov.testing import random_offer

Json = dict[str, Any]
NAMES = {"olena": "Olena", "petr": "Petr", "iva": "Iva", "max": "Max"}
GUESTS = tuple(NAMES)


def seats(*who: str) -> list[Json]:
    """`me`, `open`, or the level of a bot."""
    return [{"kind": w} if w in ("me", "open") else {"kind": "bot", "level": w} for w in who]


def command_of(data: object) -> CommandBody:
    """A command from what JSON has, as the border of a server reads it; Problem when it cannot be read."""
    kind: Any = RematchAt if isinstance(data, dict) and "seed" in data else AnyCommand
    try:
        command: CommandBody = convert(data, kind)
        return command
    except ValidationError as error:
        raise malformed(f"{error}") from None


def snapshot(table: Table) -> Json:
    """All that a table is, in comparable form."""
    game, clocks, trail = table.game, table.clocks, table.trail
    return {
        "info": to_builtins(table.info(())),
        "seq": (table.seq, table.moved),
        "people": dict(table.people),
        "game": None if game is None else (game.state.to_bytes(), [a.packed for a in game.history]),
        "trail": (trail.seat, [(g.state.to_bytes(), len(g.history)) for g in trail.games]),
        "windows": {p: (w.reason, w.since, w.extra, w.asked_for_more) for p, w in clocks.windows.items()},
        "away": (dict(clocks.away), dict(clocks.patience)),
        "heard": [table.heard(guest, table.seq - 3) for guest in (None, *GUESTS)],
        "scenes": [to_builtins(table.scene(guest)) for guest in (None, *GUESTS)],
        "next": table.next_table,
        "due": table.due(0.0),
    }


class House:
    """One table with its log; every command goes through `decide` and `apply`."""

    def __init__(
        self, *who: str, seed: int = 1, clock: Json | None = None, dice: str = "plain", **options: Any
    ) -> None:
        """`who` sits where: `me` is Olena, the host; `open` seats are for the others in turn."""
        plan = {
            "options": {"players": len(who), **options},
            "seats": seats(*who),
            "clock": clock or {},
            "dice": dice,
        }
        self.table, self.log = Table.create(
            "t1", TablePlan.from_json(plan), Person("olena", "Olena"), seed, 1000.0
        )
        self.now = 1000.0
        self.sent = 0

    def do(
        self, do: str, by: str | None = "olena", *, id: str | None = None, **body: Any
    ) -> list[OutgoingEvent]:
        """Sends a command; deciding must not change the table."""
        self.sent += 1
        command = {"do": do, **({"id": id or f"c{self.sent}"} if by or do in CLIENT_WORDS else {}), **body}
        entries = self.table.decide(command_of(command), by, self.now)
        return [told for entry in entries for told in self.add(entry)]

    def add(self, entry: Entry) -> list[OutgoingEvent]:
        """One entry, through its stored form."""
        stored = Entry.from_json(json.loads(json.dumps(entry.to_json())))
        self.log.append(stored)
        return self.table.apply(stored)

    def events(self, do: str, by: str | None = "olena", **body: Any) -> list[Json]:
        """Sends a command; what a spectator hears of it."""
        return [seen for told in self.do(do, by, **body) if (seen := told.seen_by(None))]

    def refused(self, do: str, by: str | None = "olena", **body: Any) -> Problem:
        """A command that is refused and changes nothing."""
        before = snapshot(self.table)
        with pytest.raises(Problem) as caught:
            self.do(do, by, **body)
        assert snapshot(self.table) == before
        encode(caught.value.body())
        return caught.value

    def gather(self, *guests: str) -> House:
        """Guests come and take the open seats; the host starts."""
        for guest in guests:
            self.do("join", guest, name=NAMES[guest])
            free = next(s for s in self.table.seats if s.kind == "open")
            self.do("sit", guest, seat=free.number)
        self.do("start")
        return self

    def guest(self, seat: int) -> str:
        """Who sits on a seat."""
        person = self.table.seats[seat].person
        assert person is not None
        return person.guest

    @property
    def active(self) -> str:
        """The person whose turn it is."""
        assert self.table.game is not None
        return self.guest(self.table.game.state.active)

    def scene(self, guest: str | None) -> Json:
        """The position as a guest sees it, by the keys of the wire."""
        found: Json = to_builtins(self.table.scene(guest))
        return found

    def info(self) -> Json:
        """What is not the game, by the keys of the wire."""
        found: Json = to_builtins(self.table.info(()))
        return found

    def legal(self, guest: str, kind: str | None = None) -> list[str]:
        """The texts of what a person may do."""
        scene = self.scene(guest)
        assert scene is not None
        return [a["text"] for a in scene["legal"] if kind in (None, a["kind"])]

    def play(self, action: str, by: str | None = None) -> list[OutgoingEvent]:
        """The active person, or another one, acts."""
        return self.do("play", by or self.active, action=action)

    def run_out(self, due: float) -> None:
        """A time comes; people whose bots play for them return at once."""
        self.now = due
        self.do("tick", None)
        for seat in self.table.seats if self.table.stage == "playing" else ():
            if seat.person and seat.bot_plays:
                self.do("return", seat.person.guest, seat=seat.number)

    def bot(self) -> bool:
        """Lets one bot act; False when none is to."""
        turn = self.table.bot_turn()
        if turn is None:
            return False
        self.do("bot-play", None, seat=turn.seat, action=turn.choose(), seq=turn.seq)
        return True

    def person(self, rng: random.Random, offers: float = 0.1) -> None:
        """One of the people who may act does something that is legal."""
        game = self.table.game
        assert game is not None
        asked = [*seats_in(must_act(game.rules, game.state)), *seats_in(may_answer(game.rules, game.state))]
        seat = rng.choice([p for p in asked if self.table.seats[p].by_person])
        action = random_offer(game, seat, rng) if game.offers_open and rng.random() < offers else None
        self.play(action.text if action else rng.choice(self.legal(self.guest(seat))), self.guest(seat))

    def step(self, rng: random.Random) -> None:
        """A bot acts, or else a person."""
        if not self.bot():
            self.person(rng)

    def until(self, phase: str, rng: random.Random | None = None) -> House:
        """Plays on until a person is to act in a phase."""
        rng = rng or random.Random(1)
        for _ in range(5000):
            scene = self.scene(None)
            assert scene is not None
            active = self.table.seats[scene["active"]]
            if scene["phase"] == phase and active.by_person:
                return self
            if not self.bot():
                quiet = (
                    [a for a in self.legal(self.active) if a in ("roll", "end turn")]
                    if active.by_person
                    else []
                )
                self.play(quiet[0]) if quiet else self.person(rng, 0)
        raise AssertionError(f"the game never came to {phase!r}")
