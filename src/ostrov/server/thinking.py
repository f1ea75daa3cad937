"""Processes in which slow bots think, so that no table waits for the bot of another.

Each has its own pool of one: when a process dies or thinks for too long, only its own decision is lost.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress

from ostrov.server.logs import log
from ostrov.table import BotTurn
from ostrov.table.bot_turn import chosen

START_SECONDS = 120.0
"""How long a process may take to come up: on a busy machine that is mostly importing."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Thinkers:
    """As many processes as are needed at once, up to `size`; the first one starts with the first decision."""

    def __init__(self, size: int, seconds: float) -> None:
        """`seconds` is the longest that a decision may take."""
        self._seconds = seconds
        self._room = asyncio.Semaphore(size)
        self._idle: list[Worker] = []

    async def choose(self, turn: BotTurn) -> str:
        """What the bot chooses, in another process; only what its seat may know goes there.

        BrokenExecutor when two processes died of it, TimeoutError when it took too long; or what the bot
        raised.
        """
        pickled = pickle.dumps(turn, pickle.HIGHEST_PROTOCOL)
        async with self._room:
            try:
                return await self._ask(self._idle.pop() if self._idle else await Worker.start(), pickled)
            except BrokenExecutor:
                log.warning("a worker of bots died; another one tries", extra={"bot": turn.level})
                return await self._ask(await Worker.start(), pickled)

    async def _ask(self, worker: Worker, pickled: bytes) -> str:
        """One decision of one process, which is idle again afterwards if it lives."""
        try:
            answer = await asyncio.wait_for(worker.choose(pickled), self._seconds)
        except BrokenExecutor:
            worker.dismiss()
            raise
        except (TimeoutError, asyncio.CancelledError):
            worker.kill()
            raise
        except Exception:  # of the bot's own
            self._idle.append(worker)
            raise
        self._idle.append(worker)
        return answer

    def stop(self) -> None:
        """Ends the processes; whoever still waits for one has to be cancelled before."""
        while self._idle:
            self._idle.pop().dismiss()


class Worker:
    """One process, which makes one decision at a time."""

    def __init__(self, pool: ProcessPoolExecutor, pid: int) -> None:
        self._pool, self.pid = pool, pid

    @classmethod
    async def start(cls) -> Worker:
        """A new process that is ready; BrokenExecutor or TimeoutError when none comes up."""
        context = multiprocessing.get_context("spawn")  # a fork would copy threads that it cannot have
        pool = ProcessPoolExecutor(1, context, _prepare)
        try:
            found = asyncio.wrap_future(pool.submit(os.getpid))
            return cls(pool, await asyncio.wait_for(found, START_SECONDS))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise

    async def choose(self, pickled: bytes) -> str:
        """The decision of a bot; BrokenExecutor when the process dies."""
        return await asyncio.wrap_future(self._pool.submit(chosen, pickled))

    def dismiss(self) -> None:
        """Ends a process that is idle or dead."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def kill(self) -> None:
        """Ends a process that is busy."""
        self.dismiss()
        with suppress(ProcessLookupError):
            os.kill(self.pid, KILL)


def _prepare() -> None:
    """First thing in a worker: Ctrl-C is the server's, and whatever ends the server ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has been started by a server"
    parent.join()
    os._exit(1)
