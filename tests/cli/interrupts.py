"""Programs that tests interrupt."""

from __future__ import annotations

import signal


def hear_interrupts() -> None:
    """A run in the background ignores Ctrl-C and hands that on to its children: they are to hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
