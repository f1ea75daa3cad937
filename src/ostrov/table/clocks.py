"""Clocks of the seats that are asked for something. Time is what the caller says it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ostrov.table.plan import Clock
from ostrov.table.waiting import Reason

EXTRA = 60.0
"""Seconds that `time` adds."""


@dataclass(slots=True)
class Window:
    """Since when a seat is asked, for what, and what was added to its time."""

    reason: Reason
    since: float
    extra: float = 0.0
    asked_for_more: bool = False


class Clocks:
    """One window for each person who is asked for something."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.windows: dict[int, Window] = {}

    def follow(self, asked: Mapping[int, Reason], now: float) -> None:
        """The game asks these seats now; who is asked for the same as before keeps the window."""
        kept = self.windows
        self.windows = {
            p: kept[p] if p in kept and kept[p].reason == reason else Window(reason, now)
            for p, reason in asked.items()
        }

    def restart(self, seat: int) -> None:
        """The next time the seat is asked it has its whole time."""
        self.windows.pop(seat, None)

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is up; None without a limit."""
        window = self.windows.get(seat)
        if window is None:
            return None
        seconds = self.clock.turn if window.reason[0] == "turn" else self.clock.answer
        return window.since + seconds + window.extra if seconds else None

    def next(self) -> tuple[float, int] | None:
        """The first deadline and its seat."""
        times = [(time, p) for p in self.windows if (time := self.deadline(p)) is not None]
        return min(times, default=None)

    def extend(self, seat: int, by_itself: bool) -> None:
        """A minute more."""
        window = self.windows[seat]
        window.extra += EXTRA
        window.asked_for_more |= by_itself
