"""Clocks of the seats that are asked for something. Time is what the caller says it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ostrov.protocol.table import Clock
from ostrov.table.waiting import Reason

EXTRA = 60.0
"""Seconds that `time` adds."""
PATIENCE = 300.0
"""Seconds in one game for which the clock of a person stands still who has lost the connection."""


OFFER_SECONDS = 15
"""The most that an answer to an offer has, so that nobody waits long for a trade. UX M14."""


@dataclass(slots=True)
class Window:
    """Since when a seat is asked, for what, and what was added to its time."""

    reason: Reason
    since: float
    extra: float = 0.0
    asked_for_more: bool = False


class Clocks:
    """One window for each person who is asked for something; it stands still while the person is away."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.windows: dict[int, Window] = {}
        self.away: dict[int, float] = {}
        """Since when a seat's person is away, and its window has not been told so."""
        self.patience: dict[int, float] = {}
        """What is left of the time for which a clock stands still; all of it when nothing is said."""

    @property
    def runs(self) -> bool:
        """There is a limit for something."""
        return bool(self.clock.turn or self.clock.answer)

    def leave(self, seat: int, now: float) -> None:
        """The person of a seat has lost the connection."""
        self.away[seat] = now

    def come_back(self, seat: int, now: float) -> None:
        """The person of a seat is here again, or was never away."""
        self._stood(seat, now)
        self.away.pop(seat, None)

    def stands_until(self, seat: int) -> float | None:
        """When the clock of a seat goes on though its person is away; None while it goes."""
        since = self._stands_since(seat)
        return None if since is None else since + self._patience(seat)

    def _stands_since(self, seat: int) -> float | None:
        window, since = self.windows.get(seat), self.away.get(seat)
        return max(since, window.since) if window and since is not None and self._seconds(window) else None

    def _patience(self, seat: int) -> float:
        return self.patience.get(seat, PATIENCE)

    def _stood(self, seat: int, now: float) -> None:
        """Counts the time for which the window of a seat has stood still so far."""
        since = self._stands_since(seat)
        if since is not None:
            stood = min(max(0.0, now - since), self._patience(seat))
            self.windows[seat].extra += stood
            self.patience[seat] = self._patience(seat) - stood
            self.away[seat] = now

    def follow(self, asked: Mapping[int, Reason], now: float) -> None:
        """The game asks these seats now; who is asked for the same as before keeps the window."""
        for seat in tuple(self.away):
            self._stood(seat, now)
        kept = self.windows
        self.windows = {
            p: kept[p] if p in kept and kept[p].reason == reason else Window(reason, now)
            for p, reason in asked.items()
        }

    def restart(self, seat: int, now: float) -> None:
        """The next time the seat is asked it has its whole time."""
        self._stood(seat, now)
        self.windows.pop(seat, None)

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is up; None without a limit."""
        window = self.windows.get(seat)
        if window is None or self._seconds(window) == 0:
            return None
        waits = self._patience(seat) if seat in self.away else 0.0
        return window.since + self._seconds(window) + window.extra + waits

    def _seconds(self, window: Window) -> int:
        kind = window.reason[0]
        if kind == "turn":
            return self.clock.turn
        return min(self.clock.answer, OFFER_SECONDS) if kind == "answer" else self.clock.answer

    def next(self) -> tuple[float, int] | None:
        """The first deadline and its seat."""
        times = [(time, p) for p in self.windows if (time := self.deadline(p)) is not None]
        return min(times, default=None)

    def extend(self, seat: int, by_itself: bool) -> None:
        """A minute more."""
        window = self.windows[seat]
        window.extra += EXTRA
        window.asked_for_more |= by_itself
