"""How many tables a server carries: people who think, bots that act at once, spectators at every table.

    python3 run.py python benchmarks/load.py --tables 200 --seconds 60

Starts a server process of its own on loopback with an empty SQLite file, seats everybody, lets them warm up,
then measures. Times are those of the moves of people, from sending the command:

    answer      to the answer
    own update  to the scene that shows what it did, at the player
    everybody   until the player and all spectators have that scene
    next turn   until the bots have played and the person is to act again

All people live in one process beside the server. `client lag` is how late its event loop runs: that much of
every time is not the server's. On a busy machine the server waits for a core: the last line tells how long,
so that its own share can be judged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load_people import World, all_play

SERVER = """
import sys
from ostrov.server.app import make_app
from ostrov.server.limits import Rate
from ostrov.server.run import address_of, bind, make_server, spare_pauses
from ostrov.server.settings import Limits, Settings
many = Rate(1e9, 1e9)
limits = Limits(many, many, many, many, many, connections=100_000)
spare_pauses()
with bind("127.0.0.1", 0) as bound:
    print(address_of(bound), flush=True)
    make_server(make_app(sys.argv[1], Settings(limits=limits))).run([bound])
"""
LAG_STEP = 0.01


class Server:
    """A server process with no limits; Linux tells what it uses."""

    def __init__(self, database: str) -> None:
        line = [sys.executable, "-c", SERVER, database]
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def seconds(self) -> tuple[float, float]:
        """How long its threads have computed so far, and how long they were ready but had no core.

        Zeros where the system does not tell.
        """
        rows = [
            path.read_text().split() for path in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        ]
        return sum(int(row[0]) for row in rows) / 1e9, sum(int(row[1]) for row in rows) / 1e9

    def memory(self) -> str:
        """The most memory that it had at once."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return "unknown"
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return f"{int(line.split()[1]) / 1024:.0f} MB"


@contextmanager
def serving(database: str | None) -> Iterator[Server]:
    """A server as long as the block lasts; without a database it gets a new file."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or f"{folder}/load.db")
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


async def watch_lag(found: list[float]) -> None:
    """Notes how late this process's own event loop is."""
    while True:
        due = time.perf_counter() + LAG_STEP
        await asyncio.sleep(LAG_STEP)
        found.append(time.perf_counter() - due)


async def measure(server: Server, world: World, warm: float, seconds: float) -> tuple[float, float]:
    """Seats everybody, warms up, measures.

    Tells how much of a core the server used meanwhile, and how much it would have liked but did not get.
    """
    times = world.times
    playing = await all_play(server.address, world)
    await asyncio.wait(playing, timeout=warm, return_when=asyncio.FIRST_EXCEPTION)
    lag = asyncio.create_task(watch_lag(times.lag))
    times.measuring, before, began = True, server.seconds(), time.perf_counter()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    times.measuring, after, took = False, server.seconds(), time.perf_counter() - began
    for task in (lag, *playing):
        task.cancel()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    for failed in (end for end in ends if isinstance(end, Exception)):
        raise failed
    return (after[0] - before[0]) / took, (after[1] - before[1]) / took


def row(name: str, values: list[float]) -> str:
    """A line of the table, in milliseconds."""
    if len(values) < 2:
        return f"{name:11} {len(values):8}"
    cuts = statistics.quantiles(values, n=100)
    figures = (statistics.median(values), cuts[89], cuts[98], max(values))
    return f"{name:11} {len(values):8}" + "".join(f"{1000 * value:9.1f}" for value in figures)


def read_arguments() -> argparse.Namespace:
    """What is to be measured."""
    parser = argparse.ArgumentParser(description="Loads a server with tables.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60, help="measured after the warm-up")
    parser.add_argument("--warm", type=float, default=10, help="seconds of play before it is measured")
    parser.add_argument("--think", type=float, default=2, help="mean seconds before a person acts")
    parser.add_argument("--viewers", type=int, default=1, help="spectators at each table")
    parser.add_argument("--game", choices=["base", "cities_knights"], default="base")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--pace", type=int, default=0, help="milliseconds before a bot acts")
    parser.add_argument("--database", help="a URL; a new SQLite file when nothing is said")
    return parser.parse_args()


def main() -> None:
    """Measures and prints."""
    asked = read_arguments()
    world = World(asked.tables, asked.game, asked.bots, asked.pace, asked.think, asked.viewers)
    before = os.getloadavg()[0]
    with serving(asked.database) as server:
        used, waited = asyncio.run(measure(server, world, asked.warm, asked.seconds))
        memory = server.memory()
    times = world.times
    print(
        f"{asked.tables} tables of {asked.game}, each 1 person who thinks {asked.think:g} s, "
        f"3 {asked.bots} bots at a pace of {asked.pace} ms, {asked.viewers} spectators; {asked.seconds:g} s"
    )
    print(f"{'':11} {'n':>8}" + "".join(f"{head:>9}" for head in ("median", "p90", "p99", "max ms")))
    rows = {
        "answer": times.answer,
        "own update": times.own_update,
        "everybody": times.everybody,
        "next turn": times.next_turn,
        "client lag": times.lag,
    }
    for name, values in rows.items():
        print(row(name, values))
    size = times.bytes / max(1, times.messages)
    print(
        f"{times.messages / asked.seconds:.0f} messages/s of {size:.0f} bytes; "
        f"{times.entries / asked.seconds:.0f} moves/s; {times.refused} refused; {times.games} games ended"
    )
    each = 1000 * used * asked.seconds / max(1, times.entries)
    print(
        f"server: {100 * used:.0f} % of a core, {each:.2f} ms a move, "
        f"at most {memory}; waited for a core {100 * waited:.0f} %; load of the machine before {before:.1f}"
    )


if __name__ == "__main__":
    main()
