"""Plays a match to its end, or until a sequential test has decided."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing

from ostrov.arena.ledger import Ledger
from ostrov.arena.pool import Done, play_here
from ostrov.arena.result import scores
from ostrov.arena.statistics import sequential

CHECK_EVERY = 10
"""Boards between two looks of a sequential test."""


def run(
    ledger: Ledger,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    test: tuple[float, float] | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Plays the boards that the ledger misses; what is done is kept whatever happens."""
    with closing(_source(ledger, jobs, cluster)) as source:
        for board, games in source:
            ledger.add(board, games)
            if progress is not None:
                progress(len(ledger.boards))
            if test is not None and len(ledger.boards) % CHECK_EVERY == 0 and _decided(ledger, test):
                return


def _source(ledger: Ledger, jobs: int, cluster: str | None) -> Generator[Done]:
    if cluster is None:
        return play_here(ledger.match, ledger.missing(), jobs)
    from ostrov.arena.cluster import play_on_cluster

    return play_on_cluster(ledger.match, ledger.missing(), cluster)


def _decided(ledger: Ledger, test: tuple[float, float]) -> bool:
    """Boards count in their order, so that quick ones have no more weight: up to the first one missing."""
    done = {}
    for board in range(ledger.match.boards):
        if board not in ledger.boards:
            break
        done[board] = ledger.boards[board]
    return sequential(scores(ledger.match, done, 0), *test).accepted is not None
