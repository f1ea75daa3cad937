"""Boards played at once on a Ray cluster. The only file that knows Ray; the extra `cluster` installs it."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Generator, Sequence
from typing import Any

from ostrov.arena.match import Match
from ostrov.arena.pool import Done
from ostrov.arena.referee import play_board
from ostrov.arena.seatings import MatchError

PATIENCE = 5.0
"""Seconds in which somebody should listen at an address."""
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}


def play_on_cluster(match: Match, boards: Sequence[int], address: str) -> Generator[Done]:
    """Plays boards on the cluster at an address, or on one of this machine for `local`."""
    ray = _ray()
    _knock(address)
    here: dict[str, Any] = {"num_cpus": os.cpu_count()} if address == "local" else {"address": address}
    try:
        ray.init(include_dashboard=False, log_to_driver=False, **here)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise MatchError(f"there is no cluster at {address}: {error}") from error
    try:
        yield from _spread(ray, match, boards)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """MatchError when nobody listens at host:port; Ray itself would try for minutes."""
    found = re.fullmatch(r"\[?([^\[\]/]+)\]?:(\d{1,5})", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise MatchError(f"there is no cluster at {address}: {error}") from error


def _spread(ray: Any, match: Match, boards: Sequence[int]) -> Generator[Done]:
    task = ray.remote(play_board)
    waiting, running = iter(boards), {}
    most = 2 * int(ray.cluster_resources().get("CPU", 1))
    while True:
        for board in waiting:
            running[task.remote(match, board)] = board
            if len(running) >= most:
                break
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            yield running.pop(reference), ray.get(reference)


def _ray() -> Any:
    os.environ |= {name: value for name, value in SETTINGS.items() if name not in os.environ}
    try:
        import ray
    except ModuleNotFoundError:
        raise MatchError("a cluster needs the extra: pip install 'ostrov[cluster]'") from None
    return ray
