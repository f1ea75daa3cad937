"""The people of the load: one at each table who plays, others who watch; all times are taken here."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

SEAT = 0
"""Where the person sits, and the first of those who look."""
OPENING_AT_ONCE = 4


class Legal(msgspec.Struct):
    """A legal action, as far as it matters here."""

    text: str


class Scene(msgspec.Struct):
    """Who is to act, and what the person may do."""

    awaiting: list[int]
    legal: list[Legal]


class Info(msgspec.Struct):
    """The stage of the table."""

    stage: str


class Message(msgspec.Struct):
    """What a person reads of a message."""

    kind: str
    seq: int | None = None
    ok: bool = True
    scene: Scene | None = None
    table: Info | None = None


class Glimpse(msgspec.Struct):
    """What a spectator reads of a message."""

    kind: str
    seq: int | None = None


read_message = msgspec.json.Decoder(Message).decode
read_glimpse = msgspec.json.Decoder(Glimpse).decode


@dataclass(slots=True)
class Times:
    """What was measured, in seconds; nothing is kept unless `measuring`."""

    measuring: bool = False
    answer: list[float] = field(default_factory=list)
    own_update: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)
    next_turn: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    entries: int = 0
    refused: int = 0
    games: int = 0

    def count(self, text: str | bytes) -> None:
        """A message has come."""
        self.messages += self.measuring
        self.bytes += len(text) * self.measuring


@dataclass(frozen=True, slots=True)
class World:
    """What is to be played, and where the times go."""

    tables: int
    game: str
    bots: str
    pace: int
    think: float
    spectators: int
    times: Times = field(default_factory=Times)


@dataclass(slots=True)
class Move:
    """A command of a person that not everybody has seen the effect of."""

    began: float
    seq: int | None = None  # as soon as the answer tells it


class Game:
    """One table from its start to its end."""

    def __init__(self, world: World, luck: random.Random, sockets: Sequence[ClientConnection]) -> None:
        """The first socket is the player's."""
        self.world, self.times, self.luck, self.sockets = world, world.times, luck, sockets
        self.move: Move | None = None
        self.settled = asyncio.Event()
        self.settled.set()
        self.arrivals: list[list[tuple[int, float]]] = [[] for _ in sockets]
        self.scene: Scene | None = None
        self.seq = 0
        self.sent = 0
        self.away_since: float | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until the game has ended."""
        watching = [asyncio.create_task(self._watch(place)) for place in range(1, len(self.sockets))]
        try:
            await self._send("start")
            await self._play()
        finally:
            for task in (*watching, *([self.thinking] if self.thinking else [])):
                task.cancel()

    async def _send(self, word: str, **body: Any) -> None:
        self.sent += 1
        await self.sockets[SEAT].send(json.dumps({"do": word, "id": f"c{self.sent}", **body}))

    async def _watch(self, place: int) -> None:
        """A spectator."""
        async for text in self.sockets[place]:
            now = time.perf_counter()
            self.times.count(text)
            message = read_glimpse(text)
            if message.kind == "update":
                self._arrived(place, message.seq or 0, now)

    async def _play(self) -> None:
        """The player."""
        async for text in self.sockets[SEAT]:
            now = time.perf_counter()
            self.times.count(text)
            message = read_message(text)
            if message.kind == "answer":
                self._answered(message, now)
            elif message.kind == "update":
                self.times.entries += ((message.seq or 0) - self.seq) * self.times.measuring
                self.scene, self.seq = message.scene, message.seq or 0
                self._arrived(SEAT, self.seq, now)
                self._look(now)
                if message.table and message.table.stage == "over":
                    self.times.games += 1
                    return

    def _answered(self, message: Message, now: float) -> None:
        move = self.move
        if move is None:
            return  # that was the start
        if not message.ok:  # somebody was faster
            self.times.refused += 1
            self.move = None
            self.settled.set()
            self._look(now)
            return
        move.seq = message.seq
        self._keep(self.times.answer, now - move.began)
        self._settle()

    def _look(self, now: float) -> None:
        """Thinks when it is the own turn and the last move is to be seen."""
        if self.thinking or (self.move and (self.move.seq is None or self.seq < self.move.seq)):
            return
        if not self._may_act():
            if self.move:
                self.away_since = self.move.began
        else:
            if self.away_since is not None:
                self._keep(self.times.next_turn, now - self.away_since)
            self.away_since = None
            self.thinking = asyncio.create_task(self._act())

    def _may_act(self) -> bool:
        return self.scene is not None and SEAT in self.scene.awaiting and bool(self.scene.legal)

    async def _act(self) -> None:
        """Thinks, then does anything that is legal."""
        await asyncio.sleep(self.luck.expovariate(1 / self.world.think) if self.world.think else 0)
        await self.settled.wait()
        self.thinking = None
        if not self._may_act():
            return
        assert self.scene is not None
        action = self.luck.choice(self.scene.legal).text
        self.arrivals = [[] for _ in self.sockets]
        self.settled.clear()
        self.move = Move(time.perf_counter())
        await self._send("play", action=action)

    def _arrived(self, place: int, seq: int, now: float) -> None:
        """Somebody has the scene of this number."""
        if not self.settled.is_set():
            self.arrivals[place].append((seq, now))
            self._settle()

    def _settle(self) -> None:
        """Takes the times of a move as soon as everybody has its effect."""
        move = self.move
        if move is None or move.seq is None or self.settled.is_set():
            return
        ends = [next((at for seq, at in row if seq >= move.seq), None) for row in self.arrivals]
        known = [at for at in ends if at is not None]
        if len(known) == len(ends):
            self._keep(self.times.own_update, known[SEAT] - move.began)
            self._keep(self.times.everybody, max(known) - move.began)
            self.settled.set()

    def _keep(self, row: list[float], value: float) -> None:
        if self.times.measuring:
            row.append(value)


def post(address: str, path: str, body: Json, token: str = "") -> Json:
    """One call of the API."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers), timeout=60) as response:
        found: Json = json.load(response)
        return found


