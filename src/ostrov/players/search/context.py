"""What a searching player keeps: its settings, and space for the positions that it looks at."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.constants import ACTIONS_MAX, OUTCOMES_MAX
    from ostrov.engine.core.moves import Moves, Outcomes
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.players.constants import SEARCH_LEVELS, SEARCH_WIDTH
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.search.budget import Budget
    from ostrov.players.search.features import Features
    from ostrov.players.search.net import Net


class SearchContext:
    """Settings of a player, then scratch space; threads have contexts of their own."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        # Settings.
        self.plies: int = 3  # actions of the own turn that are looked ahead
        self.wide: int = 6  # best actions that are looked behind, at the first action
        self.narrow: int = 3  # and at later ones
        self.opening: int = 0  # 1: foundings are left to the greedy player
        self.budget: Budget = Budget()
        self.net: Net = Net()
        # The decision.
        self.seat: int = 0
        self.found: int = 0  # actions kept at the first level
        self.chosen: I64 = 0  # the best of them
        # Space: the position that is being looked at, and those on the way to it, by level.
        self.work: State = State()
        self.rows: list[I64] = [0] * (SEARCH_LEVELS * STATE_WORDS)
        self.kept: list[I64] = [0] * (SEARCH_LEVELS * SEARCH_WIDTH)
        self.value: list[float] = [0.0] * (SEARCH_LEVELS * SEARCH_WIDTH)
        self.odds: list[I64] = [0] * (SEARCH_LEVELS * OUTCOMES_MAX)
        self.weight: list[I64] = [0] * (SEARCH_LEVELS * OUTCOMES_MAX)
        self.listed: list[I64] = [0] * (SEARCH_LEVELS * ACTIONS_MAX)
        self.moves: Moves = Moves()
        self.outcomes: Outcomes = Outcomes()
        self.features: Features = Features()
        # What it needs to imagine the choices of others.
        self.greedy: GreedyContext = GreedyContext()
