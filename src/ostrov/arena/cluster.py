"""Boards played at once on a Ray cluster. The only file that knows Ray; the extra `cluster` installs it."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Generator, Sequence
from typing import Any

from ostrov.arena.match import Match
from ostrov.arena.pool import Done
from ostrov.arena.referee import Played, play_board
from ostrov.arena.seatings import MatchError
from ostrov.arena.stamp import Stamp, difference, stamp
from ostrov.bots.registry import BotError

PATIENCE = 5.0
"""Seconds in which somebody should listen at an address."""
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
TOKENS = "a cluster that asks for tokens wants RAY_AUTH_MODE=token in the environment here too"


def play_on_cluster(match: Match, boards: Sequence[int], address: str) -> Generator[Done]:
    """Plays boards on the cluster at an address, or on one of this machine for `local`.

    MatchError when there is none, when it is lost, and when its machines have other code than this one.
    """
    ray = _ray()
    _knock(address)
    here: dict[str, Any] = {"num_cpus": os.cpu_count()} if address == "local" else {"address": address}
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init(include_dashboard=False, **quiet, **here)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise MatchError(
            f"the cluster at {address} cannot be used: {_first_line(error)}; {TOKENS}"
        ) from error
    try:
        yield from _spread(ray, match, boards, address)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BotError):
            raise MatchError(f"on the cluster at {address}: {error.cause}") from None
        said = f"{type(error.cause).__name__}: {_first_line(error.cause)}"
        raise MatchError(f"a machine of the cluster at {address} cannot play: {said}") from error
    except ray.exceptions.RayError as error:
        raise MatchError(f"the cluster at {address} is lost: {_first_line(error)}") from error
    finally:
        ray.shutdown()


def play_there(match: Match, board: int, expected: Stamp) -> list[Played]:
    """The games of a board on a machine of the cluster; MatchError when other code would play them."""
    other = difference(stamp(match.bots), expected)
    if other is not None:
        raise MatchError(f"{socket.gethostname()} has {other}: the same has to be installed everywhere")
    return play_board(match, board)


def _knock(address: str) -> None:
    """MatchError when nobody listens at host:port; Ray itself would try for minutes."""
    found = re.fullmatch(r"\[?([^\[\]/]+)\]?:(\d{1,5})", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise MatchError(f"there is no cluster at {address}: {error}") from error


def _spread(ray: Any, match: Match, boards: Sequence[int], address: str) -> Generator[Done]:
    task = ray.remote(play_there)
    code = stamp(match.bots)
    waiting, running = iter(boards), {}
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        for board in waiting:
            running[task.remote(match, board, code)] = board
            if len(running) >= most:
                break
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1, timeout=PATIENCE)
        if not done:
            _knock(address)  # Ray would end this process without a word to us
        for reference in done:
            yield running.pop(reference), ray.get(reference)


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".")


def _ray() -> Any:
    os.environ |= {name: value for name, value in SETTINGS.items() if name not in os.environ}
    try:
        import ray
    except ModuleNotFoundError:
        raise MatchError("a cluster needs the extra: pip install 'ostrov[cluster]'") from None
    return ray