async def guest(address: str, name: str) -> str:
    """The token of a new guest."""
    return str((await asyncio.to_thread(post, address, "/api/guests", {"name": name}))["token"])


class Door:
    """Opens when so many wait at it, and stays open."""

    def __init__(self, many: int) -> None:
        self._missing = many
        self.opened = asyncio.Event()

    async def wait(self) -> None:
        """Until all have come."""
        self._missing -= 1
        if self._missing <= 0:
            self.opened.set()
        await self.opened.wait()


class Table:
    """A place in the load: one game after the other."""

    def __init__(self, address: str, world: World, number: int, watchers: Sequence[str]) -> None:
        self.address, self.world, self.watchers = address, world, watchers
        self.luck = random.Random(number)
        self.name = f"load {number}"
        self.token = ""

    async def open(self, stack: AsyncExitStack) -> Game:
        """Makes a table and connects everybody; the sockets close with the stack."""
        self.token = self.token or await guest(self.address, self.name)
        wish = {
            "options": {"game": self.world.game, "board_setup": "variable"},
            "seats": [{"kind": "me"}] + [{"kind": "bot", "level": self.world.bots}] * 3,
            "pace": self.world.pace,
            "public": True,
        }
        page = await asyncio.to_thread(post, self.address, "/api/tables", wish, self.token)
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{page['table']['id']}/socket"
        sockets = []
        for token in (self.token, *self.watchers):
            headers = {"Authorization": f"Bearer {token}"}
            sockets.append(
                await stack.enter_async_context(connect(url, additional_headers=headers, max_size=None))
            )
        return Game(self.world, self.luck, sockets)

    async def play(self, opening: asyncio.Semaphore, door: Door) -> None:
        """Plays for ever. The first game starts when all tables are open."""
        while True:
            async with AsyncExitStack() as stack:
                async with opening:
                    game = await self.open(stack)
                await door.wait()
                await game.run()


async def all_play(address: str, world: World) -> list[asyncio.Task[None]]:
    """Seats everybody; when this returns, all sockets are open and every table plays."""
    watchers = [await guest(address, f"watcher {number}") for number in range(world.spectators)]
    opening, door = asyncio.Semaphore(OPENING_AT_ONCE), Door(world.tables)
    tables = [Table(address, world, number, watchers) for number in range(world.tables)]
    playing = [asyncio.create_task(table.play(opening, door)) for table in tables]
    seated = asyncio.create_task(door.opened.wait())
    await asyncio.wait([seated, *playing], return_when=asyncio.FIRST_COMPLETED)
    seated.cancel()
    return playing
