"""A scripted client: a guest with a socket that remembers every byte, and plays what it is offered."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

LIKED = ("claim victory", "city", "settlement", "improve")


class Guest:
    """Somebody with a token."""

    def __init__(self, address: str, name: str, token: str, id: str) -> None:
        self.address, self.name, self.token, self.id = address, name, token, id

    @classmethod
    async def make(cls, address: str, name: str = "Olena") -> Guest:
        """A new guest."""
        async with httpx2.AsyncClient(base_url=address) as client:
            found = (await client.post("/api/guests", json={"name": name})).json()
        return cls(address, name, found["token"], found["guest"])

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """A call that succeeds; its answer."""
        response = await self.request(method, path, body)
        assert response.status_code < 300, response.text
        return response.json()

    async def request(self, method: str, path: str, body: object = None) -> httpx2.Response:
        """Any call."""
        headers = {"Authorization": f"Bearer {self.token}"}
        async with httpx2.AsyncClient(base_url=self.address, headers=headers, timeout=30) as client:
            return await client.request(method, path, json=body)

    async def make_table(self, seats: list[str | None], game: str = "base", **wishes: Any) -> Json:
        """A table; `me`, `open` or a level for each seat. Options of the rules are in `options`."""
        rows = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        options = {"game": game, "players": len(seats), **wishes.pop("options", {})}
        wanted = {"options": options, "seats": rows, "pace": 0, **wishes}
        found: Json = await self.call("POST", "/api/tables", wanted)
        return found

    async def accept(self, link: str) -> str:
        """Follows an invitation; the table."""
        body = {"invitation": link.removeprefix("/j/")}
        return str((await self.call("POST", "/api/invitations", body))["table"])

    async def sit(self, table: str, since: int | None = None) -> Player:
        """Opens the socket of a table."""
        query = "" if since is None else f"?since={since}"
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        socket = await connect(url, additional_headers={"Cookie": f"ostrov={self.token}"}, max_size=None)
        return await Player(self, table, socket).begin()


class Player:
    """A guest at a table."""

    def __init__(self, guest: Guest, table: str, socket: ClientConnection) -> None:
        self.guest, self.table, self.socket = guest, table, socket
        self.heard: list[str] = []
        self.welcome: Json = {}
        self.events: list[Json] = []
        self.info: Json = {}
        self.scene: Json | None = None
        self.seq = 0
        self.here: list[str] = []
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._name = secrets.token_hex(4)  # an id is never used again, not after reconnecting either
        self._number = 0
        self._reading: asyncio.Task[None] | None = None

    async def begin(self) -> Player:
        """Takes the welcome and goes on reading."""
        await self._take(str(await self.socket.recv()))
        self._reading = asyncio.create_task(self._read())
        return self

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                await self._take(str(text))
        for waiting in self._answers.values():  # nobody will answer any more
            if not waiting.done():
                waiting.set_exception(ConnectionError(f"closed with {self.socket.close_code}"))
        async with self._news:
            self._news.notify_all()

    async def _take(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["kind"] == "answer":
            waiting = self._answers.pop(message["id"], None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif message["kind"] == "presence":
            self.here = message["here"]
        else:
            assert message["seq"] > self.seq or message["kind"] == "welcome"
            if message["kind"] == "welcome":
                self.welcome = message
            self.seq, self.info, self.scene = message["seq"], message["table"], message["scene"]
            self.events += message["events"]
        async with self._news:
            self._news.notify_all()

    async def do(self, word: str, id: str | None = None, **body: Any) -> Json:
        """Sends a command; the answer."""
        self._number += 1
        id = id or f"{self._name}{self._number}"
        waiting = self._answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": word, "id": id, **body}))
        return await asyncio.wait_for(waiting, 30)

    async def done(self, word: str, **body: Any) -> Json:
        """A command that succeeds."""
        answer = await self.do(word, **body)
        assert answer["ok"], answer
        return answer

    async def until(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        """Waits for news that make it true."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(condition), seconds)

    @property
    def seat(self) -> int | None:
        """The own seat."""
        seats = self.info["seats"]
        return next((seat["seat"] for seat in seats if seat["guest"] == self.guest.id), None)

    @property
    def my_turn(self) -> bool:
        """The game waits for this player."""
        scene = self.scene
        return bool(scene and scene["legal"] and self.seat in scene["awaiting"])

    @property
    def ended(self) -> bool:
        """The game is over."""
        return self.info["stage"] in ("over", "aborted")

    def choice(self, luck: random.Random) -> str:
        """A legal action, rather one that leads to the end of the game."""
        assert self.scene is not None
        legal = self.scene["legal"]
        liked = [one for one in legal if one["kind"] in LIKED]
        if not liked and legal[0]["kind"] == "end turn" and luck.random() < 0.5:
            return "end turn"
        return str(luck.choice(liked or legal)["text"])

    async def play(self, seed: int = 1, actions: int | None = None) -> list[Json]:
        """Plays whenever it is asked, to the end of the game or so many actions; the answers."""
        luck, answers = random.Random(seed), []
        while actions is None or len(answers) < actions:
            await self.until(lambda: self.my_turn or self.ended)
            if self.ended:
                break
            if not self.my_turn:  # more has happened since
                continue
            answer = await self.do("play", action=self.choice(luck))
            if not answer["ok"] and answer["problem"]["code"] == "slow-down":
                await asyncio.sleep(answer["problem"]["facts"]["seconds"])
                continue
            answers.append(answer)
            reached = answers[-1].get("seq", 0)
            await self.until(lambda reached=reached: self.seq >= reached)  # type: ignore[misc]
        return answers

    async def leave(self) -> None:
        """Closes the socket."""
        await self.socket.close()
        if self._reading is not None:
            await self._reading
