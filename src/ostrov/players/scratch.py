"""All that a thread needs to think for built-in players. Nothing in it outlives a decision."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.moves import Moves
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.reference.policy import ReferenceContext
    from ostrov.players.search.context import SearchContext


class PolicyScratch:
    """Weights and scratch space of all policies; threads have their own."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.moves: Moves = Moves()
        self.greedy: GreedyContext = GreedyContext()
        self.search: SearchContext = SearchContext()
        self.reference: ReferenceContext = ReferenceContext()
