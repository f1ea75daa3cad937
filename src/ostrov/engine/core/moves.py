"""The list that legal actions and chance outcomes are written into."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.constants import ACTIONS_MAX, OUTCOMES_MAX


class Moves:
    """Packed actions in canonical order; reused from call to call."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Room for the longest list that `legal` writes."""
        self.n: int = 0
        self.action: list[I64] = [0] * ACTIONS_MAX

    def to_list(self) -> list[int]:
        """The actions as a Python list."""
        return [self.action[i] for i in range(self.n)]

    def fill(self, actions: list[int]) -> None:
        """The actions of a Python list, of which there may be no more than `legal` writes."""
        if len(actions) > ACTIONS_MAX:
            raise ValueError(f"a list of moves has room for {ACTIONS_MAX}, not for {len(actions)}")
        self.n = len(actions)
        for i in range(self.n):
            self.action[i] = actions[i]


class Outcomes:
    """What chance may do next, each with its weight; the odds are weight / total."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Room for the outcomes of any chance event."""
        self.n: int = 0
        self.total: int = 0
        self.outcome: list[I64] = [0] * OUTCOMES_MAX
        self.weight: list[int] = [0] * OUTCOMES_MAX
