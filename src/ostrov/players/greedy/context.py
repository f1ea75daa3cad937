"""What a greedy player works with: its weights, its notes, and scratch space."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.constants import GOODS, ITEMS, NODE_SLOTS, SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.state import State
    from ostrov.players.greedy.weights import GreedyWeights


class GreedyNotes:
    """What a greedy player finds out before it compares; made anew for every decision, by `take_notes`."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every note."""
        self.now: int = 0  # the value of the position before the decision
        self.stake: int = 0  # how much of the game is ahead: 1 to 16
        self.price: list[I64] = [0] * GOODS  # a pip of a good: taste and scarcity
        self.need: list[I64] = [0] * GOODS  # how hard a card is to come by: 4 to 16
        self.full: list[I64] = [0] * ITEMS  # the need of all cards that an item costs
        self.node: list[I64] = [0] * NODE_SLOTS  # what a settlement on a node would yield
        self.unseen: int = 0  # a development card that nobody has seen
        self.threat: list[I64] = [0] * SEATS  # a seat's points and strength: sixteen a point


class GreedyContext:
    """One for each thread. Actions are tried on `trial`, those that follow them on `other`."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.weights: GreedyWeights = GreedyWeights()
        self.notes: GreedyNotes = GreedyNotes()
        self.moves: Moves = Moves()  # the legal actions of the decision
        self.trial: State = State()
        self.other: State = State()
