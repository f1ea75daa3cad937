"""What an operator may set."""

from __future__ import annotations

import os
from typing import NamedTuple

from ostrov.server.limits import Rate


class Limits(NamedTuple):
    """How much is allowed; docs/protocol.md tells clients."""

    commands: Rate = Rate(20, 5)
    """Commands of one connection."""

    flood: Rate = Rate(100, 5)
    """Commands of one connection beyond which it is closed."""

    requests: Rate = Rate(120, 20)
    """Requests and new sockets of one address."""

    guests: Rate = Rate(60, 60 / 3600)
    """New guests of one address."""

    tables: Rate = Rate(60, 60 / 3600)
    """New tables of one address."""

    records: Rate = Rate(20, 1 / 6)
    """Records that one address opens."""

    pictures: Rate = Rate(60, 1)
    """Pictures that are drawn for one address."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    record_bytes: int = 1_000_000
    connections: int = 60
    """Open sockets and streams of one address."""

    outbox: int = 400
    """Messages that may wait for a slow reader before it is cut off."""


class Settings(NamedTuple):
    """One server process."""

    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Origins beside the own one whose pages may use the API, such as `https://play.example`."""

    secure_cookie: bool = False
    """The cookie is sent over https only."""

    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which slow bots think, at most; one core is left to the tables."""

    bot_seconds: float = 20
    """After this time a bot's decision is not waited for any longer."""

    answer_seconds: float = 15
    """How long a bot waits for people who have not answered its offer."""

    idle_seconds: float = 600
    """A table that nobody watches and nothing happens at leaves the memory after this time."""
