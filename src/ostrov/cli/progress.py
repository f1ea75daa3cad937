"""A progress bar on standard error: only on a terminal, only when the work takes a while."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

from ostrov.cli.output import console

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 0.7
"""Seconds before the bar appears."""


class Bar:
    """Told how much is done; shows nothing in a pipe or when the end comes soon. Vanishes at the end."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total = what, total
        self.silent = not sys.stderr.isatty()
        self.began = time.monotonic()
        self.progress: Progress | None = None

    def __enter__(self) -> Bar:
        return self

    def __call__(self, done: int) -> None:
        """`done` of the total are done."""
        if self.silent:
            return
        if self.progress is None:
            if time.monotonic() - self.began < PATIENCE:
                return
            self.progress = self._start()
        self.progress.update(self.progress.task_ids[0], completed=done)

    def _start(self) -> Progress:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=console(stderr=True), transient=True)
        progress.add_task(self.what, total=self.total)
        progress.start()
        return progress

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.progress is not None:
            self.progress.stop()
