"""Actions that a greedy player tries out on a spare state."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import FREE_ROAD, FREE_ROADS
    from ostrov.engine.cities_knights.constants import FIRST_CK_PHASE, LAST_CK_PHASE
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.seams import score
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.follow_up import follow_up
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.evaluate import evaluate


def done(b: Board, r: Rules, p: int, action: I64, context: GreedyContext) -> int:
    """The value after an action done on the trial state; points enough to win top everything."""
    apply_unchecked(b, r, context.trial, action)
    if FIRST_CK_PHASE <= context.trial.phase <= LAST_CK_PHASE:
        follow_up(b, r, context.trial, p)
    if score(context.trial, p) >= r.goal:
        return WINNING
    return evaluate(b, r, context.trial, p, context.weights, context.notes)


def tried(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """The value after an action, short of what chance may add."""
    context.trial.copy_from(s)
    return done(b, r, p, action, context)


def held(b: Board, r: Rules, s: State, p: int, hand: I64, context: GreedyContext) -> int:
    """The value with another hand."""
    context.trial.copy_from(s)
    context.trial.hand[p] = hand
    return evaluate(b, r, context.trial, p, context.weights, context.notes)


def roads_value(b: Board, r: Rules, s: State, p: int, card: I64, context: GreedyContext) -> int:
    """The value after a card for two roads: the best road, then the best second one."""
    context.other.copy_from(s)
    apply_unchecked(b, r, context.other, card)
    best = -WINNING
    while context.other.phase == FREE_ROADS:
        best = -WINNING
        chosen: I64 = 0
        for k in range(b.edge_words):
            left: I64 = context.other.road_sites[EDGE_WORDS * p + k]
            while left != 0:
                road: I64 = pack(FREE_ROAD, p, WORD * k + ctz(left), 0, 0)
                left = left & (left - 1)
                value = tried(b, r, context.other, p, road, context)
                if value > best:
                    best = value
                    chosen = road
        apply_unchecked(b, r, context.other, chosen)
    return best
