"""Boards played at once by the processes of this machine."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool

from ostrov.arena.match import Match
from ostrov.arena.referee import Played, play_board
from ostrov.arena.seatings import MatchError
from ostrov.bots.workers import LOST, worker_pool

Done = tuple[int, list[Played]]


def play_here(match: Match, boards: Sequence[int], jobs: int) -> Generator[Done]:
    """Plays boards and yields them as they are done; closing the iterator stops the rest.

    MatchError when a bot breaks the rules, or when a process is ended from outside.
    """
    if jobs == 1:
        for board in boards:
            yield board, play_board(match, board)
        return
    waiting = iter(boards)
    running: dict[Future[list[Played]], int] = {}
    with worker_pool(jobs) as pool:
        try:
            while True:
                for board in waiting:
                    running[pool.submit(play_board, match, board)] = board
                    if len(running) >= 2 * jobs:
                        break
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except BrokenProcessPool:
            raise MatchError(f"{LOST}: with fewer --jobs a match needs less") from None
        finally:
            for future in running:
                future.cancel()
