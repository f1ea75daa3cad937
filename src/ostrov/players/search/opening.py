"""Foundings with foresight: a place is judged by how the founding phase would end with it. B-FOUND-1 to -7.

The best places by the greedy player's judgement are tried; the others then found as the greedy player would,
the own second place is chosen in the same way, and a value that was learned from whole games judges what
everybody has when the first dice are thrown. Nothing is hidden while settlements are founded.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import FOUND_ROAD_PHASE
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.legal import legal
    from ostrov.players.constants import OPENING_LEVELS, OPENING_WIDTH
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.notes import take_notes
    from ostrov.players.greedy.policy import greedy_action
    from ostrov.players.greedy.trial import tried
    from ostrov.players.search.budget import Budget, exhausted, note_position
    from ostrov.players.search.features import Features, describe
    from ostrov.players.search.net import Net, get_to_know, logit


class Opening:
    """How many places are tried, what judges them, and space for the positions on the way."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.wide: int = 16  # places that are tried for the settlement to be founded now
        self.narrow: int = 12  # and for a second one
        self.net: Net = Net()
        self.chosen: I64 = 0  # the best action that was found at the first level
        self.work: State = State()
        self.rows: list[I64] = [0] * (OPENING_LEVELS * STATE_WORDS)
        self.listed: list[I64] = [0] * (OPENING_LEVELS * OPENING_WIDTH)
        self.value: list[int] = [0] * OPENING_WIDTH
        self.features: Features = Features()
        self.greedy: GreedyContext = GreedyContext()


def best_places(b: Board, r: Rules, s: State, p: int, width: int, level: int, o: Opening) -> int:
    """Lists the foundings of seat p that the greedy player likes best, in order; returns how many."""
    at = OPENING_WIDTH * level
    n = 0
    take_notes(b, r, s, p, o.greedy.weights, o.greedy.notes)
    legal(b, r, s, p, o.greedy.moves)
    for k in range(o.greedy.moves.n):
        value = tried(b, r, s, p, o.greedy.moves.action[k], o.greedy)
        i = n
        while i > 0 and o.value[i - 1] < value:
            i -= 1
        if i >= width:
            continue
        n = min(n + 1, width)
        for j in range(n - 1, i, -1):
            o.listed[at + j] = o.listed[at + j - 1]
            o.value[j] = o.value[j - 1]
        o.listed[at + i] = o.greedy.moves.action[k]
        o.value[i] = value
    return n


def founded_value(b: Board, r: Rules, p: int, u: Budget, o: Opening) -> float:
    """What the position at the end of the founding phase is worth to seat p."""
    note_position(u)
    describe(b, r, o.work, p, o.features)
    get_to_know(o.net, o.features.numbers)
    return logit(o.net, o.features.numbers)


def as_greedy(b: Board, r: Rules, s: State, q: int, o: Opening) -> I64:
    """What the greedy player would found as seat q."""
    return greedy_action(b, r, s, q, o.greedy)


def founded_on(b: Board, r: Rules, p: int, level: int, u: Budget, o: Opening) -> float:
    """The value to seat p when all go on founding from the position that is looked at."""
    while o.work.phase <= FOUND_ROAD_PHASE:
        q = o.work.active
        if q == p and o.work.phase != FOUND_ROAD_PHASE and level < OPENING_LEVELS:
            return best_founding(b, r, p, o.narrow, level, u, o)
        apply_unchecked(b, r, o.work, as_greedy(b, r, o.work, q, o))
    return founded_value(b, r, p, u, o)


def best_founding(b: Board, r: Rules, p: int, width: int, level: int, u: Budget, o: Opening) -> float:
    """The value to seat p, whose founding is next, of the best of so many places; one is always tried."""
    best: float = 0.0
    n = best_places(b, r, o.work, p, width, level, o)
    o.work.to_row(o.rows, STATE_WORDS * level)
    for i in range(n):
        if i > 0 and exhausted(u):
            break
        action: I64 = o.listed[OPENING_WIDTH * level + i]
        o.work.from_row(o.rows, STATE_WORDS * level)
        apply_unchecked(b, r, o.work, action)
        value: float = founded_on(b, r, p, level + 1, u, o)
        if i == 0 or value > best:
            best = value
            if level == 0:
                o.chosen = action
    return best


def opening_action(b: Board, r: Rules, s: State, p: int, u: Budget, o: Opening) -> I64:
    """What seat p founds now: a settlement, or the road of the one just founded."""
    o.work.copy_from(s)
    best_founding(b, r, p, o.wide, 0, u, o)
    return o.chosen
