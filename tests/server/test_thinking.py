"""Bots in worker processes: they decide as here, and nothing that befalls a process stops a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from tests.server.player import Guest, Player

from ostrov import Game
from ostrov.server.thinking import KILL, Thinkers
from ostrov.table import BotTurn
from ostrov.testing import engine_mode

LONG = 600.0
ACTIONS = {"compiled": 60, "sanitized": 6, "plain": 3}[engine_mode()]
LEVELS = ["trader", "planner"]


@asynccontextmanager
async def thinking(seconds: float = LONG) -> AsyncIterator[Thinkers]:
    """Worker processes as long as the block lasts."""
    thinkers = Thinkers(2, seconds)
    try:
        yield thinkers
    finally:
        thinkers.stop()


def decision(level: str, seed: int = 3) -> BotTurn:
    """The first one of a game."""
    game = Game.new(seed, board_setup="variable")
    return BotTurn.of(game, game.state.active, level, 1, 9, game.legal())


class Errand:
    """Something else that a worker does when it gets it."""

    level = "errand"

    def __init__(self, do: Callable[..., object], *arguments: object) -> None:
        self.work = do, arguments

    def __reduce__(self) -> Any:
        return self.work


def errand(do: Callable[..., object], *arguments: object) -> BotTurn:
    """It is no decision, but travels like one."""
    return cast("BotTurn", Errand(do, *arguments))


async def gone(pids: set[int]) -> None:
    """Waits until processes of ours have ended."""
    while pids & {child.pid for child in multiprocessing.active_children()}:
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_in_a_worker_as_it_does_here(level: str) -> None:
    async def run() -> None:
        async with thinking() as thinkers:
            turns = [decision(level, seed) for seed in range(4)]
            there = await asyncio.gather(*(thinkers.choose(turn) for turn in turns))
            assert there == [turn.choose() for turn in turns]
            assert 1 <= len({worker.pid for worker in thinkers._idle}) <= 2
            assert os.getpid() not in {worker.pid for worker in thinkers._idle}

    asyncio.run(run())


def test_no_process_starts_before_it_is_needed_and_none_stays() -> None:
    async def run() -> None:
        before = {child.pid for child in multiprocessing.active_children()}
        async with thinking() as thinkers:
            assert {child.pid for child in multiprocessing.active_children()} == before
            await thinkers.choose(decision("easy"))
            (worker,) = thinkers._idle
            assert worker.pid in {child.pid for child in multiprocessing.active_children()}
        await gone({worker.pid})

    asyncio.run(run())


def test_another_worker_takes_over_from_one_that_died(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with thinking() as thinkers:
            turn = decision("easy")
            assert await thinkers.choose(turn) == turn.choose()
            (worker,) = thinkers._idle
            os.kill(worker.pid, KILL)
            await gone({worker.pid})
            assert await thinkers.choose(turn) == turn.choose()
            assert thinkers._idle[0].pid != worker.pid
        assert "a worker of bots died" in caplog.text

    asyncio.run(run())


def test_a_decision_that_ends_every_worker_is_given_up() -> None:
    async def run() -> None:
        async with thinking() as thinkers:
            with pytest.raises(BrokenExecutor):
                await thinkers.choose(errand(os._exit, 3))
            turn = decision("easy")
            assert await thinkers.choose(turn) == turn.choose()

    asyncio.run(run())


def test_a_decision_that_takes_too_long_is_given_up_and_its_worker_ended() -> None:
    async def run() -> None:
        before = {child.pid for child in multiprocessing.active_children()}
        async with thinking(seconds=1.0) as thinkers:
            with pytest.raises(TimeoutError):
                await thinkers.choose(errand(time.sleep, 3600))
            assert thinkers._idle == []
            while {child.pid for child in multiprocessing.active_children()} - before:
                await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_bot_that_fails_leaves_its_worker_alive() -> None:
    async def run() -> None:
        async with thinking() as thinkers:
            with pytest.raises(ZeroDivisionError):
                await thinkers.choose(errand(divmod, 1, 0))
            assert len(thinkers._idle) == 1

    asyncio.run(run())


def test_a_decision_that_nobody_waits_for_ends_its_worker() -> None:
    async def run() -> None:
        before = {child.pid for child in multiprocessing.active_children()}
        async with thinking() as thinkers:
            await thinkers.choose(decision("easy"))
            task = asyncio.create_task(thinkers.choose(errand(time.sleep, 3600)))
            while thinkers._idle:
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            while {child.pid for child in multiprocessing.active_children()} - before:
                await asyncio.sleep(0.05)

    asyncio.run(run())


async def sit_down(address: str, *levels: str) -> Player:
    """A person at a table with bots, at the start of the game."""
    guest = await Guest.make(address)
    page = await guest.make_table(["me", *levels], options={"board_setup": "variable"}, pace=0)
    player = await guest.sit(page["table"]["id"])
    await player.done("start")
    return player


def founders(player: Player) -> list[int]:
    """The seats that have built."""
    assert player.scene is not None
    left = {row["seat"]: row["left"] for row in player.scene["players"]}
    return [seat for seat, pieces in left.items() if (pieces["settlements"], pieces["cities"]) != (5, 4)]


def test_slow_bots_play_on_at_a_table_though_their_workers_die(address: str) -> None:
    async def run() -> None:
        player = await sit_down(address, *LEVELS)
        killed: set[int] = set()

        async def strike() -> None:
            while True:
                for child in multiprocessing.active_children():
                    if child.pid is not None and child.pid not in killed and len(killed) < 3:
                        killed.add(child.pid)
                        os.kill(child.pid, KILL)
                await asyncio.sleep(0.1)

        striking = asyncio.create_task(strike())
        answers = await player.play(actions=ACTIONS)
        assert [answer for answer in answers if not answer["ok"]] == []
        assert founders(player) == [0, *range(1, len(LEVELS) + 1)]
        assert killed
        striking.cancel()
        await player.leave()

    asyncio.run(run())


def test_the_substitute_acts_for_a_bot_that_comes_to_no_decision(
    address: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Thinkers, turn: BotTurn) -> str:
        raise BrokenExecutor("no process lives here")

    async def run() -> None:
        player = await sit_down(address, "planner")
        answers = await player.play(actions=3)
        assert [answer for answer in answers if not answer["ok"]] == []
        assert founders(player) == [0, 1]
        await player.leave()

    monkeypatch.setattr(Thinkers, "choose", fail)
    with caplog.at_level(logging.ERROR, "ostrov.server"):
        asyncio.run(run())
    told = [record for record in caplog.records if "the substitute acts" in record.message]
    assert told
    assert (vars(told[0])["bot"], vars(told[0])["seat"]) == ("planner", 1)


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="the children of a process are read there")
def test_workers_do_not_outlive_a_server_that_is_killed(database: str, serve: Callable[..., Any]) -> None:
    process = serve(database)
    server = process.process.pid

    def children() -> list[int]:
        with open(f"/proc/{server}/task/{server}/children", encoding="ascii") as found:
            return [int(pid) for pid in found.read().split()]

    async def run() -> list[int]:
        player = await sit_down(process.address, "planner")
        await player.play(actions=2)
        await player.leave()
        return children()

    workers = asyncio.run(run())
    assert workers
    process.kill()
    deadline = time.monotonic() + LONG
    while any(os.path.isdir(f"/proc/{pid}") for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.1)
