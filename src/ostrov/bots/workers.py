"""Processes that play games for this one, and do not outlive it."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor

LOST = "a process that played was ended from outside, perhaps because memory ran out"


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes. They are spawned: a fork would copy threads that it cannot have."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_with_parent)


def leave_with_parent() -> None:
    """Ends this process when the one that made it was killed: it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
