"""How many tables a server carries: people on sockets against bots, each answer and update timed.

    python3 run.py python benchmarks/load.py --tables 20 --seconds 20

Starts a server process of its own on loopback with an empty SQLite file. Every person plays games against
bots, choosing at random, and asks `why` in between. `answer` is the time
from a command to its answer, `update` from a command to the scene that shows what it did.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

Json = dict[str, Any]

SERVER = """
import sys, uvicorn
from ostrov.server.app import make_app
from ostrov.server.limits import Rate
from ostrov.server.run import address_of, bind, make_server
from ostrov.server.settings import Limits, Settings
many = Rate(1e9, 1e9)
limits = Limits(many, many, many, many, many, connections=100_000)
with bind("127.0.0.1", 0) as bound:
    print(address_of(bound), flush=True)
    make_server(make_app(sys.argv[1], Settings(limits=limits))).run([bound])
"""


class Times:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.answer: list[float] = []
        self.update: list[float] = []
        self.why: list[float] = []
        self.messages = 0
        self.bytes = 0
        self.games = 0


def post(address: str, path: str, body: Json, token: str = "") -> Json:
    """One call of the API."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers), timeout=60) as response:
        found: Json = json.load(response)
        return found


async def person(address: str, game: str, level: str, pace: int, end: float, times: Times, seed: int) -> None:
    """Plays games until the time is up."""
    luck = random.Random(seed)
    guest = await asyncio.to_thread(post, address, "/api/guests", {"name": f"load {seed}"})
    while time.monotonic() < end:
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * 3
        wish = {"options": {"game": game, "board_setup": "variable"}, "seats": seats, "pace": pace}
        page = await asyncio.to_thread(post, address, "/api/tables", wish, guest["token"])
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{page['table']['id']}/socket"
        headers = {"Authorization": f"Bearer {guest['token']}"}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            await play(socket, end, times, luck)


async def play(socket: Any, end: float, times: Times, luck: random.Random) -> None:
    """One game."""
    sent: dict[str, tuple[str, float]] = {}
    waiting_for: tuple[int, float] | None = None
    number = 0

    async def send(word: str, **body: Any) -> None:
        nonlocal number
        number += 1
        sent[f"c{number}"] = word, time.perf_counter()
        await socket.send(json.dumps({"do": word, "id": f"c{number}", **body}))

    await send("start")
    async for text in socket:
        now = time.perf_counter()
        message = json.loads(text)
        times.messages += 1
        times.bytes += len(text)
        if message["kind"] == "answer":
            word, began = sent.pop(message["id"])
            (times.why if word == "why" else times.answer).append(now - began)
            if word == "play":
                assert message["ok"], message
                waiting_for = message["seq"], began
        elif message["kind"] == "update":
            if waiting_for and message["seq"] >= waiting_for[0]:
                times.update.append(now - waiting_for[1])
                waiting_for = None
            if message["table"]["stage"] != "playing" or time.monotonic() > end:
                times.games += 1
                return
            scene = message["scene"]
            if 0 in scene["awaiting"] and scene["legal"] and not any(w == "play" for w, _ in sent.values()):
                await send("why", action="city (0,0)N")
                await send("play", action=luck.choice(scene["legal"])["text"])


def row(name: str, values: list[float]) -> str:
    """A line of the table."""
    if not values:
        return f"{name:8} {'–':>8}"
    values = sorted(values)
    p99 = values[min(len(values) - 1, int(len(values) * 0.99))]
    return f"{name:8} {len(values):8} {1000 * statistics.median(values):11.1f} {1000 * p99:11.1f}"


def memory(pid: int) -> str:
    """The memory of a process, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "unknown"
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return f"{int(line.split()[1]) / 1024:.0f} MB"


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Loads a server with tables.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", choices=["base", "cities_knights"], default="base")
    parser.add_argument("--bots", default="random")
    parser.add_argument(
        "--pace", type=int, default=0, help="milliseconds before a bot acts; 600 at a real table"
    )
    arguments = parser.parse_args()
    times = Times()
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-c", SERVER, f"{folder}/load.db"]
        server = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().strip()

        async def run() -> None:
            end = time.monotonic() + arguments.seconds
            people = (
                person(address, arguments.game, arguments.bots, arguments.pace, end, times, seed)
                for seed in range(arguments.tables)
            )
            await asyncio.gather(*people)

        try:
            began = time.monotonic()
            asyncio.run(run())
            seconds = time.monotonic() - began
            used = memory(server.pid)
        finally:
            server.terminate()
            server.wait()
    cpu = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{arguments.tables} tables, {arguments.game}, bots {arguments.bots}, {seconds:.0f} s")
    print(f"{'':8} {'n':>8} {'median ms':>11} {'p99 ms':>11}")
    for name, values in (("answer", times.answer), ("update", times.update), ("why", times.why)):
        print(row(name, values))
    print(f"messages {times.messages / seconds:.0f}/s, {times.bytes / max(1, times.messages):.0f} bytes each")
    print(f"server: {used}, {100 * (cpu.ru_utime + cpu.ru_stime) / seconds:.0f} % of a core")


if __name__ == "__main__":
    main()
