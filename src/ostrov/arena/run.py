"""Plays a match to its end, or until a sequential test has decided."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing

from ostrov.arena.ledger import Ledger
from ostrov.arena.pool import Done, play_here
from ostrov.arena.result import verdict
from ostrov.arena.statistics import LOOK_EVERY


def run(
    ledger: Ledger,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    test: tuple[float, float] | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Plays the boards that the ledger misses; what is done is kept whatever happens.

    With a test, none after it has decided, but those that were already being played.
    """
    if _decided(ledger, test):
        return
    with closing(_source(ledger, jobs, cluster)) as source:
        for board, games in source:
            ledger.add(board, games)
            if progress is not None:
                progress(len(ledger.boards))
            if len(ledger.boards) % LOOK_EVERY == 0 and _decided(ledger, test):
                return


def _source(ledger: Ledger, jobs: int, cluster: str | None) -> Generator[Done]:
    if cluster is None:
        return play_here(ledger.match, ledger.missing(), jobs)
    from ostrov.arena.cluster import play_on_cluster

    return play_on_cluster(ledger.match, ledger.missing(), cluster)


def _decided(ledger: Ledger, test: tuple[float, float] | None) -> bool:
    return test is not None and verdict(ledger, test).accepted is not None
