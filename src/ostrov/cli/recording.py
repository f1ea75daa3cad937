"""Records of simulated games: one file a game, all of them or none."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from ostrov.bots.runner import play_recorded
from ostrov.game.options import Options
from ostrov.game.record import dumps

Work = Callable[[int], None]


def file_names(seeds: Iterable[int]) -> list[str]:
    """The names of the records of the games with these seeds."""
    return [f"game-{seed:06d}.jsonl" for seed in seeds]


def write_record(options: Options, bots: Sequence[str], folder: Path, seed: int) -> None:
    """Plays the game of a seed and writes its record."""
    text = dumps(play_recorded(options, bots, seed))
    (folder / file_names([seed])[0]).write_text(text, encoding="utf-8", newline="\n")


def write_records(
    options: Options,
    bots: Sequence[str],
    seeds: Sequence[int],
    folder: Path,
    jobs: int,
    progress: Callable[[int], None],
) -> None:
    """Plays the games of these seeds through the checking game layer and writes their records."""
    work = partial(write_record, options, tuple(bots), folder)
    with _workers(min(jobs, len(seeds))) as run:
        for done, _ in enumerate(run(work, seeds), 1):
            progress(done)


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[Work, Iterable[int]], Iterable[None]]]:
    """A `map` over this process or several others, which leave Ctrl-C to this one."""
    if jobs == 1:
        yield map
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)
    # Not forked: the games may have been played in threads before.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, ignore)
    try:
        yield partial(pool.map, chunksize=4)
    finally:
        pool.shutdown(cancel_futures=True)
