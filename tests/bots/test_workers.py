"""Worker processes end with the process that made them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PROGRAM = """
import os, time
from ostrov.bots.workers import worker_pool
if __name__ == "__main__":
    with worker_pool(2) as pool:
        print(*{pool.submit(os.getpid).result() for _ in range(8)}, flush=True)
        time.sleep(60)
"""


def alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_workers_do_not_outlive_a_process_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert workers
        assert all(map(alive, workers))
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        end = time.monotonic() + 20
        while any(map(alive, workers)) and time.monotonic() < end:
            time.sleep(0.05)
    assert not any(map(alive, workers))
