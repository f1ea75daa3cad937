"""Servers for tests: in this process beside the test, or as processes that may be killed."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from ostrov.server.app import make_app
from ostrov.server.limits import Rate
from ostrov.server.run import Beside, address_of, bind
from ostrov.server.settings import Limits, Settings

MANY = Rate(100_000, 100_000)
UNHURRIED = Settings(
    limits=Limits(
        commands=MANY, flood=MANY, requests=MANY, guests=MANY, tables=MANY, records=MANY, connections=1000
    ),
    answer_seconds=0,
)
"""Limits that no test reaches, and nobody is waited for; those that are about such have their own."""


@contextmanager
def running(database: str, settings: Settings = UNHURRIED) -> Iterator[str]:
    """A server on loopback as long as the block lasts; gives its address."""
    bound = bind("127.0.0.1", 0)
    server = Beside(make_app(database, settings), bound)
    try:
        yield address_of(bound)
    finally:
        server.stop()


class Process:
    """A server as a process of its own."""

    def __init__(self, database: str, *words: str) -> None:
        line = [sys.executable, "-m", "ostrov.cli", "serve", "--port", "0", "--database", database]
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - as long as the process
        self.process = subprocess.Popen([*line, *words], text=True, stdout=subprocess.PIPE, stderr=self._log)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.end()

    def kill(self) -> None:
        """Ends it without any warning, as a power cut of the process would."""
        self.process.kill()
        self.process.wait()
        self._close()

    def end(self) -> str:
        """Asks it to end; what it has logged."""
        self.process.terminate()
        self.process.wait(timeout=30)
        self._log.seek(0)
        logged = self._log.read()
        self._close()
        return logged

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
