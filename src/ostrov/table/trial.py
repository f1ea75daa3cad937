"""What deciding has tried out is not played again when it is applied.

`decide` plays an action on a copy of the game, since only so it finds out what chance answers. When the very
entry that it wrote comes to `apply`, the table takes over what the copy did. An entry from anywhere else,
such as a log that is read back, is played and checked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.events import Event
from ostrov.table.entry import Entry


class Trial(Struct, frozen=True):
    """What playing an action on a copy of the game did; all of it is given away, nothing is kept."""

    actions: list[Action]
    """The action, then what chance answered."""
    state: State
    events: list[Event]


class Trials:
    """The entries of the last decision with what was tried out for them, as long as nothing else happens."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Entry, Trial | None]] = deque()

    def keep(self, tried: Iterable[tuple[Entry, Trial | None]]) -> None:
        """The table has decided: no other decision counts any more."""
        self._waiting = deque(tried)

    def take(self, entry: Entry) -> Trial | None:
        """The trial of an entry that is applied now; all are void when it is not the one that is next."""
        if self._waiting and self._waiting[0][0] is entry:
            return self._waiting.popleft()[1]
        self._waiting.clear()
        return None
